// Links of YouTube as people copy them, and the id of the video in each.

const ID = '([\\w-]{11})';
const LINK = new RegExp(
  `^(?:https?://)?(?:(?:www|m|music)\\.)?(?:youtu\\.be/|youtube(?:-nocookie)?\\.com/(?:(?:shorts|embed|live|v)/|watch/?\\?(?:[^#\\s]*&)?v=))${ID}(?:[/?&#]\\S*)?$`,
  'i',
);

/** The id of a video, from a link of any form or from the id itself; null where it is none. */
export function youtubeId(text: string): string | null {
  const found = new RegExp(`^${ID}$`).exec(text) ?? LINK.exec(text);
  return found?.[1] ?? null;
}

/** A link that opens the video. */
export function youtubeLink(id: string): string {
  return `https://youtu.be/${id}`;
}
