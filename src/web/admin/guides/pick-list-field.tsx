import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useState } from "react";
import { controlIdOf, labelOf } from "../editor/editor-fields.ts";
import { type MoveDirection, useMoveFocus } from "../editor/use-move-focus.ts";
import { withMoved } from "../editor/with-moved.ts";
import { GUIDE_FORM } from "./guide-kind.ts";
import { type PickValue, toPick } from "./guide-values.ts";
import { PickItem } from "./pick-item.tsx";
import { ProductPicker } from "./product-picker.tsx";

interface PickListFieldProps {
  readonly picks: readonly PickValue[];
  readonly error: string | undefined;
  readonly onPicks: (picks: readonly PickValue[]) => void;
}

const BOX_ID = controlIdOf(GUIDE_FORM, "products");
/** A finger or hand that trembles on the handle drags nothing. */
const DRAG_AFTER_PX = 4;
/** The drag is for pointers; by keyboard the buttons do the same, and say so themselves. */
const SILENT = { screenReaderInstructions: { draggable: "" }, restoreFocus: false };

/** The guide's products: found by their titles, in an order by buttons or by dragging, each with the owner's words. */
export function PickListField({ picks, error, onPicks }: PickListFieldProps) {
  const [news, setNews] = useState("");
  const { list, keepFocusAfterMove } = useMoveFocus<HTMLOListElement>(picks);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }));
  const move = (from: number, to: number): void => {
    onPicks(withMoved(picks, from, to));
    setNews(`“${picks[from]?.title ?? ""}” is now number ${String(to + 1)} of ${String(picks.length)}.`);
  };
  const moveByButton = (index: number, direction: MoveDirection): void => {
    const to = direction === "earlier" ? index - 1 : index + 1;
    keepFocusAfterMove(to, direction);
    move(index, to);
  };
  const placeOf = (id: unknown): number => picks.findIndex(({ product_id }) => product_id === id);
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null && over.id !== active.id) move(placeOf(active.id), placeOf(over.id));
  };
  const remove = (pick: PickValue): void => {
    onPicks(picks.filter((other) => other !== pick));
    setNews(`“${pick.title}” is out of the guide.`);
    document.getElementById(BOX_ID)?.focus();
  };
  return (
    <div className="grid gap-3">
      <ProductPicker
        id={BOX_ID}
        label={labelOf(GUIDE_FORM, "products")}
        error={error}
        isPicked={({ id }) => placeOf(id) >= 0}
        onPick={(product) => {
          onPicks([...picks, toPick(product)]);
          setNews(`“${product.title}” is in the guide, as number ${String(picks.length + 1)}.`);
        }}
      />
      <p role="status" className="sr-only">
        {news}
      </p>
      {picks.length === 0 ? (
        <p className="rounded-field border border-dashed border-control px-4 py-6 text-center text-quiet">
          No products yet. Search above to add the first one.
        </p>
      ) : (
        <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT} onDragEnd={drop}>
          <SortableContext items={picks.map(({ product_id }) => product_id)} strategy={verticalListSortingStrategy}>
            <ol ref={list} aria-label="Products of this guide" className="grid gap-3">
              {picks.map((pick, index) => (
                <PickItem
                  key={pick.product_id}
                  pick={pick}
                  place={{ index, of: picks.length }}
                  onBlurb={(blurb) => onPicks(picks.map((other) => (other === pick ? { ...pick, blurb } : other)))}
                  onMove={(direction) => moveByButton(index, direction)}
                  onRemove={() => remove(pick)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
      )}
    </div>
  );
}
