import { useCallback, useEffect } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { bannerOf, NEXT_BANNER, PAUSE_BANNERS, PLAY_BANNERS, PREVIOUS_BANNER } from './messages.ts';
import { isCalm, useAutoplay } from './use-autoplay.ts';

type BannerMotionProps = {
  /** `root` is the whole carousel, `viewport` the frame in which its slides move. */
  root: HTMLElement;
  viewport: HTMLElement;
  shown: number;
  count: number;
  onShown(at: number): void;
};

/** Turns the banners by finger, arrow buttons or keys, and by timer while nobody interacts with them. */
export function BannerMotion({
  root,
  viewport,
  shown,
  count,
  onShown,
}: BannerMotionProps): Elements {
  const { connect, embla, isWanted, isTurning, toggle } = useAutoplay(root);
  const back = useCallback(() => embla?.scrollPrev(isCalm()), [embla]);
  const next = useCallback(() => embla?.scrollNext(isCalm()), [embla]);

  useEffect(() => connect(viewport), [connect, viewport]);

  useEffect(() => {
    if (!embla) return;
    const follow = () => onShown(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla, onShown]);

  useEffect(() => {
    const turnByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') back();
      if (key === 'ArrowRight') next();
    };
    root.addEventListener('keydown', turnByKey);
    return () => root.removeEventListener('keydown', turnByKey);
  }, [root, back, next]);

  return (
    <>
      <button
        className="banner__pause"
        type="button"
        data-autoplay
        aria-label={isWanted ? PAUSE_BANNERS : PLAY_BANNERS}
        onClick={toggle}
      >
        <Icon name={isWanted ? 'pause' : 'play'} />
      </button>
      <button className="banner__arrow" type="button" aria-label={PREVIOUS_BANNER} onClick={back}>
        <Icon name="back" />
      </button>
      <button
        className="banner__arrow banner__arrow--next"
        type="button"
        aria-label={NEXT_BANNER}
        onClick={next}
      >
        <Icon name="next" />
      </button>
      <p className="visually-hidden" aria-live={isTurning ? 'off' : 'polite'}>
        {bannerOf(shown + 1, count)}
      </p>
    </>
  );
}
