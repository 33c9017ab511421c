// How far down a list of an account's documents, newest first, is known on a device. Pure.
import * as v from 'valibot';

/** The last document of a page. `at`: ms since 1970; `value`: what the shop sorts it by; `name`: its resource name. */
const PageEnd = v.object({ at: v.number(), value: v.unknown(), name: v.string() });
export type PageEnd = v.InferOutput<typeof PageEnd>;

/** Moments in ms since 1970. */
export const KnownPages = v.object({
  /** Of the newest document when the newest page was last read; 0 where there was none. */
  newest: v.number(),
  /** The newest page is all there is from then on; 0: it is all there is. */
  since: v.number(),
  /** After this one the shop may have more, of which nothing is known; null where all is known. */
  end: v.nullable(PageEnd),
});
export type KnownPages = v.InferOutput<typeof KnownPages>;

/** What is known of a page of documents from these moments; `end` is null where the page is the last one. */
export function pageOf(moments: readonly number[], end: Omit<PageEnd, 'at'> | null): KnownPages {
  const newest = Math.max(0, ...moments);
  const oldest = Math.min(...moments);
  return end ? { newest, since: oldest, end: { ...end, at: oldest } } : { newest, since: 0, end };
}

/**
 * What is known once the newest page was read again: as far down as before, if it still touches what was known, so that nothing can lie
 * between; else only the page itself.
 */
export function withNewestPage(before: KnownPages | null, page: KnownPages): KnownPages {
  if (!before || !page.end || page.end.at >= before.newest) return page;
  const wentFurther = before.end === null || before.end.at < page.end.at;
  return wentFurther ? { ...page, end: before.end } : page;
}
