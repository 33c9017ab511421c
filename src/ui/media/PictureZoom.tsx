import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pictureAddress } from '#domain/shared/picture.ts';
import { PicturePlaceholder } from '../layout/PicturePlaceholder.tsx';
import {
  CLOSE,
  LARGER,
  NEXT_PICTURE,
  PREVIOUS_PICTURE,
  pictureOfProduct,
  pictureShown,
  picturesOf,
  SMALLER,
} from '../messages.ts';
import { Icon } from './Icon.tsx';
import { useFailedPicture } from './use-failed-picture.ts';
import './PictureZoom.css';

type PictureZoomProps = {
  productId: string;
  images: readonly string[];
  name: string;
  /** The index of the picture to show first. */
  first: number;
  onClose(): void;
};

/**
 * A product's pictures on the whole screen. A press enlarges one at that point; it then pans by finger or keys. Pinching
 * is left to the browser.
 */
export function PictureZoom({ productId, images, name, first, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(first);
  const [isLarge, setLarge] = useState(false);
  const count = images.length;
  useEffect(() => dialog.current?.showModal(), []);

  function turn(by: number) {
    setLarge(false);
    setAt((at + by + count) % count);
  }
  function turnByKey({ key }: KeyboardEvent) {
    // These keys pan a large picture.
    if (isLarge || count < 2) return;
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  }

  return (
    <dialog
      className="picture-zoom"
      ref={dialog}
      aria-label={picturesOf(name)}
      onClose={onClose}
      onKeyDown={turnByKey}
    >
      <div className="picture-zoom__bar">
        <p role="status">{pictureShown(at + 1, count)}</p>
        <button
          type="button"
          aria-label={isLarge ? SMALLER : LARGER}
          onClick={() => setLarge(!isLarge)}
        >
          <Icon name={isLarge ? 'minus' : 'plus'} />
        </button>
        <button type="button" aria-label={CLOSE} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      <ZoomedPicture
        key={images[at]}
        address={pictureAddress(productId, images[at] ?? '', 800)}
        alt={count === 1 ? name : pictureOfProduct(name, at + 1, count)}
        isLarge={isLarge}
        onLarge={setLarge}
      />
      {count > 1 && (
        <div className="picture-zoom__turns">
          <button type="button" aria-label={PREVIOUS_PICTURE} onClick={() => turn(-1)}>
            <Icon name="back" />
          </button>
          <button type="button" aria-label={NEXT_PICTURE} onClick={() => turn(1)}>
            <Icon name="next" />
          </button>
        </div>
      )}
    </dialog>
  );
}

type ZoomedPictureProps = {
  address: string;
  alt: string;
  isLarge: boolean;
  onLarge(isLarge: boolean): void;
};

/** One picture, whole or larger than its box. */
function ZoomedPicture({ address, alt, isLarge, onLarge }: ZoomedPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  /** The point to centre when enlarging, as fractions of the picture's width and height. */
  const point = useRef({ x: 0.5, y: 0.5 });
  const [hasFailed, watch] = useFailedPicture(address);

  useLayoutEffect(() => {
    const { current: box } = place;
    if (!box || !isLarge) return;
    const { x, y } = point.current;
    box.scrollTo(
      x * box.scrollWidth - box.clientWidth / 2,
      y * box.scrollHeight - box.clientHeight / 2,
    );
  }, [isLarge]);

  function press({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // Pictures are square and centred: the rest of their box is empty.
    const side = Math.min(width, height);
    point.current = {
      x: (clientX - left - (width - side) / 2) / side,
      y: (clientY - top - (height - side) / 2) / side,
    };
    onLarge(!isLarge);
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is larger than its place is moved by keys.
    <section className="picture-zoom__place" ref={place} tabIndex={0} aria-label={alt}>
      {hasFailed ? (
        <PicturePlaceholder alt={alt} />
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same.
        <img
          className={
            isLarge ? 'picture-zoom__picture picture-zoom__picture--large' : 'picture-zoom__picture'
          }
          crossOrigin="anonymous"
          src={address}
          width={800}
          height={800}
          alt={alt}
          draggable={false}
          onClick={press}
          {...watch}
        />
      )}
    </section>
  );
}
