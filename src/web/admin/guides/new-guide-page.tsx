import { GuideForm } from "./guide-form.tsx";

export default function NewGuidePage() {
  return <GuideForm />;
}
