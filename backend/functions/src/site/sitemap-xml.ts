// Writes the sitemap. Source: sitemaps.org, protocol 0.9.
import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { inLanguage, languages } from '../../../../src/config/languages.ts';

/** Source: sitemaps.org, protocol: the most addresses in one file. */
const MAX_ENTRIES = 50_000;
const ONLY_WHAT_IS_NEEDED = { news: false, video: false, image: false, xhtml: true };

/** The first file, or one of those that it names, counted from 1. */
export type SitemapFile = 'first' | number;

/**
 * A file of the sitemap; the library escapes and checks every address. The first one has all paths in each language or,
 * if these are too many, names the files that have them. Null beyond the last file. `paths`: as in English. Only tests
 * pass `pageSize`.
 */
export async function sitemapFile(
  origin: string,
  paths: readonly string[],
  file: SitemapFile,
  pageSize = MAX_ENTRIES,
): Promise<string | null> {
  const ofFile = Math.max(1, Math.floor(pageSize / languages.length));
  const count = Math.ceil(paths.length / ofFile);
  if (file === 'first') {
    if (count <= 1) return urls(origin, paths);
    const names = Array.from({ length: count }, (_, at) => `${origin}/sitemap-${at + 1}.xml`);
    return text(Readable.from(names).pipe(new SitemapIndexStream()));
  }
  return file > count ? null : urls(origin, paths.slice((file - 1) * ofFile, file * ofFile));
}

function urls(origin: string, paths: readonly string[]): Promise<string> {
  const stream = new SitemapStream({ hostname: origin, xmlns: ONLY_WHAT_IS_NEEDED });
  const entries = paths.flatMap((path) => {
    const links = languages.map((lang) => ({ lang, url: inLanguage(path, lang) }));
    return links.map(({ url }) => ({ url, links }));
  });
  return text(Readable.from(entries).pipe(stream));
}

async function text(stream: Readable): Promise<string> {
  return (await streamToPromise(stream)).toString();
}
