import { pictureAddress, type ThumbnailSize } from '#domain/shared/picture.ts';
import type { SpokenText } from '#domain/shared/spoken-text.ts';
import { PicturePlaceholder } from '../layout/PicturePlaceholder.tsx';
import { useFailedPicture } from './use-failed-picture.ts';
import { useSavingData } from './use-saving-data.ts';
import './Picture.css';

/** The fetch priority of pictures on the first screen. */
export type Priority = 'high' | 'low';

type PictureProps = {
  productId: string;
  /** Image index; without one the placeholder shows. */
  image: string | undefined;
  alt: string;
  /** Of `alt`, if it is not the page's. */
  lang?: SpokenText['lang'];
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The width to use with data saving on. px */
  sparing?: ThumbnailSize;
  /** The widths that `sizes` chooses from; pass fewer for a picture that is never shown large. px */
  widths?: readonly ThumbnailSize[];
  /** For pictures on the first screen: fetched eagerly instead of lazily; `low` after a larger picture there. */
  priority?: Priority | undefined;
};

const WIDTHS = [200, 400, 800] as const;

/** A product's picture in a square box of its own, so that nothing moves whether it loads or fails. */
export function Picture({
  productId,
  image,
  alt,
  lang,
  sizes,
  sparing = 200,
  widths = WIDTHS,
  priority,
}: PictureProps) {
  const [hasFailed, watch] = useFailedPicture(`${productId}/${image}`);
  const isSaving = useSavingData();
  if (image === undefined || hasFailed) return <PicturePlaceholder alt={alt} lang={lang} />;
  const source = (width: ThumbnailSize) => pictureAddress(productId, image, width);
  const offered = isSaving ? [sparing] : widths;
  return (
    <img
      className="picture"
      crossOrigin="anonymous"
      sizes={sizes}
      srcSet={offered.map((width) => `${source(width)} ${width}w`).join(', ')}
      src={source(offered[1] ?? sparing)}
      width={400}
      height={400}
      alt={alt}
      lang={lang}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ?? 'auto'}
      decoding="async"
      {...watch}
    />
  );
}
