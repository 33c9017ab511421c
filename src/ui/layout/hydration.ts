/**
 * Marks a drawn page as hydrated: React knows its fields and buttons, and public/early-presses.js replays earlier presses
 * and typing. Not sooner, because React would take text typed before for drawn text. Only the first call counts.
 */
export function markHydrated(): void {
  if (isHydrated()) return;
  document.documentElement.setAttribute('data-hydrated', '');
  dispatchEvent(new Event('hydrated'));
}

/** Whether the page is hydrated and answers taps. */
export function isHydrated(): boolean {
  return document.documentElement.hasAttribute('data-hydrated');
}

/** Calls `tell` on hydration; returns an unsubscribe function. */
export function onHydrated(tell: () => void): () => void {
  addEventListener('hydrated', tell);
  return () => removeEventListener('hydrated', tell);
}

/**
 * Has React hydrate the page's own part of a drawn page soon. By itself React waits 300 ms between a boundary and the one
 * around it, for no visible benefit; after a pointer event it goes on at once, still yielding to more urgent work.
 */
export function hydratePageSoon(): void {
  setTimeout(() => {
    const heading = document.querySelector('main h1');
    heading?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }, 0);
}

/**
 * Resolves after the next frame, which shows the press that led to it: React renders another screen in one task, and the
 * router begins it within the press. At once before hydration, and where pages are drawn.
 */
export function pressShown(): Promise<void> | undefined {
  if (import.meta.env.HAAT_DRAWS || !isHydrated()) return;
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A hidden page has no frames. ms
    setTimeout(resolve, 50);
  });
}
