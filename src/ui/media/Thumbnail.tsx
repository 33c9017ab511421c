import { pictureAddress } from '#domain/shared/picture.ts';
import { PicturePlaceholder } from '../layout/PicturePlaceholder.tsx';
import { useFailedPicture } from './use-failed-picture.ts';

/** The smallest picture of a product, decorative beside its name. */
export function Thumbnail({ productId, image }: { productId: string; image: string }) {
  const [hasFailed, watch] = useFailedPicture(`${productId}/${image}`);
  if (hasFailed) return <PicturePlaceholder alt="" />;
  return (
    <img
      className="picture"
      src={pictureAddress(productId, image, 100)}
      crossOrigin="anonymous"
      width={100}
      height={100}
      alt=""
      decoding="async"
      {...watch}
    />
  );
}
