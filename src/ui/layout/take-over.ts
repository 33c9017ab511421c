/**
 * Says that React knows the fields and buttons of a drawn page, so that what was pressed and typed until then is done again; see
 * public/early-presses.js. Not sooner: what is typed into a field before React knows it would be taken for what was drawn. Only the
 * first call counts.
 */
export function takeOver(): void {
  if (isTakenOver()) return;
  document.documentElement.setAttribute('data-taken-over', '');
  dispatchEvent(new Event('taken-over'));
}

/** Whether the page answers taps. */
export function isTakenOver(): boolean {
  return document.documentElement.hasAttribute('data-taken-over');
}

/** Tells when it begins to. */
export function onTakenOver(tell: () => void): () => void {
  addEventListener('taken-over', tell);
  return () => removeEventListener('taken-over', tell);
}

/**
 * Has React take over the page's own part of a drawn page soon. Left to itself, React puts 300 ms between a boundary and the one around it,
 * although nothing is to be seen of that; where the pointer has been it goes on at once, and still gives way to what is more urgent.
 */
export function takeOverPage(): void {
  setTimeout(() => {
    const heading = document.querySelector('main h1');
    heading?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }, 0);
}
