import { useEffect, useState } from 'react';
import { pictureAddress } from '#core/model/picture.ts';
import './Picture.css';

type PictureProps = {
  productId: string;
  /** Image index; without one a drawn leaf stands in. */
  image: string | undefined;
  alt: string;
  /** How wide the picture is shown, as `sizes` says it. */
  sizes: string;
  /** On the first screen: fetched at once instead of when it comes near. */
  isEager?: boolean;
};

const WIDTHS = [200, 400, 800] as const;

/** A product's picture in its own square box, so that nothing moves when it comes or does not. */
export function Picture({ productId, image, alt, sizes, isEager = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const hasFailed = failed === `${productId}/${image}`;

  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = () => setFailed(null);
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [hasFailed]);

  if (image === undefined || hasFailed) return <DrawnLeaf alt={alt} />;
  const source = (width: (typeof WIDTHS)[number]) => pictureAddress(productId, image, width);
  return (
    <img
      className="picture"
      crossOrigin="anonymous"
      sizes={sizes}
      srcSet={WIDTHS.map((width) => `${source(width)} ${width}w`).join(', ')}
      src={source(400)}
      width={400}
      height={400}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(`${productId}/${image}`)}
    />
  );
}

function DrawnLeaf({ alt }: { alt: string }) {
  return (
    <svg
      className="picture picture--drawn"
      viewBox="0 0 100 100"
      width="400"
      height="400"
      role="img"
      aria-label={alt}
      aria-hidden={alt === ''}
    >
      <path d="M50 78V44" />
      <path d="M50 58c-17 0-24-9-25-23 15 0 25 7 25 23z" />
      <path d="M50 50c0-16 9-25 25-27 1 17-8 27-25 27z" />
    </svg>
  );
}
