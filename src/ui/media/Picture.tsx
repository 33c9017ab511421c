import { pictureAddress, type ThumbnailSize } from '#domain/shared/picture.ts';
import { PicturePlaceholder } from '../layout/PicturePlaceholder.tsx';
import { useFailedPicture } from './use-failed-picture.ts';
import { useSavingData } from './use-saving-data.ts';
import './Picture.css';

/** Which pictures of the first screen come first. */
export type Priority = 'high' | 'low';

type PictureProps = {
  productId: string;
  /** Image index; without one a drawn leaf stands in. */
  image: string | undefined;
  alt: string;
  /** How wide the picture is shown, as `sizes` says it. */
  sizes: string;
  /** Which width does for a shopper who saves data. px */
  sparing?: ThumbnailSize;
  /** What `sizes` chooses from, where it is never shown large. px */
  widths?: readonly ThumbnailSize[];
  /** On the first screen: fetched at once instead of when it comes near; `low` after a larger picture there. */
  priority?: Priority | undefined;
};

const WIDTHS = [200, 400, 800] as const;

/** A product's picture in its own square box, so that nothing moves when it comes or does not. */
export function Picture({
  productId,
  image,
  alt,
  sizes,
  sparing = 200,
  widths = WIDTHS,
  priority,
}: PictureProps) {
  const [hasFailed, watch] = useFailedPicture(`${productId}/${image}`);
  const isSaving = useSavingData();
  if (image === undefined || hasFailed) return <PicturePlaceholder alt={alt} />;
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
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ?? 'auto'}
      decoding="async"
      {...watch}
    />
  );
}
