import { findGiveaway } from "../api/giveaways-api.ts";
import { LoadedForm } from "../content-list/content-form.tsx";
import { GIVEAWAY } from "../content-list/content-noun.ts";
import type { Route } from "./+types/edit-giveaway-page";
import { GiveawayForm } from "./giveaway-form.tsx";

export default function EditGiveawayPage({ params }: Route.ComponentProps) {
  return (
    <LoadedForm noun={GIVEAWAY} id={params.id} find={findGiveaway}>
      {(giveaway) => <GiveawayForm key={giveaway.id} giveaway={giveaway} />}
    </LoadedForm>
  );
}
