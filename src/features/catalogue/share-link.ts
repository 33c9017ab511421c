// Hands a link on: by the phone's own sheet, else by the clipboard, else to be copied by hand.

export type SharedLink = { title: string; text: string; url: string };

/** `left`: the shopper closed the sheet. `to-copy`: neither way is open here, so the link has to be shown. */
export type ShareOutcome = 'shared' | 'left' | 'copied' | 'to-copy';

/** Shares a link in the best way that this browser has. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'to-copy';
  }
}
