// The shop as an app: when it offers to be installed and how, and what its icon leads to without a network.
import type { BrowserContext, LaunchOptions, Page, PlaywrightWorkerArgs } from 'playwright/test';
import * as v from 'valibot';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import { wholeChromiumOptions } from '../../support/stack-chromium.ts';
import { addToCart, test as withProduct } from '../steps/checkout-journey.ts';
import {
  expectNoHint,
  hint,
  noteRequests,
  played,
  playInstallOffer,
  tellInstalled,
} from '../steps/install-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

const SHOP = 'http://localhost:5000';
const KEEP = /Keep Haat on your .* – it works without a connection/;
const Manifest = v.object({
  shortcuts: v.array(
    v.object({ name: v.string(), url: v.string(), icons: v.array(v.object({ src: v.string() })) }),
  ),
});

/** A whole browser with a profile of its own, which may install things; its first page. */
async function ownBrowser(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  options: LaunchOptions,
  more: string[],
): Promise<[BrowserContext, Page]> {
  const { args, ...whole } = await wholeChromiumOptions();
  const own = { ...options, ...whole, args: [...args, ...more], baseURL: SHOP };
  const context = await chromium.launchPersistentContext('', own);
  const [page] = context.pages();
  if (!page) throw new Error('the browser has no window');
  await noteRequests(page);
  return [context, page];
}

withProduct(
  'the hint comes with the first thing in the cart and not before; Not now ends it for good',
  async ({ page, product }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await noteRequests(page);
    await playInstallOffer(page);
    await page.goto('/cart');
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await expectNoHint(page);
    await addToCart(page, product);
    await expect(hint(page)).toContainText(KEEP);
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport();
    await expectNoBarriers(page, 'cart with the hint');
    await hint(page).getByRole('button', { name: 'Not now' }).click();
    await expect(hint(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
    await expectNoHint(page);
    expect((await played(page)).prompts).toBe(0);
  },
);

withProduct(
  'Install has the browser ask, and the hint is gone once the shop is installed',
  async ({ page, product }) => {
    await noteRequests(page);
    await playInstallOffer(page);
    await addToCart(page, product);
    await hint(page).getByRole('button', { name: 'Install' }).click();
    await expect(hint(page)).toHaveText('Haat is being installed.');
    expect((await played(page)).prompts).toBe(1);
    await tellInstalled(page);
    await expect(hint(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
    await expectNoHint(page);
  },
);

withProduct(
  'a shopper who says no to the browser’s question reads so, and is not asked again',
  async ({ page, product }) => {
    await noteRequests(page);
    await playInstallOffer(page, 'dismissed');
    await addToCart(page, product);
    await hint(page).getByRole('button', { name: 'Install' }).click();
    await expect(hint(page)).toHaveText(/^Not installed\. You can install Haat later/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
    await expectNoHint(page);
  },
);

withProduct.describe('on an iPhone', () => {
  withProduct.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    colorScheme: 'dark',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  withProduct('the hint says how it is done by hand', async ({ page, product }) => {
    await addToCart(page, product);
    await expect(hint(page)).toContainText(KEEP);
    await expect(hint(page).getByRole('listitem')).toHaveText([
      'Tap Share',
      'Choose Add to Home Screen',
    ]);
    await expect(hint(page).getByRole('button')).toHaveText(['Not now']);
    await expectNoBarriers(page, 'cart with the hint on an iPhone');
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(hint(page)).toBeHidden();
  });
});

withProduct(
  'a browser makes its offer by itself, and the hint takes it up',
  async ({ playwright, launchOptions, product }) => {
    const [context, page] = await ownBrowser(playwright, launchOptions, [
      '--bypass-app-banner-engagement-checks',
    ]);
    await addToCart(page, product);
    await expect(hint(page).getByRole('button', { name: 'Install' })).toBeVisible();
    await context.close();
  },
);

withProduct('the installed app gives no hint', async ({ playwright, launchOptions, product }) => {
  const [context, page] = await ownBrowser(playwright, launchOptions, [`--app=${SHOP}/cart`]);
  await playInstallOffer(page);
  await addToCart(page, product);
  expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  await expectNoHint(page);
  await context.close();
});

test('the shop can be installed, and its shortcuts open their screens without a network', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectFailedRequests();
  await visitShop(page);
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
