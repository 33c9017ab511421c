// Answers the addresses of the shop's pages for Hosting (see firebase.json): drawn for first visits, search engines and
// link previews. Nothing in them is about one shopper.
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { onRequest } from 'firebase-functions/v2/https';
import type { CatalogueReader } from '../../../../src/domain/catalogue/catalogue-reader.ts';
import type { Catalog } from '../../../../src/engine/texts/speak.ts';
import type * as drawing from '../../../../src/shop/draw/draw-page.tsx';
import type { Drawing, PageAnswer } from './answer-page.ts';
import { pageAnswers } from './page-answers.ts';
import { readCatalogue } from './snapshot.ts';

export const page = onRequest(
  { region: 'us-central1', maxInstances: 10, memory: '512MiB', invoker: 'public' },
  async (request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.status(405).send('');
      return;
    }
    const answer = await answerTo(request.url, request.get('Save-Data') === 'on');
    response.status(answer.status).set('Cache-Control', answer.caching);
    response.type('text/html').vary('Accept-Encoding, Save-Data');
    if (!request.acceptsEncodings('gzip')) response.send(answer.html);
    else response.set('Content-Encoding', 'gzip').send(zippedHtml(answer));
  },
);

const answerTo = pageAnswers(() => ({ loadDrawing, readShell, catalogue: catalogueWhenAsked() }));

const zipped = new WeakMap<PageAnswer, Buffer>();

function zippedHtml(answer: PageAnswer): Buffer {
  const known = zipped.get(answer) ?? gzipSync(answer.html);
  zipped.set(answer, known);
  return known;
}

/** The catalogue, read only for pages that show some of it. */
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

/**
 * The drawing code, which the build puts beside this function and only this function loads. After a failure the next
 * request tries again.
 */
function loadDrawing(): Promise<Drawing> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Drawing> {
  const [{ drawPage, pageAddress }, shell, styles] = await Promise.all([
    import(builtFile('draw-page.js').href) as Promise<typeof drawing>,
    readShell(),
    readFile(builtFile('styles.css'), 'utf8'),
  ]);
  return { drawPage, pageAddress, build: { shell, styles, readTexts } };
}

async function readTexts(language: string): Promise<Catalog> {
  return JSON.parse(await readFile(builtFile(`texts-${language}.json`), 'utf8'));
}

function readShell(): Promise<string> {
  return readFile(builtFile('shell.html'), 'utf8');
}

function builtFile(name: string): URL {
  return new URL(`./draw/${name}`, import.meta.url);
}
