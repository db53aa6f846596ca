import { ProductForm } from "./product-form.tsx";

export default function NewProductPage() {
  return <ProductForm />;
}
