import {
  type KeyboardEvent,
  type PointerEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SpokenText } from '#domain/shared/spoken-text.ts';
import { lazyComponent } from '../layout/AfterHydration.tsx';
import {
  enlargePicture,
  NEXT_PICTURE,
  PREVIOUS_PICTURE,
  pictureButton,
  pictureOfProduct,
  pictureShown,
  picturesOf,
} from '../messages.ts';
import type { Carousel, GalleryMotion } from './GalleryMotion.tsx';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { useSavingData } from './use-saving-data.ts';
import './Gallery.css';

// Loads with the first press on a picture.
const PictureZoom = lazyComponent(() => import('./PictureZoom.tsx').then((it) => it.PictureZoom));

type Turn = (carousel: Carousel) => void;

/** A sideways move this long is a swipe. CSS px */
const SWIPE_PX = 30;

type GalleryProps = {
  productId: string;
  /** Image indexes, the cover first. */
  images: readonly string[];
  /** The product's name. */
  name: SpokenText;
};

/**
 * A product's pictures: one at a time, in a ring, by finger, arrow, thumbnail or key. With data saving on, each is fetched
 * only when it is turned to.
 */
export function Gallery({ productId, images, name: { text: name, lang } }: GalleryProps) {
  const hasMany = images.length > 1;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  /** The carousel loads with the first finger, pointer or key on the pictures; after a failure, with the next. */
  const [isTouched, setTouched] = useState(false);
  const [Motion, setMotion] = useState<typeof GalleryMotion | null>(null);
  const [embla, setEmbla] = useState<Carousel | null>(null);
  const isSaving = useSavingData();
  const [shown, setShown] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const [seen, setSeen] = useState<readonly number[]>([0]);
  /** Turns asked for before the carousel is ready. */
  const early = useRef<Turn[]>([]);
  /** Where a finger went down before the carousel was ready to follow it. */
  const down = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (!isTouched) return;
    import('./GalleryMotion.tsx').then(
      (it) => setMotion(() => it.GalleryMotion),
      () => setTouched(false),
    );
  }, [isTouched]);
  useEffect(() => {
    if (!embla) return;
    const follow = () => {
      const at = embla.selectedScrollSnap();
      setShown(at);
      setSeen((before) => (before.includes(at) ? before : [...before, at]));
    };
    embla.on('select', follow).on('reInit', follow);
    for (const turn of early.current.splice(0)) turn(embla);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  const whenReady = (turn: Turn) => {
    if (embla) return turn(embla);
    early.current.push(turn);
    setTouched(true);
  };
  const back = () => whenReady((ready) => ready.scrollPrev(isCalm()));
  const next = () => whenReady((ready) => ready.scrollNext(isCalm()));
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') back();
    if (event.key === 'ArrowRight') next();
  };
  const recordDown = ({ clientX, clientY, pointerType, isPrimary }: PointerEvent) => {
    setTouched(true);
    // A mouse has hovered first, which loaded the carousel; a second finger is a pinch.
    const isSwipe = !embla && pointerType !== 'mouse' && isPrimary;
    down.current = isSwipe ? { x: clientX, y: clientY } : null;
  };
  const turnBySwipe = ({ clientX, clientY }: PointerEvent) => {
    const moved = down.current && clientX - down.current.x;
    const strayed = down.current && Math.abs(clientY - down.current.y);
    down.current = null;
    if (moved === null || strayed === null) return;
    if (Math.abs(moved) < SWIPE_PX || Math.abs(moved) < strayed) return;
    if (moved > 0) back();
    else next();
  };

  const enlarge = (
    <button
      className="gallery__enlarge"
      type="button"
      aria-haspopup="dialog"
      aria-label={enlargePicture(shown + 1, images.length)}
      onClick={() => setLarge(true)}
    >
      <EnlargeSign />
    </button>
  );
  const enlarged = isLarge && (
    <Suspense>
      <PictureZoom
        productId={productId}
        images={images}
        name={name}
        first={shown}
        onClose={() => setLarge(false)}
      />
    </Suspense>
  );
  if (!hasMany) {
    return (
      <div className="gallery">
        {images.length > 0 && enlarge}
        {enlarged}
        <Picture
          productId={productId}
          image={images[0]}
          alt={name}
          lang={lang}
          sizes={SIZES}
          sparing={400}
          priority="high"
        />
      </div>
    );
  }
  return (
    <section
      className="gallery"
      aria-label={picturesOf(name)}
      onKeyDown={turnByKey}
      onPointerMove={() => setTouched(true)}
      onFocus={() => setTouched(true)}
    >
      {viewport && Motion && <Motion viewport={viewport} onReady={setEmbla} />}
      <div
        className="gallery__viewport"
        ref={setViewport}
        onPointerDown={recordDown}
        onPointerUp={turnBySwipe}
      >
        <div className="gallery__track">
          {images.map((image, at) => (
            <div className="gallery__slide" key={image} inert={at !== shown}>
              {isSaving && !seen.includes(at) ? (
                <div className="picture" />
              ) : (
                <Picture
                  productId={productId}
                  image={image}
                  alt={pictureOfProduct(name, at + 1, images.length)}
                  sizes={SIZES}
                  sparing={400}
                  priority={at === 0 ? 'high' : undefined}
                />
              )}
            </div>
          ))}
        </div>
        {enlarge}
        <button
          className="gallery__arrow"
          type="button"
          aria-label={PREVIOUS_PICTURE}
          onClick={back}
        >
          <Icon name="back" />
        </button>
        <button
          className="gallery__arrow gallery__arrow--next"
          type="button"
          aria-label={NEXT_PICTURE}
          onClick={next}
        >
          <Icon name="next" />
        </button>
      </div>
      <ul className="gallery__thumbs">
        {images.map((image, at) => (
          <li key={image}>
            <button
              type="button"
              aria-label={pictureButton(at + 1)}
              aria-current={at === shown}
              onClick={() => whenReady((ready) => ready.scrollTo(at, isCalm()))}
            >
              {isSaving ? (
                <span className="gallery__number">{at + 1}</span>
              ) : (
                <Thumbnail productId={productId} image={image} />
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {pictureShown(shown + 1, images.length)}
      </p>
      {enlarged}
    </section>
  );
}

/** A magnifying glass with a plus. */
function EnlargeSign() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6zM15.8 15.8 20.5 20.5M10.8 8v5.6M8 10.8h5.6" />
    </svg>
  );
}

const SIZES = '(min-width: 1024px) 34rem, (min-width: 768px) 45vw, 100vw';
