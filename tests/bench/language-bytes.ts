// What each language costs a shopper: the bytes of drawn pages, and of the scripts and texts of a first visit.
import { gzipSync } from 'node:zlib';
import { inLanguage, languages } from '#config/languages.ts';
import { inStock } from '../support/demo-products.ts';
import { SCREEN, SHOP, untilQuiet, withBench } from './bench-browser.ts';
import { bytesOnTheWire, type Figures, typeOf } from './figures.ts';

/** Bytes after gzip, on the shop that runs; languages that it lacks have none. */
export async function measureLanguages(): Promise<Figures> {
  const [{ id }] = await inStock();
  const found: Figures = new Map();
  for (const language of languages) {
    for (const path of ['/', '/products', `/product/${id}`]) {
      const reply = await fetch(SHOP + inLanguage(path, language));
      const name = `${language}, HTML of ${path.replace(id, '…')}`;
      if (reply.ok) found.set(name, gzipSync(await reply.text()).byteLength);
    }
    if (found.has(`${language}, HTML of /products`)) await measureVisit(language, found);
  }
  return found;
}

/** A first visit to the list, until nothing more comes. */
function measureVisit(language: string, found: Figures): Promise<void> {
  return withBench(async ({ browser, network }) => {
    const page = await browser.newPage(SCREEN);
    await page.goto(SHOP + inLanguage('/products', language));
    await untilQuiet(page, network.log);
    const texts = (isLater: boolean) =>
      network.log.filter(
        ({ url }) =>
          url.pathname.includes('/texts-') && url.pathname.includes('-rest-') === isLater,
      );
    const parts = {
      scripts: network.log.filter((it) => /javascript/.test(typeOf(it))),
      texts: texts(false),
      'texts of later pages': texts(true),
    };
    for (const [name, some] of Object.entries(parts)) {
      found.set(`${language}, first visit: ${name}`, bytesOnTheWire(some));
    }
  });
}
