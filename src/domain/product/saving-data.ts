// Whether the shopper wants to save data, as the browser reports it.
import { line } from '#engine/lib/capabilities.ts';

/** Whether the shopper asked to save data, or is on a line as slow as 2G; false where there is no browser. */
export function isSavingData(): boolean {
  const said = typeof navigator === 'undefined' ? null : line(navigator);
  return said !== null && (said.saveData || ['slow-2g', '2g'].includes(said.effectiveType));
}
