// A shopper who reads another language than English: the whole way to an order, and the choice of a language.
import type { Browser, Page } from 'playwright/test';
import { inLanguage, LANGUAGES } from '#config/languages.ts';
import { lastCode, somePhone } from '../../support/demo-accounts.ts';
import { putAccount } from '../../support/device-storage.ts';
import { textsIn } from '../../support/texts-in.ts';
import { button, HOME, makeAccountWithAddress } from '../steps/address-journey.ts';
import { expectOneOrder, heading, NOT_PLACED, ordersOf } from '../steps/checkout-journey.ts';
import { expect, PHONE, takeWorkersAway, test } from '../steps/journey.ts';
import { changeAtShop } from '../steps/orders-journey.ts';
import { haveCatalogue, visitShop } from '../steps/whole-device.ts';

const hindi = textsIn('hi');
const inHindi = (path: string) => inLanguage(path, 'hi');

test('in Hindi the whole way goes without a network, from the product to an order that waits; closed and opened again it waits in Hindi, in English it waits in English, and the shop has it once; cancelled, it says why in Hindi', {
  tag: '@core',
}, async ({ page, context, product }) => {
  const account = await makeAccountWithAddress();
  await haveCatalogue(page);
  await putAccount(page, account);
  await visitShop(page, inHindi(`/product/${product.id}`));
  // The texts of such pages come after those of the first page, and the addresses with the account.
  await page.goto(inHindi('/profile/addresses'));
  const main = page.getByRole('main');
  await expect(main).toContainText(HOME.name);
  await page.goto(inHindi(`/product/${product.id}`));
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('button', { name: hindi('shop/cart', 'Add to Cart'), exact: true }).click();
  await expect(page).toHaveURL(inHindi('/cart'));
  await expect(heading(page, hindi('shop/cart', 'Cart'))).toBeVisible();
  await button(page, hindi('shop/cart', 'Place Order')).click();
  await expect(page).toHaveURL(inHindi('/place-order'));
  await main.getByRole('listitem').filter({ hasText: HOME.name }).getByRole('radio').check();
  await main.getByRole('radio', { name: hindi('domain/shared', 'Cash on delivery') }).check();
  await button(page, hindi('shop/checkout', 'Place Order')).click();
  const unplaced = hindi('shop/orders', NOT_PLACED);
  await expect(heading(page, unplaced)).toBeVisible();
  expect(await ordersOf(account.uid)).toEqual([]);
  await page.close();

  const again = await context.newPage();
  const shown = again.getByRole('main');
  await again.goto(inHindi('/orders'));
  await expect(heading(again, hindi('shop/orders', 'My Orders'))).toBeVisible();
  await expect(shown).toContainText(unplaced);
  await again.goto('/orders');
  await expect(shown).toContainText(NOT_PLACED);
  await again.goto(inHindi('/orders'));
  await context.setOffline(false);
  const { id } = await expectOneOrder(account.uid);
  await expect(shown).not.toContainText(unplaced);
  expect(await ordersOf(account.uid)).toHaveLength(1);
  const why = { cancelledBy: 'merchant', cancelReason: 'It is sold out.' };
  await changeAtShop(account.uid, id, { deliveryStatus: 'cancel', ...why });
  await again.goto(inHindi(`/order/${id}`));
  await expect(shown).toContainText(hindi('domain/order/reasons', why.cancelReason));
});

/** A new phone whose browser is set to Hindi. */
async function hindiPhone(browser: Browser): Promise<Page> {
  const phone = await browser.newContext({ locale: 'hi-IN', viewport: PHONE });
  await takeWorkersAway(phone);
  return phone.newPage();
}
const offer = (page: Page) => page.getByText(LANGUAGES.hi.offer);

test('a first visitor whose browser is set to Hindi is offered Hindi in Hindi, once, and never led there; whoever chose Hindi comes home to it, and a link keeps its language', async ({
  browser,
}) => {
  const page = await hindiPhone(browser);
  await page.goto('/products');
  await expect(offer(page)).toBeVisible();
  await expect(page).toHaveURL('/products');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(offer(page)).toBeHidden();
  await page.goto('/products?sort=price-low');
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toContainText('हिन्दी');
  await expect(offer(page)).toHaveCount(0);
  await page.context().close();

  const other = await hindiPhone(browser);
  await other.goto('/products?sort=price-low');
  await other.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(other).toHaveURL('/hi/products?sort=price-low');
  await expect(heading(other, hindi('shop/catalogue', 'Products'))).toBeVisible();
  await other.goto('/');
  await expect(other).toHaveURL('/hi');
  await other.goto('/faqs');
  await expect(other).toHaveURL('/faqs');
  await other.context().close();
});

