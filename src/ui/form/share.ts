// Telling somebody else of something, in the best way that this browser has.
import { shareSheet } from '#engine/lib/capabilities.ts';

/** Without an address what is said is all that there is to share. */
type Shared = { title: string; text: string; url?: string };

/** `left`: the shopper closed the sheet. `to-copy`: neither way is open here, so what is shared has to be shown. */
export type ShareOutcome = 'shared' | 'left' | 'copied' | 'to-copy';

/** By the phone's own sheet where there is one; else the address, or the words that have none, are copied. */
export async function share(shared: Shared): Promise<ShareOutcome> {
  const sheet = shareSheet(navigator);
  if (sheet) {
    try {
      await sheet.share(shared);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  try {
    await navigator.clipboard.writeText(shared.url ?? shared.text);
    return 'copied';
  } catch {
    return 'to-copy';
  }
}
