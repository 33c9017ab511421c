// When the banners turn by themselves: every two seconds, but not while somebody points at them, stands on them
// with the keyboard, touches them, does not see them, saves data, or does not like things that move, and not before the picture that is
// shown has come.
import Autoplay, { type AutoplayType } from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useMemo, useState } from 'react';
import { isSavingData } from '#domain/product/saving-data.ts';

/** Source: specification, constants. */
const TURN_AFTER_MS = 2000;

/** The shortest turn that Embla recommends, no unit: two thirds of a second until it rests. */
const OPTIONS = { loop: true, duration: 20 };

/** What is left of a turn that nobody sees any more, in CSS px. Embla goes on to a thousandth. */
const UNSEEN_PX = 0.5;

/** Whether the shopper has asked the device for less motion. */
export function isCalm(): boolean {
  return matchMedia(CALM).matches;
}

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * The carousel of banners. `isWanted`: the shopper has not paused it; `isTurning`: it turns just now; `toggle` pauses it and has
 * it go on.
 */
export function useAutoplay(root: HTMLElement) {
  const [isWanted, setWanted] = useState(() => !isCalm() && !isSavingData());
  const [isPlaying, setPlaying] = useState(false);
  const autoplay = useMemo(() => (isWanted ? makeAutoplay() : null), [isWanted]);
  const [connect, embla] = useEmblaCarousel(OPTIONS, autoplay ? [autoplay] : []);

  useEffect(() => {
    const calm = matchMedia(CALM);
    const follow = () => setWanted(!calm.matches && !isSavingData());
    calm.addEventListener('change', follow);
    return () => calm.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    if (!embla) return;
    // Between two turns nothing is drawn; with Embla's own end the phone would draw sixty times a second for as long as it shows banners.
    const rest = () => {
      const { location, target, dragHandler, scrollBody } = embla.internalEngine();
      const left = Math.abs(target.get() - location.get());
      if (left >= UNSEEN_PX || dragHandler.pointerDown()) return;
      // biome-ignore lint/correctness/useHookAtTopLevel: a method of Embla's, not a hook of React's.
      scrollBody.useDuration(0);
    };
    embla.on('scroll', rest);
    return () => {
      embla.off('scroll', rest);
    };
  }, [embla]);

  useEffect(() => {
    if (!embla || !autoplay) return;
    const play = () => setPlaying(true);
    const stop = () => setPlaying(false);
    // Each banner has its full time, however it was turned to.
    const reset = () => autoplay.reset();
    embla.on('autoplay:play', play).on('autoplay:stop', stop).on('select', reset);
    const letGo = playUnlessBusy(autoplay, embla, root);
    return () => {
      letGo();
      embla.off('autoplay:play', play).off('autoplay:stop', stop).off('select', reset);
    };
  }, [embla, autoplay, root]);

  const toggle = () => setWanted(!isWanted);
  return { connect, embla, isWanted, isTurning: isWanted && isPlaying, toggle };
}

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>;

/** Whether the picture of the banner that is shown has neither come nor failed. */
function isComing(embla: EmblaCarouselType): boolean {
  const shown = embla.slideNodes()[embla.selectedScrollSnap()];
  return !shown?.querySelector('img')?.complete;
}

/** The plugin stands still by itself while the page is hidden. */
function makeAutoplay(): AutoplayType {
  return Autoplay({
    delay: TURN_AFTER_MS,
    jump: isCalm(),
    playOnInit: false,
    stopOnFocusIn: false,
  });
}

/**
 * Plays, but not while somebody is busy with an element, nor while it is scrolled out of sight, which would only drain the battery, nor while
 * the shown banner's picture is on its way: nobody has seen it yet. The control that is marked data-autoplay does not count: who presses Play
 * there wants it to move. The plugin's own options know neither this control nor the arrows. Returns how to let go.
 */
function playUnlessBusy(
  autoplay: AutoplayType,
  embla: EmblaCarouselType,
  root: HTMLElement,
): () => void {
  const busy = {
    pointer: root.matches(':hover') && !root.querySelector('[data-autoplay]:hover'),
    keys: root.querySelector(':focus-visible:not([data-autoplay])') !== null,
    finger: false,
    coming: isComing(embla),
    away: false,
  };
  const note = (change: Partial<typeof busy>) => {
    Object.assign(busy, change);
    if (Object.values(busy).includes(true)) autoplay.stop();
    else if (!autoplay.isPlaying()) autoplay.play();
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  const isControl = (target: EventTarget | null) =>
    target instanceof Element && target.closest('[data-autoplay]') !== null;
  // A button that was clicked keeps the focus, but nobody stands on it.
  const isSeenFocus = (target: EventTarget | null) =>
    target instanceof Element && target.matches(':focus-visible');
  root.addEventListener(
    'mouseover',
    ({ target }) => note({ pointer: !isControl(target) }),
    options,
  );
  root.addEventListener('mouseleave', () => note({ pointer: false }), options);
  root.addEventListener(
    'focusin',
    ({ target }) => note({ keys: isSeenFocus(target) && !isControl(target) }),
    options,
  );
  root.addEventListener('focusout', () => note({ keys: false }), options);
  root.addEventListener('touchstart', () => note({ finger: true }), options);
  for (const type of ['touchend', 'touchcancel']) {
    addEventListener(type, () => note({ finger: false }), options);
  }
  const look = () => note({ coming: isComing(embla) });
  // What becomes of a picture does not rise; it can be heard on its way down.
  for (const type of ['load', 'error']) {
    root.addEventListener(type, look, { ...options, capture: true });
  }
  embla.on('select', look);
  const sight = new IntersectionObserver((changes) => {
    note({ away: changes.at(-1)?.isIntersecting === false });
  });
  sight.observe(root);
  note({});
  return () => {
    stop.abort();
    sight.disconnect();
    embla.off('select', look);
  };
}
