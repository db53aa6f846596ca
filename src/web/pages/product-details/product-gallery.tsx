import { useState } from "react";
import type { ImageAddress } from "../../../core/text/image-address.ts";
import { imageSource } from "../../../core/text/image-source.ts";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

interface ProductGalleryProps {
  readonly title: string;
  readonly images: readonly string[];
}

/** The main picture and four thumbnails (specification 9). */
const MAX_PICTURES = 5;

export function ProductGallery({ title, images }: ProductGalleryProps) {
  const pictures = images.slice(0, MAX_PICTURES);
  const [chosen, setChosen] = useState<number>();
  const shown = chosen ?? 0;
  const nameOf = (index: number) => `Image ${index + 1} of ${pictures.length}`;
  if (pictures.length === 0) return <NoPicture />;
  return (
    <div>
      <div className="overflow-hidden rounded-card border border-line shadow-card">
        <Picture
          address={pictures[shown]}
          alt={pictures.length === 1 ? `Picture of ${title}` : `${title}, ${nameOf(shown)}`}
          loading="eager"
          isFirst
        />
      </div>
      {pictures.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-3">
          {pictures.map((address, index) => (
            <li key={nameOf(index)}>
              {index === 0 && chosen === undefined ? (
                <FirstThumbnail address={address} />
              ) : (
                <Thumbnail
                  address={address}
                  name={nameOf(index)}
                  isShown={index === shown}
                  onShow={() => setChosen(index)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * The main image is the first thumbnail, so that nothing moves when another one is chosen. Until then it only marks what
 * is shown: the specification's thumbnails are images 2 to 5.
 */
function FirstThumbnail({ address }: { readonly address: string }) {
  return (
    <span aria-hidden="true" className="thumbnail border-plum">
      <svg viewBox="0 0 4 3" className="block bg-tint">
        <image href={imageSource(address as ImageAddress)} width="4" height="3" preserveAspectRatio="xMidYMid slice" />
      </svg>
    </span>
  );
}

interface ThumbnailProps {
  readonly address: string;
  readonly name: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** A link to the picture itself until scripts take over. */
function Thumbnail({ address, name, isShown, onShow }: ThumbnailProps) {
  const isHydrated = useHydrated();
  const look = classNames("thumbnail", isShown ? "border-plum" : "border-line hover:border-control");
  const picture = <Picture address={address} alt="" loading="eager" />;
  if (!isHydrated) {
    return (
      <a href={imageSource(address as ImageAddress)} aria-label={name} className={look}>
        {picture}
      </a>
    );
  }
  return (
    <button type="button" aria-label={name} aria-current={isShown} className={look} onClick={onShow}>
      {picture}
    </button>
  );
}

function NoPicture() {
  return (
    <div
      role="img"
      aria-label="No picture"
      // Stretched to the height of the text beside it, the box would grow in width, too, by its ratio.
      className="flex aspect-4/3 w-full items-center justify-center self-start rounded-card border border-line bg-tint text-4xl shadow-card"
    >
      🛍️
    </div>
  );
}
