// The first visit to a page, which the server has drawn: readable at once, also without JavaScript, and taken over by its code
// without anything getting lost.
import { seededProducts } from '../../support/demo-products.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { PAGES_BY_WIDTH, pagesThatMove, UNKNOWN_PATH } from '../../support/public-pages.ts';
import { expectOneEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { expectAsDrawn, haveConnection, keepsPresses, markDrawn } from '../steps/whole-device.ts';
import { raiseButton } from '../steps/words.ts';

// What is held up or counted must not be in the browser already.
test.use({ device: 'no-worker-new' });

const isCode = ({ url }: SeenRequest) => /^\/assets\/index-.*\.js$/.test(url.pathname);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one finds a product by the search, reads of it, and is told what ordering needs', async ({
    page,
  }) => {
    const [first] = await seededProducts();
    if (!first) throw new Error('the demo shop is empty');
    await page.goto('/search');
    await page.getByLabel('Search products').fill(first.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?search=/);
    await page.getByRole('link', { name: first.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
    await expect(page.getByRole('main')).toContainText(`₹${first.rupees.toLocaleString('en-IN')}`);
    await expect(page.locator('main noscript p')).toBeVisible();
    expect(await page.locator('main noscript').innerHTML()).toContain('The cart needs JavaScript.');
  });

  test('blogs and the shop’s rules can be read, and a form says what it needs', async ({
    page,
  }) => {
    await page.goto('/blogs');
    await page.locator('main a[href^="/blog/"]').first().click();
    await expect(page.locator('.rich-text')).toContainText(/\w{3}/);
    await page.getByRole('link', { name: 'Return Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Return/);
    await page.getByRole('link', { name: 'Contact us' }).click();
    await expect(page.locator('main noscript p')).toBeVisible();
    expect(await page.locator('main noscript').innerHTML()).toContain(
      'This form needs JavaScript.',
    );
  });
});

test('what is pressed before the page’s code has come is done when it comes', async ({
  page,
  network,
}) => {
  network.fault(isCode, { do: 'delay', ms: 3_000 });
  const product = (await seededProducts()).find(({ quantity }) => quantity > 10);
  await page.goto(`/product/${product?.id}`, { waitUntil: 'commit' });
  await keepsPresses(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText(`${product?.name}`);
  await expect(page.locator('output')).toHaveText('1');
});

test('Add to Cart and then the way to the cart, pressed before the page’s code has come: the product is in the cart', async ({
  page,
  network,
}) => {
  network.fault(isCode, { do: 'delay', ms: 3_000 });
  const product = (await seededProducts()).find(({ quantity }) => quantity > 10);
  await page.goto(`/product/${product?.id}`, { waitUntil: 'commit' });
  await keepsPresses(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText(`${product?.name}`);
  await expect(page.locator('output')).toHaveText('1');
});

test('who has scrolled before the page’s code has come stays there when it comes, and Back leads there again', async ({
  page,
  network,
}) => {
  network.fault(isCode, { do: 'delay', ms: 1_500 });
  const [product] = await seededProducts();
  await page.goto(`/product/${product?.id}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => scrollTo(0, 500));
  await expect(page.locator('html[data-taken-over]')).toHaveCount(1);
  await expect(page.locator('.status__age')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(500);
  // A press of Playwright's own would scroll to it first.
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).dispatchEvent('click');
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await expect(page).toHaveURL(`/product/${product?.id}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('a heart that is pressed before the page’s code has come is filled when it has', async ({
  page,
  network,
}) => {
  network.fault(isCode, { do: 'delay', ms: 3_000 });
  const [product] = await seededProducts();
  await page.goto(`/product/${product?.id}`, { waitUntil: 'commit' });
  await keepsPresses(page);
  const heart = page.getByRole('button', { name: 'Wish list', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('parts of a page that a bad line kept away come when it is better, without a reload, and what is pressed is sent', async ({
  page,
  network,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
  const isLatePart = ({ url }: SeenRequest) => /^\/assets\/(later|sync|device)-/.test(url.pathname);
  network.fault(isLatePart, { do: 'drop-request' });
  await page.goto(`/product/${soldOut.id}`);
  await expect.poll(() => network.log.filter(isLatePart).length).toBeGreaterThan(1);
  const opened = await page.evaluate(() => performance.timeOrigin);
  network.heal();
  await raiseButton(page).click();
  await expectOneEnquiry(soldOut, null);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('what is pressed while the code that sends does not come waits on the phone, and goes as soon as it comes, without a reload', async ({
  page,
  network,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
  const isSender = ({ url }: SeenRequest) => url.pathname.startsWith('/assets/sync-');
  network.fault(isSender, { do: 'drop-request' });
  await page.goto(`/product/${soldOut.id}`);
  await expect(page.getByText('Connected.')).toBeVisible();
  const opened = await page.evaluate(() => performance.timeOrigin);
  const isRefused = page.waitForEvent('console', (it) => /what sends did not come/.test(it.text()));
  await raiseButton(page).click();
  await isRefused;
  network.heal();
  await expectOneEnquiry(soldOut, null);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('a search before the page’s code has come does not wait for it', async ({ page, network }) => {
  network.fault(isCode, { do: 'black-hole' });
  await page.goto('/search', { waitUntil: 'commit' });
  await page.getByLabel('Search products').fill('turmeric');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=turmeric/);
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
});

test('what is typed before the page’s code has come is neither lost nor doubled, and the press on Send sends it', async ({
  page,
  network,
}) => {
  network.fault(isCode, { do: 'delay', ms: 3_000 });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await keepsPresses(page);
  await page.getByLabel('Name').fill('Asha Devi');
  await page.getByLabel('Message', { exact: true }).fill('Is the turmeric whole?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(/phone|number/i);
  await expect(page.getByLabel('Name')).toHaveValue('Asha Devi');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is the turmeric whole?');
  await expectKept(page, 'Is the turmeric whole?');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Asha Devi');
});

test('a page whose data was spoiled on the way opens all the same', async ({ page, network }) => {
  network.fault(({ url }) => url.pathname === '/products', {
    do: 'rewrite',
    text: (html) => html.replace(/(id="island">)[\s\S]{200}/, '$1{"answers":'),
  });
  await page.goto('/products');
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
  await page.locator('main a[href^="/product/"]').first().click();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible();
});

for (const [width, pages] of Object.entries(PAGES_BY_WIDTH)) {
  test(`nothing moves while a drawn page is taken over, at ${width} px`, async ({
    page,
    complaints,
    soldOut,
  }) => {
    test.slow(true, 'every public page is opened');
    // The unknown path is a real 404.
    complaints.expectFailedRequests();
    await page.setViewportSize({ width: Number(width), height: 740 });
    const products = (await seededProducts()).slice(0, 2);
    const paths = [
      ...pages.map(({ path }) => path),
      UNKNOWN_PATH,
      ...[...products, soldOut].map(({ id }) => `/product/${id}`),
    ];
    expect(await pagesThatMove(page, paths)).toEqual([]);
  });
}

test('a page that came over a line of 2G is taken over as it stands, not shown anew', async ({
  page,
}) => {
  await haveConnection(page, { saveData: false, effectiveType: '2g' });
  await markDrawn(page);
  for (const path of ['/', '/products']) {
    await page.goto(path);
    await expect(page.locator('html[data-taken-over]')).toHaveCount(1);
    await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible();
    await expectAsDrawn(page);
  }
});
