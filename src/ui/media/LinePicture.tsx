import { PicturePlaceholder } from '../layout/PicturePlaceholder.tsx';
import { useFailedPicture } from './use-failed-picture.ts';
import './Picture.css';

/** The picture that an order's line came with, by its web address; '' for none. Without a network it comes from what is kept. */
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
