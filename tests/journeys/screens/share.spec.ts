// Telling somebody of a product: by the phone's own sheet, else by the clipboard, else by a link that is ready to be copied.
import type { Page } from 'playwright/test';
import { expect, test } from '../steps/journey.ts';

const PRODUCT = '/product/chia-seeds-mysuru-250g?utm_source=letter';

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });
const link = (page: Page) => page.getByRole('textbox', { name: 'Link to this product' });
const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test('Share opens the phone’s own sheet with the product’s one address, and a sheet that is closed leaves no trace', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    const share = async (what: unknown) => {
      shared.push(what);
      if (shared.length > 1) throw new DOMException('closed', 'AbortError');
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.assign(window, { shared });
  });
  await page.goto(PRODUCT);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const shared = () => page.evaluate((): unknown => Reflect.get(window, 'shared'));
  await shareButton(page).click();
  const url = await canonical(page);
  expect(url).toMatch(/^https:\/\/.+\/product\/chia-seeds-mysuru-250g$/);
  const told = {
    title: name,
    text: expect.stringMatching(`^${name} from .+: ₹.+ at Haat\\.$`),
    url,
  };
  await expect.poll(shared).toEqual([told]);
  await shareButton(page).click();
  await expect.poll(async () => ((await shared()) as unknown[]).length).toBe(2);
  await expect(page.getByText('Link copied')).toBeHidden();
  await expect(link(page)).toBeHidden();
});

test('without such a sheet the link is copied, or else shown ready to be copied, and nothing on the page moves', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto(PRODUCT);
  const after = page.getByRole('heading', { name: 'About this product' });
  const places = async () => [await shareButton(page).boundingBox(), await after.boundingBox()];
  await expect(after).toBeVisible();
  await shareButton(page).scrollIntoViewIfNeeded();
  const before = await places();
  await shareButton(page).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const url = await canonical(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  expect(await places()).toEqual(before);
  await page.evaluate(() => {
    const writeText = () => Promise.reject(new DOMException('not here', 'NotAllowedError'));
    Object.defineProperty(navigator.clipboard, 'writeText', { value: writeText });
  });
  await shareButton(page).click();
  await expect(link(page)).toHaveValue(url ?? '');
  await expect(link(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(url);
  await expect(page.getByText('Link copied')).toBeHidden();
  expect(await places()).toEqual(before);
});
