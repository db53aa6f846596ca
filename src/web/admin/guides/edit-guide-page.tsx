import { findGuide } from "../api/guides-api.ts";
import { LoadedForm } from "../content-list/content-form.tsx";
import { GUIDE } from "../content-list/content-noun.ts";
import type { Route } from "./+types/edit-guide-page";
import { GuideForm } from "./guide-form.tsx";

export default function EditGuidePage({ params }: Route.ComponentProps) {
  return (
    <LoadedForm noun={GUIDE} id={params.id} find={findGuide}>
      {(guide) => <GuideForm key={guide.id} guide={guide} />}
    </LoadedForm>
  );
}
