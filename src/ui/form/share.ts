// Sharing a text or link in the best way that this browser supports.
import { shareSheet } from '#engine/lib/capabilities.ts';

/** Without a `url` only the text is shared. */
type Shared = { title: string; text: string; url?: string };

/** `left`: the shopper closed the sheet. `to-copy`: neither way works, so show the text for copying by hand. */
export type ShareOutcome = 'shared' | 'left' | 'copied' | 'to-copy';

/** Opens the system's share sheet; without one copies the url, or the text if there is no url. */
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
