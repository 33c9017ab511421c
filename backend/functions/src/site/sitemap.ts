// Answers /sitemap.xml, and /sitemap-1.xml and so on if one file is not enough, for Hosting (see firebase.json). It
// lists the published catalogue, so that frequent requests read nothing twice.
import { onRequest } from 'firebase-functions/v2/https';
import { readSnapshot } from '../page/snapshot.ts';
import { siteEntries } from './site-entries.ts';
import { siteOrigin } from './site-origin.ts';
import { type SitemapFile, sitemapFile } from './sitemap-xml.ts';

/** The CDN keeps an answer for an hour, browsers for ten minutes; same as in firebase.json, which wins there. */
const KEPT = 'public, max-age=600, s-maxage=3600';
/** Read at start, so that a wrong value stops a deploy before it changes anything. */
const ORIGIN = siteOrigin(process.env);

export const sitemap = onRequest(
  { region: 'us-central1', maxInstances: 3, memory: '512MiB', invoker: 'public' },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.status(405).send('');
      return;
    }
    const file = fileOf(request.path);
    const xml = file === null ? null : await xmlOf(file);
    if (xml === null) {
      response.status(404).send('');
      return;
    }
    response.set('Cache-Control', KEPT).type('application/xml').send(xml);
  },
);

/** Hosting passes the whole path; a direct call has none. */
function fileOf(path: string): SitemapFile | null {
  if (['', '/', '/sitemap.xml'].includes(path)) return 'first';
  const number = /^\/sitemap-([1-9]\d{0,3})\.xml$/.exec(path)?.[1];
  return number === undefined ? null : Number(number);
}

let kept = { mark: '', files: new Map<SitemapFile, Promise<string | null>>() };

/** Made once for each state of the catalogue. */
async function xmlOf(file: SitemapFile): Promise<string | null> {
  const { items, mark } = await readSnapshot();
  if (kept.mark !== mark) kept = { mark, files: new Map() };
  const { files } = kept;
  const known = files.get(file) ?? sitemapFile(ORIGIN, siteEntries(items), file);
  files.set(file, known);
  const xml = await known;
  // Numbers beyond the last are not cached: there is no end to them.
  if (xml === null) files.delete(file);
  return xml;
}
