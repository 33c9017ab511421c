// Answers the addresses of the shop's pages, for which Hosting asks this function (see firebase.json): drawn for who comes first, for
// search engines and for previews of links. Nothing in them is about one shopper.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { onRequest } from 'firebase-functions/v2/https';
import type { CatalogueReader } from '../../../../src/core/model/catalogue/catalogue-reader.ts';
import type * as drawing from '../../../../src/draw/draw-page.tsx';
import type { Build } from '../../../../src/draw/shell.ts';
import { readCatalogue } from './snapshot.ts';

/**
 * Hosting's CDN answers with a drawn page for half a minute, and after that with the old one while it asks for a new one; browsers
 * always ask.
 */
const DRAWN = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600';
const BARE = 'no-cache';

type Drawing = { drawPage: typeof drawing.drawPage; build: Build };

export const page = onRequest(
  { region: 'us-central1', maxInstances: 10, memory: '512MiB', invoker: 'public' },
  async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.status(405).send('');
      return;
    }
    const { drawPage, build } = await loadDrawing();
    const send = (html: string) => {
      response.type('text/html').vary('Accept-Encoding, Save-Data');
      if (!request.acceptsEncodings('gzip')) return response.send(html);
      return response.set('Content-Encoding', 'gzip').send(gzipSync(html));
    };
    try {
      const url = new URL(request.url, 'http://shop');
      const savesData = request.get('Save-Data') === 'on';
      const drawn = await drawPage(url, catalogueWhenAsked(), build, savesData);
      if (drawn) {
        response.status(drawn.status).set('Cache-Control', DRAWN);
        send(drawn.html);
        return;
      }
    } catch (error) {
      // The page's own code does without: it asks for the catalogue itself.
      console.error('could not draw', request.path, error);
    }
    response.set('Cache-Control', BARE);
    send(build.shell);
  },
);

/** The catalogue, read only for pages that show something of it. */
function catalogueWhenAsked(): CatalogueReader {
  let reading: Promise<CatalogueReader> | undefined;
  const read = () => {
    reading ??= readCatalogue();
    return reading;
  };
  return {
    list: async (request) => (await read()).list(request),
    product: async (id) => (await read()).product(id),
    names: async () => (await read()).names(),
    covers: async () => (await read()).covers(),
    blogs: async (limit) => (await read()).blogs(limit),
    blog: async (id) => (await read()).blog(id),
    settings: async (names) => (await read()).settings(names),
  };
}

let loading: Promise<Drawing> | undefined;

/** Made by the build beside this function, and loaded by this function alone. */
function loadDrawing(): Promise<Drawing> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Drawing> {
  const at = (name: string) => new URL(`./draw/${name}`, import.meta.url);
  const [{ drawPage }, shell, styles] = await Promise.all([
    import(at('draw-page.js').href) as Promise<typeof drawing>,
    readFile(at('shell.html'), 'utf8'),
    readFile(at('styles.css'), 'utf8'),
  ]);
  return { drawPage, build: { shell, styles } };
}
