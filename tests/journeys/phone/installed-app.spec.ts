// The shop as an app: when and how it offers to be installed, and where its icon leads without a network.
import type { Page } from 'playwright/test';
import * as v from 'valibot';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import { addToCart } from '../steps/checkout-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers } from '../steps/list-page.ts';
import { loadedParts } from '../steps/loaded-scripts.ts';

test.use({ losesRequests: false });

const hint = (page: Page) => page.getByRole('region', { name: 'Install Haat' });

/** Fires an install offer on every loaded page of the shop, which headless browsers never do; the shopper accepts. */
async function playInstallOffer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'prompts', 0);
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Reflect.set(window, 'prompts', Reflect.get(window, 'prompts') + 1),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    });
    addEventListener('load', () => void dispatchEvent(offer));
  });
}

/** How often the browser was asked to show its prompt since the page loaded. */
const prompts = (page: Page) => page.evaluate((): number => Reflect.get(window, 'prompts'));

/** The cart is shown with all its deferred parts, and there is no hint. */
async function expectNoHint(page: Page): Promise<void> {
  await expect.poll(() => loadedParts(page, 'cart'), 'the part with the hint has come').toBe(1);
  await expect(page.getByText('Connected.')).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(hint(page)).toHaveCount(0);
}

const KEEP = /Keep Haat on your .* – it works without a connection/;
const Manifest = v.object({
  shortcuts: v.array(
    v.object({ name: v.string(), url: v.string(), icons: v.array(v.object({ src: v.string() })) }),
  ),
});

test('the hint comes with the first thing in the cart and not before; Install has the browser ask, and then the hint is gone; installed, its shortcuts open their screens without a network', {
  tag: '@core',
}, async ({ page, context, product, complaints }) => {
  complaints.expectFailedRequests();
  await page.setViewportSize({ width: 360, height: 740 });
  await playInstallOffer(page);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expectNoHint(page);
  await addToCart(page, product);
  await expect(hint(page)).toContainText(KEEP);
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport();
  await expectNoBarriers(page, 'cart with the hint');
  expect(await prompts(page)).toBe(0);
  await hint(page).getByRole('button', { name: 'Install' }).click();
  await expect(hint(page)).toHaveText('Haat is being installed.');
  expect(await prompts(page)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(hint(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
  await expectNoHint(page);

  await putAccount(page, await makePhoneAccount());
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  const inPrivate = ({ errorId }: { errorId: string }) => errorId === 'in-incognito';
  expect(installabilityErrors.filter((error) => !inPrivate(error))).toEqual([]);
  const { data, errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { shortcuts } = v.parse(Manifest, JSON.parse(data ?? ''));
  expect(shortcuts.map(({ name }) => name)).toEqual(['Search', 'Cart', 'Orders']);

  await context.setOffline(true);
  for (const { name, url, icons } of shortcuts) {
    await page.goto(url);
    await expect(page).toHaveURL(url);
    const main = page.getByRole('main');
    if (name === 'Search') await expect(main.getByRole('combobox')).toBeVisible();
    else await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
    const kept = await page.evaluate(async (src) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob());
      return [picture.width, picture.height];
    }, icons[0]?.src ?? '');
    expect(kept, `the icon of ${name}`).toEqual([96, 96]);
  }
});

test.describe('on an iPhone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    // Differs from the browsers of other journeys, which are told apart by their screens.
    colorScheme: 'dark',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('the hint says how it is done by hand, until Not now', async ({ page, product }) => {
    await addToCart(page, product);
    await expect(hint(page)).toContainText(KEEP);
    await expect(hint(page).getByRole('listitem')).toHaveText([
      'Tap Share',
      'Choose Add to Home Screen',
    ]);
    await expect(hint(page).getByRole('button')).toHaveText(['Not now']);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(hint(page)).toBeHidden();
  });
});
