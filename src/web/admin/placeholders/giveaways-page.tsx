import { Placeholder } from "./placeholder.tsx";

export default function GiveawaysPage() {
  return <Placeholder title="Giveaways Management" noun="giveaways" />;
}
