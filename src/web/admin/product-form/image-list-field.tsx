import { type ClipboardEvent, useRef, useState } from "react";
import { sortImageAddresses, splitImageAddresses } from "../../../core/text/split-image-addresses.ts";
import { Field } from "../../ui/field.tsx";
import { type MoveDirection, useMoveFocus } from "../editor/use-move-focus.ts";
import { withMoved } from "../editor/with-moved.ts";
import { EntryBox } from "./entry-box.tsx";
import { ImageCard } from "./image-card.tsx";
import { controlIdOf, labelOf } from "./product-fields.ts";
import { withImage } from "./product-values.ts";

/** The main image and 4 thumbnails (specification, section 9). */
const SHOWN_IMAGES = 5;

interface ImageListFieldProps {
  readonly images: readonly string[];
  readonly entry: string;
  readonly error: string | undefined;
  readonly onImages: (images: string[]) => void;
  readonly onEntry: (entry: string) => void;
}

export function ImageListField({ images, entry, error, onImages, onEntry }: ImageListFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const { list, keepFocusAfterMove } = useMoveFocus<HTMLUListElement>(images);
  const [notAdded, setNotAdded] = useState<string>();
  const type = (next: string): void => {
    setNotAdded(undefined);
    onEntry(next);
  };
  /** Of several pasted URLs, the invalid ones stay in the input. */
  const addAll = (addresses: readonly string[], rest = ""): void => {
    const { valid, invalid, reason } = sortImageAddresses(addresses);
    onImages([...images, ...valid]);
    onEntry([rest, ...invalid].filter((text) => text !== "").join(" "));
    setNotAdded(reason === undefined ? undefined : `${notAddedCount(invalid.length)} ${reason}`);
  };
  const add = (): void => {
    const addresses = splitImageAddresses(entry);
    if (addresses.length > 1) return addAll(addresses);
    onImages(withImage(images, entry));
    type("");
  };
  const addPasted = (event: ClipboardEvent): void => {
    const addresses = splitImageAddresses(event.clipboardData.getData("text/plain"));
    // A single URL is pasted as usual, so you can check it before adding it.
    if (addresses.length < 2) return;
    event.preventDefault();
    addAll(addresses, entry);
  };
  const remove = (index: number): void => {
    onImages(images.filter((_, other) => other !== index));
    box.current?.focus();
  };
  const move = (index: number, direction: MoveDirection): void => {
    const to = direction === "earlier" ? index - 1 : index + 1;
    keepFocusAfterMove(to, direction);
    onImages(withMoved(images, index, to));
  };
  return (
    <div className="grid gap-3">
      <Field
        id={controlIdOf("images")}
        label={labelOf("images")}
        hint="Optional. Enter an image URL and press Enter, or paste several at once. The first one is the main image."
        error={error}
        warning={notAdded}
      >
        {(wiring) => (
          <EntryBox
            {...wiring}
            ref={box}
            value={entry}
            addLabel="Add Image"
            inputMode="url"
            autoComplete="off"
            placeholder="https://example.com/picture.jpg"
            onChange={type}
            onAdd={add}
            onPaste={addPasted}
          />
        )}
      </Field>
      <ul ref={list} aria-label="Images of this product" className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3">
        {images.map((address, index) => (
          // An address may stand there twice; the place tells them apart.
          <ImageCard
            key={`${String(index)} ${address}`}
            address={address}
            place={{ index, of: images.length }}
            onMove={(direction) => move(index, direction)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      {images.length > SHOWN_IMAGES && (
        <p className="text-sm font-semibold text-accent">More than {SHOWN_IMAGES} will not show as thumbnails.</p>
      )}
    </div>
  );
}

const notAddedCount = (count: number): string =>
  count === 1 ? "1 URL wasn't added:" : `${count.toLocaleString("en-US")} URLs weren't added. The first one:`;
