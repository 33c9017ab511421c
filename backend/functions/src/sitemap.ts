// Answers /sitemap.xml, for which Hosting asks this function (see firebase.json).
import { onRequest } from 'firebase-functions/v2/https';
import { database } from './database.ts';
import { readSiteEntries, type SiteEntry } from './site-entries.ts';
import { siteOrigin } from './site-origin.ts';
import { sitemapXml } from './sitemap-xml.ts';

/** Hosting's CDN keeps an answer for an hour, browsers for ten minutes; as in firebase.json, whose word counts there. */
const KEPT = 'public, max-age=600, s-maxage=3600';

export const sitemap = onRequest(
  { region: 'us-central1', maxInstances: 3, memory: '256MiB', invoker: 'public' },
  async (request, response) => {
    const origin = siteOrigin(request);
    if (!origin || !['GET', 'HEAD'].includes(request.method)) {
      response.status(origin ? 405 : 400).send('');
      return;
    }
    const xml = await sitemapXml(origin, await siteEntries());
    response.set('Cache-Control', KEPT).type('application/xml').send(xml);
  },
);

let kept: { mark: string; entries: Promise<SiteEntry[]> } | undefined;

/** Read anew only when the catalogue has changed, so that asking often costs one read a time. */
async function siteEntries(): Promise<SiteEntry[]> {
  const head = await database.doc('catalogue/head').get();
  const mark = head.updateTime?.valueOf() ?? '';
  if (!kept || kept.mark !== mark) kept = { mark, entries: readSiteEntries() };
  const { entries } = kept;
  return entries.catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
}
