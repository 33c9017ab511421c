// Whether the shopper pays for every picture, as the browser tells it.
import { line } from '#engine/lib/capabilities.ts';

/** Whether the shopper asked to save data, or is on a line so slow that it comes to the same; false where there is no browser. */
export function isSavingData(): boolean {
  const said = typeof navigator === 'undefined' ? null : line(navigator);
  return said !== null && (said.saveData || ['slow-2g', '2g'].includes(said.effectiveType));
}