test('another language keeps the page, its place, the cart and what was typed; Back leads to the page before, in the language chosen; whoever signs in in Hindi goes on in Hindi, also after a reload', async ({
  page,
  product,
}) => {
  await visitShop(page, `/product/${product.id}`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.goto('/contact-us');
  const message = 'कब आएगा? When does it come?';
  const field = page.getByRole('main').getByRole('textbox').last();
  await field.fill(message);
  const choose = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  await choose('हिन्दी').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(100);
  await choose('हिन्दी').click();
  await expect(page).toHaveURL('/hi/contact-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(field).toHaveValue(message);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place * 0.6);
  await expect(page.getByRole('link', { name: hindi('shop/cart', 'Cart, 1 item') })).toBeVisible();
  await choose('English').click();
  await expect(page).toHaveURL('/contact-us');
  await expect(field).toHaveValue(message);

  for (const [from, name, to, title] of [
    ['/hi/products', 'English', '/products', 'Products'],
    ['/products', 'हिन्दी', '/hi/products', hindi('shop/catalogue', 'Products')],
  ] as const) {
    await page.goto(from);
    await page.locator(`main a[href$="/product/${product.id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/product/${product.id}$`));
    await choose(name).click();
    await expect(page).toHaveURL(to.replace('products', `product/${product.id}`));
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(to);
    await expect(heading(page, title)).toBeVisible();
  }

  await page.goto('/hi/orders');
  await expect(page).toHaveURL(/\/hi\/login\?/);
  const phone = somePhone();
  await page.getByLabel(hindi('shop/sign-in', 'Phone Number')).fill(phone);
  await button(page, hindi('shop/sign-in', 'Send OTP')).click();
  await expect(heading(page, hindi('shop/sign-in', 'Verification'))).toBeVisible();
  await page.getByLabel('OTP').fill(await lastCode(phone));
  await button(page, hindi('shop/sign-in', 'Verify')).click();
  await expect(page).toHaveURL('/hi/orders');
  await page.reload();
  await expect(heading(page, hindi('shop/orders', 'My Orders'))).toBeVisible();
});

test('an installed shop opens in the language that was chosen last, whichever it was installed in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const matches = window.matchMedia;
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? matches('all') : matches.call(window, query);
  });
  await visitShop(page, '/hi');
  for (const [name, opened] of [
    ['English', '/'],
    ['தமிழ்', '/ta'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(opened);
    await page.goto('/hi');
    await expect(page).toHaveURL(opened);
  }
});

test('a line that never answers shows a page in English at last, not for ever nothing; what is cut off on the phone is fetched again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectNotes(/signal timed out/);
  await visitShop(page, '/hi/products');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (url.includes('/texts-hi')) await cache.put(url, new Response('{"cut'));
      }
    }
  });
  await page.goto('/hi/products?sort=price-low');
  await expect(heading(page, hindi('shop/catalogue', 'Products'))).toBeVisible();
  await context.route('**/assets/texts-ta*', () => undefined);
  await page.goto('/ta/cart');
  await expect(heading(page, 'Cart')).toBeVisible({ timeout: 20_000 });
});

test('after a deploy a phone that has not pressed Update yet opens a language that it never spoke, afterwards without a network, too', async ({
  page,
  context,
  network,
  request,
}) => {
  await visitShop(page);
  const isGone = ({ url }: { url: URL }) => url.pathname.startsWith('/assets/texts-ta-');
  network.fault(isGone, { do: 'answer', status: 404, type: 'text/html', body: '<h1>Gone</h1>' });
  // The browser's own cache may hold them from another journey.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
  await page.goto('/ta/products');
  const title = heading(page, textsIn('ta')('shop/catalogue', 'Products'));
  await expect(title).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
  expect(network.seen(isGone).length, 'texts of the version before').toBeGreaterThan(0);
  const newest = await request.get('/texts-ta.json');
  expect([newest.status(), newest.headers()['cache-control']]).toEqual([200, 'no-cache']);
  await context.setOffline(true);
  await page.goto('/ta/products?sort=price-low');
  await expect(title).toBeVisible();
});
