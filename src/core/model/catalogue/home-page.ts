// What the home page shows of the shop's settings. A row of it stands there as texts by turns: rules can look into a list of texts, not into a list of maps.

/** A video: its id at YouTube, what it is called, who made it. */
export const VIDEO_FIELDS = ['id', 'title', 'by'] as const;

export type Video = Record<(typeof VIDEO_FIELDS)[number], string> & {
  /** A file in public/videos; only those that the shop was built with have one. */
  picture?: string;
};

/** Rows of these fields, from a list that has them by turns. */
export function rowsOf<Field extends string>(
  fields: readonly Field[],
  texts: readonly string[],
): Record<Field, string>[] {
  return Array.from({ length: texts.length / fields.length }, (_, row) => {
    const named = fields.map((field, at) => [field, texts[row * fields.length + at]]);
    return Object.fromEntries(named) as Record<Field, string>;
  });
}

/** Videos as they were said. `built`: those that the shop was built with. */
export function videosIn(
  texts: readonly string[],
  built: readonly { id: string; picture: string }[],
): Video[] {
  return rowsOf(VIDEO_FIELDS, texts).map((video) => {
    const picture = built.find(({ id }) => id === video.id)?.picture;
    return picture ? { ...video, picture } : video;
  });
}
