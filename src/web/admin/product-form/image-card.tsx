import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { useState } from "react";
import { parseImageAddress } from "../../../core/text/image-address.ts";
import type { MoveDirection } from "../editor/use-move-focus.ts";
import { Thumbnail } from "../ui/thumbnail.tsx";
import { shortAddress } from "./short-address.ts";

interface ImageCardProps {
  readonly address: string;
  readonly place: { readonly index: number; readonly of: number };
  readonly onMove: (direction: MoveDirection) => void;
  readonly onRemove: () => void;
}

const ACTION =
  "inline-flex size-11 items-center justify-center rounded-full hover:bg-tint disabled:opacity-40 disabled:hover:bg-transparent";

/** One picture of the preview grid, with its place, its warnings, and what can be done with it. */
export function ImageCard({ address, place, onMove, onRemove }: ImageCardProps) {
  const [isBroken, setBroken] = useState(false);
  const parsed = parseImageAddress(address);
  const notes = isBroken ? ["This picture does not load."] : parsed.ok ? parsed.warnings : [parsed.reason];
  const name = `Image ${String(place.index + 1)}`;
  return (
    <li className="flex flex-col rounded-field border border-line bg-card">
      <Thumbnail address={address} className="aspect-[4/3] w-full rounded-t-field" onBroken={() => setBroken(true)} />
      <div className="grow px-3 pt-2">
        <p className="text-sm font-semibold">{name}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-quiet">{shortAddress(address)}</p>
        {notes.map((note) => (
          <p key={note} role="status" className="text-sm font-semibold text-accent">
            {note}
          </p>
        ))}
      </div>
      <div className="flex justify-between px-1 py-1">
        <button
          type="button"
          data-move="earlier"
          aria-label={`Move ${name} earlier`}
          disabled={place.index === 0}
          className={ACTION}
          onClick={() => onMove("earlier")}
        >
          <ArrowLeft aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          data-move="later"
          aria-label={`Move ${name} later`}
          disabled={place.index === place.of - 1}
          className={ACTION}
          onClick={() => onMove("later")}
        >
          <ArrowRight aria-hidden className="size-5" />
        </button>
        <button type="button" aria-label={`Remove ${name}`} className={`${ACTION} text-cherry`} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </button>
      </div>
    </li>
  );
}
