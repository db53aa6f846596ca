import type { CoreContext } from "../core-context.ts";
import type { Stores } from "../storage.ts";
import { recordAct } from "./record-act.ts";

type Named = { readonly id: string } & ({ readonly title: string } | { readonly name: string });

interface Change<Entity extends Named> {
  /** A noun of the glossary: `product`, `gift guide` … */
  readonly kind: string;
  readonly before?: Entity | undefined;
  readonly after?: Entity | undefined;
}

/** Writes into the audit log that an entity was created, revised or removed, by what there is before and after. */
export async function recordChange<Entity extends Named>(
  context: CoreContext,
  stores: Stores,
  change: Change<Entity>,
): Promise<void> {
  const { kind, before, after } = change;
  const entity = after ?? before;
  if (entity === undefined) throw new Error(`Nothing happened to the ${kind}.`);
  const deed = before === undefined ? "create" : after === undefined ? "remove" : "revise";
  const name = "title" in entity ? entity.title : entity.name;
  await recordAct(context, stores, { deed, subject: { kind, id: entity.id, name }, before, after });
}
