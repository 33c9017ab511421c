import { pictureAddress, type ThumbnailSize } from '#core/model/catalogue/picture.ts';
import { DrawnLeaf } from '../layout/DrawnLeaf.tsx';
import { useFailedPicture } from './use-failed-picture.ts';
import { useSavingData } from './use-saving-data.ts';
import './Picture.css';

type PictureProps = {
  productId: string;
  /** Image index; without one a drawn leaf stands in. */
  image: string | undefined;
  alt: string;
  /** How wide the picture is shown, as `sizes` says it. */
  sizes: string;
  /** Which width does for a shopper who saves data. px */
  sparing?: 100 | 200 | 400;
  /** Never shown wider than 100 px. */
  isSmall?: boolean;
  /** On the first screen: fetched at once instead of when it comes near. */
  isEager?: boolean;
  /** Another picture of the first screen comes before it. */
  isSecond?: boolean;
};

const WIDTHS = [200, 400, 800] as const;
const SMALL_WIDTHS = [100, 200] as const;

/** A product's picture in its own square box, so that nothing moves when it comes or does not. */
export function Picture({
  productId,
  image,
  alt,
  sizes,
  isSmall = false,
  sparing = isSmall ? 100 : 200,
  isEager = false,
  isSecond = false,
}: PictureProps) {
  const [hasFailed, watch] = useFailedPicture(`${productId}/${image}`);
  const isSaving = useSavingData();
  if (image === undefined || hasFailed) return <DrawnLeaf alt={alt} />;
  const source = (width: ThumbnailSize) => pictureAddress(productId, image, width);
  const usual = isSmall ? SMALL_WIDTHS : WIDTHS;
  const widths = isSaving ? [sparing] : usual;
  return (
    <img
      className="picture"
      crossOrigin="anonymous"
      sizes={sizes}
      srcSet={widths.map((width) => `${source(width)} ${width}w`).join(', ')}
      src={source(isSaving ? sparing : usual[1])}
      width={400}
      height={400}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager && !isSecond ? 'high' : 'auto'}
      decoding="async"
      {...watch}
    />
  );
}
