import { useEffect, useRef, useState } from "react";
import type { ImageAddress } from "../../core/text/image-address.ts";
import { imageSource } from "../../core/text/image-source.ts";
import { classNames } from "./class-names.ts";
import { ShoppingBag } from "./icons.tsx";

interface PictureProps {
  /** As the API gives it: parsed as an `ImageAddress` before it was stored. Absent or empty: the placeholder. */
  readonly address: string | undefined;
  readonly alt: string;
  readonly loading?: "eager" | "lazy";
  /** The picture that a visitor sees first. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** The share that every picture's box has, whatever the picture itself has. */
const WIDTH = 1200;
const HEIGHT = 900;

/** A picture in a box of 4 : 3 that keeps its place; missing and broken ones show a shopping bag. */
export function Picture({ address, alt, loading = "lazy", isFirst = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [brokenAddress, setBrokenAddress] = useState<string>();
  useEffect(() => {
    // A picture may have failed before this code ran.
    const { current } = image;
    if (current?.complete === true && current.naturalWidth === 0) setBrokenAddress(address);
  }, [address]);
  if (address === undefined || address === "" || address === brokenAddress) return <PicturePlaceholder alt={alt} />;
  return (
    <img
      ref={image}
      src={imageSource(address as ImageAddress)}
      alt={alt}
      width={WIDTH}
      height={HEIGHT}
      loading={loading}
      decoding="async"
      {...(isFirst && { fetchPriority: "high" })}
      onError={() => setBrokenAddress(address)}
      className={classNames("picture", className)}
    />
  );
}

function PicturePlaceholder({ alt }: { readonly alt: string }) {
  return (
    <span
      {...(alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt })}
      className="flex aspect-4/3 w-full items-center justify-center bg-tint text-control"
    >
      <ShoppingBag className="shopping-bag size-1/4 stroke-[1.25]" />
    </span>
  );
}
