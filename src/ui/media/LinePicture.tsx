import { PicturePlaceholder } from '../layout/PicturePlaceholder.tsx';
import { useFailedPicture } from './use-failed-picture.ts';
import './Picture.css';

/** The picture of an order line, by its URL; '' for none. Offline it comes from the cache. */
export function LinePicture({ photoUrl, alt = '' }: { photoUrl: string; alt?: string }) {
  const [hasFailed, watch] = useFailedPicture(photoUrl);
  if (photoUrl === '' || hasFailed) return <PicturePlaceholder alt={alt} />;
  return (
    <img
      className="picture"
      crossOrigin="anonymous"
      src={photoUrl}
      width={200}
      height={200}
      alt={alt}
      decoding="async"
      {...watch}
    />
  );
}
