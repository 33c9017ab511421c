import { Suspense, useEffect, useState } from 'react';
import type { Banner } from '#domain/settings/home-page.ts';
import type { Elements } from '#ui/elements.ts';
import { lazyComponent } from '#ui/layout/AfterHydration.tsx';
import { useSavingData } from '#ui/media/use-saving-data.ts';
import { BannerSlide } from './BannerSlide.tsx';
import { BANNERS, CAROUSEL, SLIDE, slideOf } from './messages.ts';
import './BannerCarousel.css';

// The first banner is there at once; the code that turns them loads later.
const BannerMotion = lazyComponent(
  () => import('./BannerMotion.tsx').then((it) => it.BannerMotion),
  WithoutMotion,
);

/** The shop's banners, one at a time; renders nothing without banners. */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [turnedTo, setTurnedTo] = useState(0);
  const isPainted = useIsPainted();
  const isSaving = useSavingData();
  const count = banners.length;
  // There may be fewer banners by now than when somebody turned to this one.
  const shown = turnedTo % count;
  useEffect(() => {
    if (isPainted && viewport) keepForOffline(viewport);
  }, [isPainted, viewport]);
  if (count === 0) return null;
  return (
    <section className="banner" aria-roledescription={CAROUSEL} aria-label={BANNERS} ref={setRoot}>
      {isPainted && root && viewport && count > 1 && (
        <Suspense>
          <BannerMotion
            root={root}
            viewport={viewport}
            shown={shown}
            count={count}
            onShown={setTurnedTo}
          />
        </Suspense>
      )}
      <div className="banner__viewport" ref={setViewport}>
        <div className="banner__track">
          {banners.map((banner, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a set of fields.
            <div
              className="banner__slide"
              key={`${banner.narrow} ${banner.words}`}
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

/** Whether the first screen has been painted and the browser has been idle since. */
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

/**
 * Has the service worker cache these pictures. It caches pictures as it serves them, but on a first visit it starts too
 * late for the first ones; they are fetched again, from the HTTP cache, once it controls the page.
 */
function keepForOffline(viewport: HTMLElement): void {
  const worker = navigator.serviceWorker;
  if (!worker || worker.controller) return;
  const hand = async () => {
    for (const picture of viewport.querySelectorAll('img')) {
      // The browser has the file already; only the worker does not.
      if (picture.currentSrc) await fetch(picture.currentSrc, { cache: 'force-cache' });
    }
  };
  const begin = () => void hand().catch(() => undefined);
  worker.addEventListener('controllerchange', begin, { once: true });
}

/** Fallback if the motion code fails to load: the first banner simply stays. */
function WithoutMotion(): Elements {
  return null;
}
