// What the browser's own sanitiser leaves of a merchant's text is what the shop's others leave (tests/unit/functions/clean-html.test.ts).
import { build } from 'esbuild';
import type { Page } from 'playwright/test';
import {
  BAD_ADDRESSES,
  GOOD_ADDRESSES,
  HARMLESS,
  HOSTILE,
  OUTSIDE_ADDRESSES,
} from '../../support/hostile-html.ts';
import { expect, test } from '../steps/journey.ts';
import { REFUSALS } from '../steps/text-to-html.ts';

/** What makes HTML harmless in the page, as the shop loads it; a browser with a sanitiser of its own asks for nothing else. */
async function provideSanitiser(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['src/ui/media/harmless-html.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    external: ['./sanitise-html.ts'],
    define: { 'import.meta.env': '{}' },
  });
  const body = outputFiles[0]?.text ?? '';
  await page.route('**/harmless-html.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

/** What is left of each. */
function leftOf(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const address = '/harmless-html.js';
    const sanitise: (html: string) => string = await (await import(address)).loadSanitiser();
    return all.map(sanitise);
  }, texts);
}

const linkTo = (address: string) => `<a href="${address}">x</a>`;

test('the browser’s own sanitiser leaves of a merchant’s text what the shop’s others leave, and nothing that runs', async ({
  page,
  complaints,
}) => {
  // The browser says so of each handler that it meets on the way and does not run.
  complaints.expectNotes(REFUSALS);
  await provideSanitiser(page);
  await page.goto('/about-us');
  expect(await leftOf(page, [HARMLESS])).toEqual([HARMLESS]);
  const good = await leftOf(page, GOOD_ADDRESSES.map(linkTo));
  expect(good.map((html) => / href="([^"]*)"/.exec(html)?.[1])).toEqual(GOOD_ADDRESSES);
  for (const link of await leftOf(page, OUTSIDE_ADDRESSES.map(linkTo))) {
    expect(link).toContain('target="_blank" rel="noopener noreferrer nofollow"');
  }
  const bad = await leftOf(page, BAD_ADDRESSES.map(linkTo));
  expect(bad).toEqual(BAD_ADDRESSES.map(() => '<a>x</a>'));
  expect(
    await leftOf(
      page,
      HOSTILE.map(([html]) => html),
    ),
  ).toEqual(HOSTILE.map(([, left]) => left));
});
