import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { TextArea } from "../../ui/field.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { MoveDirection } from "../editor/use-move-focus.ts";
import { Thumbnail } from "../ui/thumbnail.tsx";
import type { PickValue } from "./guide-values.ts";

interface PickItemProps {
  readonly pick: PickValue;
  readonly place: { readonly index: number; readonly of: number };
  readonly onBlurb: (blurb: string) => void;
  readonly onMove: (direction: MoveDirection) => void;
  readonly onRemove: () => void;
}

const ACTION =
  "inline-flex size-11 items-center justify-center rounded-full hover:bg-tint disabled:opacity-40 disabled:hover:bg-transparent";

/** One product of the guide. Its handle is for pointers and fingers; the buttons do the same by keyboard. */
export function PickItem({ pick, place, onBlurb, onMove, onRemove }: PickItemProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: pick.product_id });
  const { title, price, image, hidden } = pick;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        "grid gap-2 rounded-field border border-line bg-card p-3",
        isDragging && "relative z-20 border-plum shadow-lifted",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span
          {...listeners}
          aria-hidden
          data-drag-handle
          className="-ml-1 inline-flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-full text-quiet select-none hover:bg-tint active:cursor-grabbing"
        >
          <GripVertical className="size-5" />
        </span>
        <Thumbnail address={image === "" ? undefined : image} className="size-12 rounded-field" />
        <div className="min-w-32 flex-1">
          <p className="font-semibold [overflow-wrap:anywhere]">
            {place.index + 1}. {title}
          </p>
          <p className="text-sm [overflow-wrap:anywhere] text-quiet">{price}</p>
          {hidden && <p className="text-sm text-accent">Hidden: shoppers do not see it here either.</p>}
        </div>
        <PickActions title={title} place={place} onMove={onMove} onRemove={onRemove} />
      </div>
      <TextArea
        label="Your words about it"
        aria-label={`Your words about ${title}`}
        rows={2}
        value={pick.blurb}
        onChange={(event) => onBlurb(event.target.value)}
      />
    </li>
  );
}

interface PickActionsProps extends Pick<PickItemProps, "place" | "onMove" | "onRemove"> {
  readonly title: string;
}

function PickActions({ title, place, onMove, onRemove }: PickActionsProps) {
  return (
    <div className="ml-auto flex">
      <button
        type="button"
        data-move="earlier"
        aria-label={`Move ${title} up`}
        disabled={place.index === 0}
        className={ACTION}
        onClick={() => onMove("earlier")}
      >
        <ArrowUp aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        data-move="later"
        aria-label={`Move ${title} down`}
        disabled={place.index === place.of - 1}
        className={ACTION}
        onClick={() => onMove("later")}
      >
        <ArrowDown aria-hidden className="size-5" />
      </button>
      <button type="button" aria-label={`Remove ${title}`} className={`${ACTION} text-cherry`} onClick={onRemove}>
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
