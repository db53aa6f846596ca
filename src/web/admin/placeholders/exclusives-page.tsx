import { Placeholder } from "./placeholder.tsx";

export default function ExclusivesPage() {
  return <Placeholder title="Exclusives Management" noun="exclusives" />;
}
