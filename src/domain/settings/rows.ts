// Rows of texts, which a setting stores as one list. Apart from the table of settings, which first screens do without.

/** The fields of a row, in the order of the stored list; tests/walls/rules-fields.test.ts compares them with the table. */
export const ZONE_ROW = ['pincodes', 'soonest', 'latest'] as const;
export const FAQ_ROW = ['question', 'answer'] as const;
export const VIDEO_ROW = ['id', 'title', 'by'] as const;
export const BANNER_ROW = ['wide', 'narrow', 'alt', 'words', 'category'] as const;

/** The rows in a stored list of texts; an incomplete last row is left out. */
export function rowsOf<Name extends string>(
  names: readonly Name[],
  texts: readonly string[],
): Record<Name, string>[] {
  return Array.from({ length: Math.floor(texts.length / names.length) }, (_, row) => {
    const named = names.map((it, at) => [it, texts[row * names.length + at]]);
    return Object.fromEntries(named) as Record<Name, string>;
  });
}

/** These rows as a stored list of texts. */
export function textsOf<Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, string>>[],
): string[] {
  return rows.flatMap((row) => names.map((it) => row[it]));
}
