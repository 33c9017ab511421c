// YouTube links as people copy them, and the video's id in each.

const ID = '([\\w-]{11})';
const LINK = new RegExp(
  `^(?:https?://)?(?:(?:www|m|music)\\.)?(?:youtu\\.be/|youtube(?:-nocookie)?\\.com/(?:(?:shorts|embed|live|v)/|watch/?\\?(?:[^#\\s]*&)?v=))${ID}(?:[/?&#]\\S*)?$`,
  'i',
);

/** A video's id, from a link of any form or from the id itself; null for other text. */
export function youtubeId(text: string): string | null {
  const found = new RegExp(`^${ID}$`).exec(text) ?? LINK.exec(text);
  return found?.[1] ?? null;
}

/** A link that opens the video. */
export function youtubeLink(id: string): string {
  return `https://youtu.be/${id}`;
}
