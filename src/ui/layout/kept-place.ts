// Brings back the place that a shopper left: what was tapped stands again where it stood, also when sections above it
// come late, as those that are read from the phone do. The router alone restores the scroll position once.
import type { AnyRouter } from '@tanstack/react-router';
import { keepOf, keptOf } from './history-entry.ts';

/** A late section is waited for this long, or until the shopper scrolls, taps or types. ms */
const HELD_MS = 10_000;
const LINKS = 'main a[href]';
const INPUT = ['pointerdown', 'wheel', 'touchstart', 'keydown'];

/**
 * `y`: how far the page was scrolled; `height`: of its main part. `link`: the one tapped, else the first in sight: its
 * address, which of those with that address, and its top on the screen. px
 */
type Place = { y: number; height: number; link?: { href: string; at: number; top: number } };

/**
 * Remembers the place of each history entry that is left, and holds it on the way back. Holds at once that of a reloaded
 * page, unless it was scrolled meanwhile.
 */
export function keepPlace(router: AnyRouter): void {
  let tapped: Element | null = null;
  let held: AbortController | undefined;
  document.addEventListener(
    'click',
    ({ target }) => {
      tapped = target instanceof Element ? target.closest(LINKS) : null;
    },
    true,
  );
  const leave = (key: string | undefined) => {
    // While a place is held, a line that comes or goes may just have moved what is seen.
    if (key && (tapped || (held?.signal.aborted ?? true))) keepOf(key, 'place', placeNow(tapped));
    tapped = null;
    held?.abort();
  };
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (hrefChanged) leave(fromLocation?.state.__TSR_key);
  });
  addEventListener('pagehide', () => leave(router.state.location.state.__TSR_key));
  const comeBack = (key: string | undefined) => {
    const place = keptOf(key, 'place') as Place | null;
    if (place) held = hold(place);
  };
  router.subscribe('onRendered', ({ toLocation, hrefChanged }) => {
    if (hrefChanged) comeBack(toLocation.state.__TSR_key);
  });
  // Set by public/early-presses.js.
  const hasScrolled = document.documentElement.hasAttribute('data-scrolled');
  if (!hasScrolled) comeBack(router.state.location.state.__TSR_key);
}

/** Holds a place until it is aborted. */
function hold({ y, height, link }: Place): AbortController {
  const until = performance.now() + HELD_MS;
  const main = document.querySelector('main');
  const { style } = document.documentElement;
  const over = new AbortController();
  // The browser's own scroll anchoring would correct the same change a second time.
  style.overflowAnchor = 'none';
  // While a section is missing, the page is too short to scroll that far.
  if (main) main.style.minHeight = `${height}px`;
  over.signal.addEventListener('abort', () => {
    style.overflowAnchor = '';
    if (main) main.style.minHeight = '';
  });
  const letGo = () => over.abort();
  let stoodAt = Number.NaN;
  function settle() {
    if (over.signal.aborted) return;
    const standing = link && linksTo(link.href)[link.at];
    const top = standing ? topOf(standing) : Number.NaN;
    const by = standing ? top - link.top : y - scrollY;
    // Moved on the screen but not on the page: somebody has scrolled.
    if (top + scrollY === stoodAt && Math.abs(by) > 2) return letGo();
    stoodAt = top + scrollY;
    // Not scrollBy, which would hide the header: the browser takes it for a shopper's scroll.
    if (Math.abs(by) >= 1) scrollTo({ top: scrollY + by, behavior: 'instant' });
    if (performance.now() < until) requestAnimationFrame(settle);
    else letGo();
  }
  for (const type of INPUT) {
    addEventListener(type, letGo, { capture: true, passive: true, signal: over.signal });
  }
  settle();
  return over;
}

function placeNow(tapped: Element | null): Place {
  const link = tapped?.isConnected ? tapped : firstInSight();
  const href = link?.getAttribute('href');
  const place: Place = { y: scrollY, height: document.querySelector('main')?.offsetHeight ?? 0 };
  if (link && href) place.link = { href, at: linksTo(href).indexOf(link), top: topOf(link) };
  return place;
}

function firstInSight(): Element | undefined {
  return [...document.querySelectorAll(LINKS)].find((it) => topOf(it) >= 0);
}

const linksTo = (href: string) => [
  ...document.querySelectorAll(`main a[href="${CSS.escape(href)}"]`),
];
const topOf = (it: Element) => it.getBoundingClientRect().top;
