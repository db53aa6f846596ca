import { findDeal } from "../api/exclusives-api.ts";
import { LoadedForm } from "../content-list/content-form.tsx";
import { DEAL } from "../content-list/content-noun.ts";
import type { Route } from "./+types/edit-exclusive-page";
import { DealForm } from "./deal-form.tsx";

export default function EditExclusivePage({ params }: Route.ComponentProps) {
  return (
    <LoadedForm noun={DEAL} id={params.id} find={findDeal}>
      {(deal) => <DealForm key={deal.id} deal={deal} />}
    </LoadedForm>
  );
}
