import { ImageOff } from "lucide-react";
import { useState } from "react";
import { parseImageAddress } from "../../../core/text/image-address.ts";
import { imageSource } from "../../../core/text/image-source.ts";
import { classNames } from "../../ui/class-names.ts";

interface ThumbnailProps {
  /** As stored or typed; absent or broken shows the placeholder icon. */
  readonly address: string | undefined;
  /** Of the box that the picture fills. */
  readonly className: string;
  readonly onBroken?: () => void;
}

/** A picture among the owner's work: decoration beside the name, so without a text of its own. */
export function Thumbnail({ address, className, onBroken }: ThumbnailProps) {
  const [brokenSource, setBrokenSource] = useState<string>();
  const source = address === undefined ? undefined : sourceOf(address);
  const isShown = source !== undefined && source !== brokenSource;
  return (
    <span className={classNames("flex shrink-0 items-center justify-center overflow-hidden bg-tint", className)}>
      {isShown ? (
        <img
          src={source}
          alt=""
          referrerPolicy="no-referrer"
          loading="lazy"
          className="size-full object-cover"
          onError={() => {
            setBrokenSource(source);
            onBroken?.();
          }}
        />
      ) : (
        <ImageOff aria-hidden className="size-5 text-quiet" />
      )}
    </span>
  );
}

function sourceOf(address: string): string | undefined {
  const parsed = parseImageAddress(address);
  return parsed.ok ? imageSource(parsed.url) : undefined;
}
