// Every language on every screen: whole in its HTML, and nothing cut on a narrow screen with large letters.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { inLanguage, languages } from '#config/languages.ts';
import { shop } from '#config/shop.ts';
import { root } from '../../../backend/stack/paths.ts';
import { inStock } from '../../support/demo-products.ts';
import { PUBLIC_PAGES, shownIn } from '../../support/public-pages.ts';
import { textsIn } from '../../support/texts-in.ts';
import { cutTexts } from '../steps/cut-texts.ts';
import { openAsShopper, openScreens, ownScreens } from '../steps/every-screen.ts';
import { expect, test } from '../steps/journey.ts';

const OTHERS = languages.filter((language) => language !== 'en');

for (const language of OTHERS) {
  test(`the HTML of every public page is in ${language}: its texts, its language, its address, and the same page in the others`, async ({
    request,
  }) => {
    const footer = textsIn(language)('shop/shell', 'Useful Links');
    for (const { path, isLeftOut } of PUBLIC_PAGES) {
      const reply = await request.get(inLanguage(path, language));
      const html = await reply.text();
      expect(html, path).toContain(`<html lang="${language}-IN"`);
      expect(html, path).toContain(`/manifest-${language}.webmanifest`);
      if (path !== '/search') expect(shownIn(html), path).toContain(footer);
      else expect(html).toContain(`action="${inLanguage('/products', language)}"`);
      const english = await (await request.get(path)).text();
      expect(english, path).toContain('<html lang="en-IN"');
      if (isLeftOut) continue;
      const address = (it: string) => shop.site + inLanguage(path.replace(/\?.*/, ''), it);
      expect(html, path).toContain(`rel="canonical" href="${address(language)}"`);
      expect(html, path).toContain(`property="og:url" content="${address(language)}"`);
      for (const it of languages) {
        expect(html, path).toContain(`hrefLang="${it}" href="${address(it)}"`);
      }
    }
  });

  test(`at 320 px with letters of 200% no text is cut on any screen in ${language}`, async ({
    page,
    complaints,
  }) => {
    complaints.expectFailedRequests();
    const [product] = await inStock();
    const shopper = await openAsShopper(page, product);
    expect(await cutOn(page, allScreens(product, shopper), language)).toEqual([]);
  });
}

test('at 320 px with letters of 200% no text is cut that is half as long again as in English', async ({
  page,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const [product] = await inStock();
  const shopper = await openAsShopper(page, product);
  await lengthenTexts(page, 'hi');
  expect(await cutOn(page, allScreens(product, shopper), 'hi')).toEqual([]);
});

type Shopper = Awaited<ReturnType<typeof openAsShopper>>;

/** One of each layout. */
function allScreens(product: Shopper['seeded'], shopper: Shopper): string[] {
  const alike = PUBLIC_PAGES.filter(({ isAlike }) => isAlike).map(({ path }) => path);
  return [
    ...Object.keys(openScreens(product)).filter((path) => !alike.includes(path)),
    ...Object.keys(ownScreens(shopper)),
  ];
}

/** The texts that are cut, each with its screen. */
async function cutOn(page: Page, paths: readonly string[], language: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(inLanguage(path, language));
    await expect(page.locator('html[data-hydrated]'), path).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    found.push(...(await cutTexts(page)).map((it) => `${path}: ${it}`));
  }
  return found;
}

/** Makes each text of a language half as long again as its English. Pages come undrawn: their texts would differ. */
async function lengthenTexts(page: Page, language: string): Promise<void> {
  const built = (path: string) => readFileSync(join(root, 'dist', path), 'utf8');
  await page.route(
    (url) => url.pathname.startsWith(`/${language}/`) || url.pathname === `/${language}`,
    (route) => route.fulfill({ contentType: 'text/html', body: built('shell.html') }),
  );
  await page.route(`**/assets/texts-${language}-*.json`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ json: longer(JSON.parse(built(pathname))) });
  });
}

/** Strings that are no names of values or of plural forms. */
function longer(text: unknown): unknown {
  if (typeof text === 'string')
    return /^\w*$/.test(text) ? text : `${text} ${'ợ̈ng '.repeat(text.length / 8)}`;
  if (Array.isArray(text)) return text.map(longer);
  if (text === null || typeof text !== 'object') return text;
  return Object.fromEntries(Object.entries(text).map(([key, it]) => [key, longer(it)]));
}
