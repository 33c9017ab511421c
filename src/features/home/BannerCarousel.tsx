import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { home } from '#shop-home';
import { lazyPart } from '#ui/layout/Later.tsx';
import { useSavingData } from '#ui/media/use-saving-data.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { BANNERS, CAROUSEL, SLIDE, slideOf } from './messages.ts';
import './BannerCarousel.css';

// The first banner is there at once; what turns them comes after it.
const BannerMotion = lazyPart(
  () => import('./BannerMotion.tsx').then((it) => it.BannerMotion),
  WithoutMotion,
);

/** The shop's banners, one at a time. */
export function BannerCarousel() {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(0);
  const isPainted = useIsPainted();
  const isSaving = useSavingData();
  const count = home.banners.length;
  return (
    <section className="banner" aria-roledescription={CAROUSEL} aria-label={BANNERS} ref={setRoot}>
      {isPainted && root && viewport && count > 1 && (
        <Suspense>
          <BannerMotion
            root={root}
            viewport={viewport}
            shown={shown}
            count={count}
            onShown={setShown}
          />
        </Suspense>
      )}
      <div className="banner__viewport" ref={setViewport}>
        <div className="banner__track">
          {home.banners.map((banner, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a set of fields.
            <div
              className="banner__slide"
              key={banner.picture}
              role="group"
              aria-roledescription={SLIDE}
              aria-label={slideOf(at + 1, count)}
              inert={at !== shown}
            >
              <BannerSlide
                banner={banner}
                isFirst={at === 0}
                isWanted={isSaving ? at === shown : isPainted}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Whether the first screen has been painted and the browser had a moment for itself since. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const note = () => setPainted(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(note, 300);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(note, { timeout: 1500 });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isPainted;
}

/** When that part of the shop did not come, the first banner simply stays. */
function WithoutMotion(): ReactNode {
  return null;
}
