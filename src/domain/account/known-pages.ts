// How much of a list of an account's documents, newest first, is known on a device. Pure.
import * as v from 'valibot';

/** A page's last document. `at`: ms since 1970; `value`: the field that the shop sorts by; `name`: resource name. */
const PageEnd = v.object({ at: v.number(), value: v.unknown(), name: v.string() });
export type PageEnd = v.InferOutput<typeof PageEnd>;

/** Times in ms since 1970. */
export const KnownPages = v.object({
  /** Time of the newest document when the newest page was last read; 0 if there was none. */
  newest: v.number(),
  /** The newest page is complete from this time on; 0: it is the whole list. */
  since: v.number(),
  /** The shop may have more after this document, none of it known; null if the whole list is known. */
  end: v.nullable(PageEnd),
});
export type KnownPages = v.InferOutput<typeof KnownPages>;

/** The state after reading a page with documents of these times; `end` is null for the last page. */
export function pageOf(moments: readonly number[], end: Omit<PageEnd, 'at'> | null): KnownPages {
  const newest = Math.max(0, ...moments);
  const oldest = Math.min(...moments);
  return end ? { newest, since: oldest, end: { ...end, at: oldest } } : { newest, since: 0, end };
}

/**
 * The state after reading the newest page again: as far back as before if the page still touches the known documents,
 * so that there is no gap; else only the page itself.
 */
export function withNewestPage(before: KnownPages | null, page: KnownPages): KnownPages {
  if (!before || !page.end || page.end.at >= before.newest) return page;
  const wentFurther = before.end === null || before.end.at < page.end.at;
  return wentFurther ? { ...page, end: before.end } : page;
}
