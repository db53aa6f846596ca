import { DomainError } from "./domain-error.ts";

/** The entity, or DomainError("not-found") with a sentence: "Product not found". */
export function refuseMissing<Entity>(entity: Entity | undefined, noun: string): Entity {
  if (entity !== undefined) return entity;
  throw new DomainError("not-found", `${noun.charAt(0).toUpperCase()}${noun.slice(1)} not found`);
}
