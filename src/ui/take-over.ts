/**
 * Says that React knows the fields and buttons of a drawn page, so that what was pressed and typed until then is done again; see
 * public/early-presses.js. Not sooner: what is typed into a field before React knows it would be taken for what was drawn. Only the
 * first call counts.
 */
export function takeOver(): void {
  const page = document.documentElement;
  if (page.hasAttribute('data-taken-over')) return;
  page.setAttribute('data-taken-over', '');
  dispatchEvent(new Event('taken-over'));
}
