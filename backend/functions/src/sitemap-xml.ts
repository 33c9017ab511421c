// Writes the list of pages as search engines read it. Source: sitemaps.org, protocol 0.9.
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { SiteEntry } from './site-entries.ts';

const ONLY_WHAT_IS_NEEDED = { news: false, video: false, image: false, xhtml: false };

/** The sitemap of the pages under an origin; the library escapes and checks every address. */
export async function sitemapXml(origin: string, entries: readonly SiteEntry[]): Promise<string> {
  const items = entries.map(({ path, changed }) => ({
    url: path,
    ...(changed && { lastmod: changed.toISOString() }),
  }));
  const stream = new SitemapStream({ hostname: origin, xmlns: ONLY_WHAT_IS_NEEDED });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}
