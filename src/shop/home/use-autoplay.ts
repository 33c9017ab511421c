// Turns the banners every two seconds, but not while the shopper points at, touches or keyboard-focuses them, has them
// out of view, saves data or prefers reduced motion, and not before the current picture has loaded.
import Autoplay, { type AutoplayType } from 'embla-carousel-autoplay';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useMemo, useState } from 'react';
import { isSavingData } from '#domain/product/saving-data.ts';

/** Source: specification, constants. */
const TURN_AFTER_MS = 2000;

/** `duration` has no unit; 20 is the shortest that Embla recommends: about two thirds of a second until it rests. */
const OPTIONS = { loop: true, duration: 20 };

/** A remaining distance that nobody sees, in CSS px. Embla itself goes on to a thousandth. */
const UNSEEN_PX = 0.5;

/** Whether the device asks for reduced motion. */
export function isCalm(): boolean {
  return matchMedia(CALM).matches;
}

const CALM = '(prefers-reduced-motion: reduce)';

/**
 * The banner carousel. `isWanted`: the shopper has not paused it; `isTurning`: it is turning right now; `toggle` pauses
 * or resumes it.
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
    // Draw nothing between two turns. With Embla's own threshold the phone would draw at 60 Hz while banners are shown.
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
    // Each banner gets its full time, however it came up.
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

/** Whether the current banner's picture is still loading: neither loaded nor failed. */
function isComing(embla: EmblaCarouselType): boolean {
  const shown = embla.slideNodes()[embla.selectedScrollSnap()];
  return !shown?.querySelector('img')?.complete;
}

/** The plugin pauses by itself while the page is hidden. */
function makeAutoplay(): AutoplayType {
  return Autoplay({
    delay: TURN_AFTER_MS,
    jump: isCalm(),
    playOnInit: false,
    stopOnFocusIn: false,
  });
}

/**
 * Plays except while the shopper interacts with the carousel, while it is scrolled out of view (it would only drain the
 * battery), and while the current picture is loading (nobody has seen it yet). The control marked data-autoplay is no
 * interaction: pressing Play there means that it should move. The plugin's own options cover neither this control nor
 * the arrows. Returns a function that stops listening.
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
  // A clicked button keeps the focus, but that is not keyboard use.
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
  // `load` and `error` do not bubble, so listen in the capture phase.
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
