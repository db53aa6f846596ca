import { type ComponentProps, useState } from "react";
import { parseImageAddress } from "../../../core/text/image-address.ts";
import { TextField } from "../../ui/field.tsx";
import { Thumbnail } from "./thumbnail.tsx";

interface OneImageFieldProps extends ComponentProps<"input"> {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  /** As typed. */
  readonly address: string;
}

/** The address of one picture, with the picture beside it, so that a bad one shows at once. */
export function OneImageField({ address, ...input }: OneImageFieldProps) {
  const [broken, setBroken] = useState<string>();
  const parsed = address.trim() === "" ? undefined : parseImageAddress(address);
  const warning =
    broken === address ? "This picture does not load." : parsed?.ok === true ? parsed.warnings[0] : undefined;
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <TextField
        {...input}
        inputMode="url"
        autoComplete="off"
        placeholder="https://example.com/picture.jpg"
        hint="Optional. The address of a picture."
        warning={warning}
      />
      {parsed !== undefined && (
        <Thumbnail
          address={address}
          className="aspect-[4/3] w-32 rounded-field border border-line"
          onBroken={() => setBroken(address)}
        />
      )}
    </div>
  );
}
