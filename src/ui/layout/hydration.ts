/**
 * Marks a drawn page as hydrated: React knows its fields and buttons, so that what was pressed and typed until then is done again; see
 * public/early-presses.js. Not sooner: what is typed into a field before React knows it would be taken for what was drawn. Only the
 * first call counts.
 */
export function markHydrated(): void {
  if (isHydrated()) return;
  document.documentElement.setAttribute('data-hydrated', '');
  dispatchEvent(new Event('hydrated'));
}

/** Whether the page is hydrated, so that it answers taps. */
export function isHydrated(): boolean {
  return document.documentElement.hasAttribute('data-hydrated');
}

/** Calls `tell` once it is; returns how to stop. */
export function onHydrated(tell: () => void): () => void {
  addEventListener('hydrated', tell);
  return () => removeEventListener('hydrated', tell);
}

/**
 * Has React hydrate the page's own part of a drawn page soon. Left to itself, React puts 300 ms between a boundary and the one around it,
 * although nothing is to be seen of that; where the pointer has been it goes on at once, and still gives way to what is more urgent.
 */
export function hydratePageSoon(): void {
  setTimeout(() => {
    const heading = document.querySelector('main h1');
    heading?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }, 0);
}
