// The first visit to a page that the server has drawn: readable at once, and hydrated without losing anything.
import type { Page } from 'playwright/test';
import { inStock } from '../../support/demo-products.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { expectOneEnquiry, raiseButton } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { keepsPresses } from '../steps/whole-device.ts';

// A new browser must fetch every file that a test delays or counts.
test.use({ device: 'no-worker-new', losesRequests: true });

const isCode = ({ url }: SeenRequest) => /^\/assets\/index-.*\.js$/.test(url.pathname);
const message = (page: Page) => page.getByLabel('Message', { exact: true });
const isHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toHaveCount(1);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one finds a product by the search, reads of it, of a blog and of the shop’s rules, and is told what needs JavaScript', {
    tag: '@core',
  }, async ({ page }) => {
    const [product] = await inStock();
    const needs = page.locator('main noscript');
    await page.goto('/search');
    await page.getByLabel('Search products').fill(product.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\?search=/);
    await page.getByRole('link', { name: product.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect(page.getByRole('main')).toContainText(
      `₹${product.rupees.toLocaleString('en-IN')}`,
    );
    expect(await needs.innerHTML()).toContain('The cart needs JavaScript.');
    await expect(page.getByRole('button')).toHaveAccessibleName('Search');
    await expect(page.getByText('Opening…')).toHaveCount(0);
    await page.goto('/blogs');
    await page.locator('main a[href^="/blog/"]').first().click();
    await expect(page.locator('.rich-text')).toContainText(/\w{3}/);
    await page.getByRole('link', { name: 'Return Policy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Return/);
    await page.getByRole('link', { name: 'Contact us' }).click();
    expect(await needs.innerHTML()).toContain('This form needs JavaScript.');
  });
});

test('a heart, or Add to Cart and then the way to the cart, pressed before the page’s code has come, are done when it comes', {
  tag: '@core',
}, async ({ page, network }) => {
  network.fault(isCode, { do: 'delay', ms: 3_000 });
  const [product] = await inStock();
  await page.goto(`/product/${product.id}`, { waitUntil: 'commit' });
  await keepsPresses(page);
  const heart = page.getByRole('button', { name: 'Wish list', exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.reload({ waitUntil: 'commit' });
  await keepsPresses(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText(product.name);
  await expect(page.locator('output')).toHaveText('1');
  await page.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('who has scrolled before the code has come stays there', async ({ page, network }) => {
  network.fault(isCode, { do: 'delay', ms: 1_500 });
  const [{ id }] = await inStock();
  await page.goto(`/product/${id}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => scrollTo(0, 500));
  await isHydrated(page);
  await expect(page.locator('.status__age')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(500);
  // A press of Playwright's own would scroll to it first.
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).dispatchEvent('click');
  await expect(page).toHaveURL('/cart');
  await page.goBack();
  await expect(page).toHaveURL(`/product/${id}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

for (const [what, parts, pressWhile] of [
  ['the page’s later parts', /^\/assets\/(deferred|sync|device)-/, 'healed'],
  ['the code that sends', /^\/assets\/sync-/, 'away'],
] as const) {
  test(`nothing is lost while ${what} did not come`, async ({ page, network, soldOut }) => {
    const isAway = ({ url }: SeenRequest) => parts.test(url.pathname);
    network.fault(isAway, { do: 'drop-request' });
    await page.goto(`/product/${soldOut.id}`);
    const opened = await page.evaluate(() => performance.timeOrigin);
    await expect(page.locator('.product-facts')).toContainText('Out of stock');
    await expect(page.getByRole('main')).not.toContainText('Pre-order');
    await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
    if (pressWhile === 'away') {
      await expect(page.getByText('Connected.')).toBeVisible();
      const isRefused = page.waitForEvent('console', (it) =>
        /what sends did not come/.test(it.text()),
      );
      await raiseButton(page).click();
      await isRefused;
      network.heal();
    } else {
      await expect.poll(() => network.log.filter(isAway).length).toBeGreaterThan(1);
      network.heal();
      await raiseButton(page).click();
    }
    await expectOneEnquiry(soldOut, null);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  });
}

test('what is typed before the code has come is not lost', async ({ page, network }) => {
  network.fault(isCode, { do: 'delay', ms: 3_000 });
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await keepsPresses(page);
  await page.getByLabel('Name').fill('Asha Devi');
  await message(page).fill('Is the turmeric whole?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(/phone|number/i);
  await expect(page.getByLabel('Name')).toHaveValue('Asha Devi');
  await expectKept(page, 'Is the turmeric whole?');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).first().click();
  await expect(page).toHaveURL('/blogs');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The previous page is the same document: the browser only fires an event and shows the other address.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact-us');
  await isHydrated(page);
  await expect(page.getByRole('heading', { name: 'Contact us', level: 1 })).toBeVisible();
  await expect(message(page)).toHaveValue('Is the turmeric whole?');
  await page.goForward();
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a heading that was changed on its way is righted', async ({ page, network, complaints }) => {
  network.fault(({ url }) => url.pathname === '/faqs', {
    do: 'rewrite',
    text: (html) => html.replace(/(<h1[^>]*>)[^<]*/, '$1Questions for somebody else'),
  });
  const reply = await page.goto('/faqs');
  expect(await reply?.text()).toContain('>Questions for somebody else</h1>');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQs');
  // React's number for a hydration mismatch. An unexpected complaint fails a journey at its end.
  const mismatch = /React error #418/;
  await expect.poll(() => complaints.unexpected.join('\n')).toMatch(mismatch);
  complaints.expectNotes(mismatch);
});

const LOOKS = (
  'display position inset width height margin padding border border-radius color background opacity visibility overflow gap flex ' +
  'grid-template-columns grid-area font line-height text-decoration text-align list-style-type object-fit box-shadow transform fill stroke'
).split(' ');

for (const width of [360, 1280]) {
  test(`a drawn page looks as with all styles, at ${width} px`, async ({ page, network }) => {
    await page.setViewportSize({ width, height: 740 });
    // Keeps the other styles and hydration away.
    network.fault(({ url }) => url.pathname === '/early-presses.js', { do: 'drop-request' });
    const [{ id }] = await inStock();
    const pages = ['/', '/products', '/category/turmeric', `/product/${id}`, '/blogs', '/faqs'];
    for (const path of [...pages, '/contact-us', '/services', '/search', '/login']) {
      await page.goto(path);
      // Content out of sight gets its size at a moment of the browser's choice.
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      const { ownRules, allRules, changed } = await page.evaluate(async (looks) => {
        const elements = [...document.querySelectorAll('body, body *')];
        const read = () =>
          elements.map((it) =>
            [undefined, '::before', '::after'].map((part) => {
              const styles = getComputedStyle(it, part);
              return ['content', ...looks].map((look) => styles.getPropertyValue(look)).join(';');
            }),
          );
        const before = read();
        const ownRules = document.styleSheets[0]?.cssRules.length ?? 0;
        const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles;
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        document.head.append(link);
        await new Promise((resolve) => {
          link.onload = resolve;
        });
        const after = read();
        const changed = elements
          .filter((_, at) => `${before[at]}` !== `${after[at]}`)
          .map((it) => it.outerHTML.slice(0, 200));
        return { ownRules, allRules: link.sheet?.cssRules.length ?? 0, changed };
      }, LOOKS);
      expect(changed, path).toEqual([]);
      expect(ownRules).toBeGreaterThan(20);
      expect(ownRules).toBeLessThan(allRules / 2);
    }
  });
}

test('a shop whose style sheet never comes answers presses', async ({ page, network }) => {
  network.fault(({ url }) => /^\/assets\/.*\.css$/.test(url.pathname), { do: 'black-hole' });
  await page.goto('/products', { waitUntil: 'commit' });
  await keepsPresses(page);
  const card = page.locator('.product-grid > li').first();
  await card.getByRole('button', { name: /^Add / }).click();
  await expect(card.getByRole('status')).toHaveText('1');
});
