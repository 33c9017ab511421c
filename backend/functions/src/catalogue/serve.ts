// Answers /catalogue/head and /catalogue/parts/{name} for Hosting (see firebase.json): the catalogue as files that the
// CDN shares out, so that phones need not read Firestore.
import { gunzipSync, gzipSync } from 'node:zlib';
import { getStorage } from 'firebase-admin/storage';
import { type HttpsFunction, onRequest, type Request } from 'firebase-functions/v2/https';
import {
  PUBLISHED_HEAD,
  PUBLISHED_PARTS,
} from '../../../../src/domain/catalogue/published-catalogue.ts';
import '../database.ts';
import { readPartFile } from './part-files.ts';
import { publishedHead } from './publish.ts';

/** The CDN asks at most twice a minute; browsers always ask the CDN. */
const HEAD_KEPT = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
/** Immutable: a part's name is made from its content. */
const PART_KEPT = 'public, max-age=31536000, immutable';

export const catalogue: HttpsFunction = onRequest(
  { region: 'us-central1', maxInstances: 5, memory: '512MiB', invoker: 'public' },
  async (request, response) => {
    response.set('Cache-Control', 'no-store').vary('Accept-Encoding').type('application/json');
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.status(405).send('{}');
      return;
    }
    const found = await answer(request).catch((error: unknown) => {
      // On an error phones read Firestore instead.
      console.error('the catalogue could not be published', error);
      return undefined;
    });
    if (!found) {
      response.status(found === null ? 404 : 503).send('{}');
      return;
    }
    response.set('Cache-Control', found.kept);
    if (request.acceptsEncodings('gzip')) {
      response.set('Content-Encoding', 'gzip').send(found.gzipped);
    } else {
      response.send(gunzipSync(found.gzipped));
    }
  },
);

/** The answer as gzipped JSON; null if there is none. */
async function answer({ path }: Request): Promise<{ gzipped: Buffer; kept: string } | null> {
  const bucket = getStorage().bucket();
  if (path === PUBLISHED_HEAD) {
    const head = JSON.stringify(await publishedHead(bucket));
    return { gzipped: gzipSync(head), kept: HEAD_KEPT };
  }
  const name = path.startsWith(PUBLISHED_PARTS) ? path.slice(PUBLISHED_PARTS.length) : '';
  if (!/^[0-9a-f]{32}$/.test(name)) return null;
  const gzipped = await readPartFile(bucket, name);
  return gzipped && { gzipped, kept: PART_KEPT };
}
