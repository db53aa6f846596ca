import { DealForm } from "./deal-form.tsx";

export default function NewExclusivePage() {
  return <DealForm />;
}
