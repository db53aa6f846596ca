import type { RestoredEntity } from "../core/trash/restore-from-trash.ts";
import { TRASH_MS, type TrashEntry, type TrashKind } from "../core/trash/trash.ts";
import { type ActorJson, toActorJson } from "./act-json.ts";
import { toInstantJson } from "./instant-json.ts";

/** Something that was deleted and can be restored. */
export interface TrashEntryJson {
  /** The id of the entity itself. */
  readonly id: string;
  readonly kind: TrashKind;
  readonly title: string;
  readonly deleted_at: string;
  readonly deleted_by: ActorJson;
  /** When it is permanently deleted. */
  readonly expires_at: string;
}

export interface RestoredEntityJson {
  readonly id: string;
  readonly kind: TrashKind;
  readonly title: string;
  readonly slug: string;
  /** Its slug was taken in the meantime, so it has a new one. */
  readonly has_new_slug: boolean;
}

export function toTrashEntryJson({ id, kind, title, deletedAt, deletedBy }: TrashEntry): TrashEntryJson {
  return {
    id,
    kind,
    title,
    deleted_at: toInstantJson(deletedAt),
    deleted_by: toActorJson(deletedBy),
    expires_at: toInstantJson(deletedAt + TRASH_MS),
  };
}

export function toRestoredEntityJson({ id, kind, title, slug, hasNewSlug }: RestoredEntity): RestoredEntityJson {
  return { id, kind, title, slug, has_new_slug: hasNewSlug };
}
