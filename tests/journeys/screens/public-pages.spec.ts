// Every public page, opened once each and checked in every respect.
import { seededProducts } from '../../support/demo-products.ts';
import { PUBLIC_PAGES, pagesThatMove, UNKNOWN_PATH } from '../../support/public-pages.ts';
import { expect, PHONE, test, WIDE } from '../steps/journey.ts';
import { HARMFUL, makeHtml, REFUSALS, REFUSED, runScript } from '../steps/text-to-html.ts';

// A new browser must fetch every file that a test delays or counts.
test.use({ device: 'no-worker-new', losesRequests: true });
test.beforeEach(({ complaints }) => complaints.expectNotes(REFUSALS));

test('every public page comes drawn and stays still, says what it is, and runs no text', {
  tag: '@core',
}, async ({ page }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null | undefined>();
  await page.setViewportSize(PHONE);
  for (const { path, heading, words, isLeftOut } of PUBLIC_PAGES) {
    expect(await pagesThatMove(page, [path])).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
    await expect(page.getByRole('main'), path).toContainText(words);
    const head = await page.evaluate(() => {
      const all = (css: string, name: string) =>
        [...document.head.querySelectorAll(css)].map((it) => it.getAttribute(name));
      return {
        descriptions: all('meta[name=description]', 'content'),
        canonical: all('link[rel=canonical]', 'href'),
        robots: all('meta[name=robots]', 'content'),
        images: all('meta[property="og:image"]', 'content'),
        lang: document.documentElement.lang,
      };
    });
    const image = expect.stringMatching(/^http/);
    const address = `https://haat.example${path.split('?')[0]}`;
    const wanted = isLeftOut
      ? { canonical: [], robots: ['noindex'] }
      : { canonical: [address], images: [image] };
    expect(head, path).toMatchObject({
      ...wanted,
      lang: 'en-IN',
      descriptions: [expect.any(String)],
    });
    descriptions.add(head.descriptions[0]);
    titles.add(await page.title());

    expect(await makeHtml(page, HARMFUL), path).toBe(REFUSED);
    expect(await runScript(page, '/early-presses.js'), path).toBe(REFUSED);
    await expect(page).not.toHaveTitle('1337');
  }
  const own = PUBLIC_PAGES.filter(({ path }) => !path.includes('?'));
  expect(titles.size, 'titles').toBeGreaterThanOrEqual(own.length);
  expect(descriptions.size, 'descriptions').toBeGreaterThanOrEqual(own.length);
});

test('nothing moves while a drawn page is taken over', async ({ page, soldOut }) => {
  const products = [...(await seededProducts()).slice(0, 2), soldOut];
  const more = [UNKNOWN_PATH, ...products.map(({ id }) => `/product/${id}`)];
  await page.setViewportSize(PHONE);
  expect(await pagesThatMove(page, more)).toEqual([]);
  await page.setViewportSize(WIDE);
  const wide = PUBLIC_PAGES.flatMap(({ path, isAlike }) => (isAlike ? [] : path));
  expect(await pagesThatMove(page, [...wide, ...more])).toEqual([]);
});

test('every link of the footer leads to a page of its own, and what is the shopper’s own is left out by search engines', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const inside = footer.locator('a[href^="/"]:not([hreflang])');
  const paths = await inside.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const policies = [
    'privacy-policy',
    'terms-and-condition',
    'cancellation-policy',
    'return-policy',
  ];
  const wanted = [...policies, 'about-us', 'contact-us'].map((it) => `/${it}`);
  expect(paths).toEqual(expect.arrayContaining(wanted));
  for (const path of paths) {
    await footer.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(`${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(footer.locator('a[href^="tel:+91"]')).toHaveCount(2);
  await expect(footer.getByRole('link', { name: 'Find us on the map' })).toBeVisible();
  for (const path of ['/cart', '/waiting', '/wishlist']) {
    await page.goto(path);
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
    expect(await makeHtml(page, HARMFUL), path).toBe(REFUSED);
  }
});

test('an address that the shop does not know leads home, which says so once; a product and a blog that are not there lead on', {
  tag: '@core',
}, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  const reply = await page.goto('/warehouse/of/dreams');
  expect(reply?.status()).toBe(404);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('That page was not found.')).toBeVisible();
  await page.goto('/products');
  await page.goto('/');
  await expect(title).toBeVisible();
  await expect(page.getByText('That page was not found.')).toBeHidden();
  await page.goto('/product/there-is-no-such-thing');
  await expect(page).toHaveURL('/product-not-found');
  await expect(title).toHaveText('Product not found');
  await page.goto('/blog/there-is-no-such-blog');
  await expect(title).toHaveText('Blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'All blogs' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('every page of one’s own leads to the login first, which knows the way back', {
  tag: '@core',
}, async ({ page }) => {
  for (const path of [
    '/profile',
    '/profile/addresses',
    '/orders',
    '/order/some-order',
    '/order-confirmation/somebody/some-order',
    '/edit-address/some-order/somebody',
    '/review-order/some-order',
    '/payments?orderId=some-order',
    '/quotations',
    '/quotation-details?id=some-quotation',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(path)}`);
  }
  // Without a waiting code, the verification leads back to the login.
  await page.goto('/login-verification?returnUrl=%2Fcart');
  await expect(page).toHaveURL('/login?returnUrl=%2Fcart');
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeDisabled();
});

test('questions open and close by keyboard, one at a time', async ({ page }) => {
  await page.goto('/faqs');
  const answers = page.locator('main details');
  await expect(answers).toHaveCount(4);
  await answers.nth(0).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(answers.nth(0).locator('p')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(answers.nth(1).locator('p')).toBeVisible();
  await expect(answers.nth(0).locator('p')).toBeHidden();
});

test('on a phone the chat stays in sight, and nothing covers the text', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const chat = page.getByRole('banner').getByRole('link', { name: 'Chat with us' });
  await page.goto('/products');
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{11,}$/);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(chat).toBeInViewport({ ratio: 1 });

  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const words = await page.locator('.banner__words').first().boundingBox();
  for (const name of ['Previous banner', 'Next banner']) {
    const button = await page.getByRole('button', { name }).boundingBox();
    if (!words || !button) throw new Error('the banner is not there');
    const isBeside = button.x + button.width <= words.x || words.x + words.width <= button.x;
    const isAbove = button.y + button.height <= words.y || words.y + words.height <= button.y;
    expect(isBeside || isAbove, name).toBe(true);
  }
  await expect(page.locator('.header__name')).toBeHidden();
});
