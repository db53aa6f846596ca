import { DomainError } from "../errors/domain-error.ts";
import type { Category } from "./category.ts";

/** Two live categories cannot share a folded name: products name their category. */
export function refuseTakenName({ name }: Category): DomainError {
  const message = `There is already a category "${name}".`;
  return new DomainError("conflict", message, { errors: [{ field: "name", message }] });
}
