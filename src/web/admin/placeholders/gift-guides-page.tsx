import { Placeholder } from "./placeholder.tsx";

export default function GiftGuidesPage() {
  return <Placeholder title="Gift Guides Management" noun="gift guides" />;
}
