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
 * Resolves once a frame has shown the press: the router starts the next screen within the press, and React renders it in
 * one task. At once before hydration, in drawn pages and in hidden ones, which have no frames.
 */
export function pressShown(): Promise<void> | undefined {
  if (import.meta.env.HAAT_DRAWS || !isHydrated() || document.hidden) return;
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
