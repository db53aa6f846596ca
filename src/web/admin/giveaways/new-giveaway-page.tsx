import { GiveawayForm } from "./giveaway-form.tsx";

export default function NewGiveawayPage() {
  return <GiveawayForm />;
}
