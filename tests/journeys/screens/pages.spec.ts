// The first page's banners and videos, the blogs, and the pages that stand still: online, without a network, by
// keyboard, and as search engines see them.
import { seededProducts } from '../../support/demo-products.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { pageHeading, STILL_PAGES } from '../steps/still-pages.ts';
import { visitShop, withoutDrawing } from '../steps/whole-device.ts';

// What is held up or counted must not be in the browser already.
test.use({ device: 'no-worker-new' });

async function someBlog(): Promise<{ id: string; heading: string }> {
  const [blog] = await listDocuments('blogs');
  return { id: `${blog?.id}`, heading: String(blog?.fields.heading?.stringValue) };
}

test('blogs stand in one column at 360 px, two at 800 px and three at 1280 px', async ({
  page,
}) => {
  await visitShop(page);
  for (const [width, columns] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/blogs');
    const cards = page.locator('main a[href^="/blog/"]');
    await expect(cards.nth(3)).toBeVisible();
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().x),
    );
    expect(new Set(lefts.map(Math.round)).size, `${width} px`).toBe(columns);
  }
});

test('of a blog that there is not, nothing is shown but the way back', async ({
  page,
  complaints,
}) => {
  complaints.expectNotes(/404/);
  await visitShop(page);
  await page.goto('/blog/there-is-no-such-blog');
  await expect(pageHeading(page)).toHaveText('Blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'All blogs' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('on a phone that never had the shop, blogs say that they are not there yet, and come', async ({
  page,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  const isAway = ({ url }: SeenRequest) =>
    url.port === '8080' || /^\/(catalogue\/|reachable\.json)/.test(url.pathname);
  network.fault(isAway, {
    do: 'answer',
    status: 503,
    type: 'text/plain',
    body: 'later',
  });
  withoutDrawing(network);
  await page.goto('/blogs');
  await expect(page.getByText('are not on this phone yet')).toBeVisible({ timeout: 20_000 });
  network.heal({ quietly: true });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('main a[href^="/blog/"]').first()).toBeVisible({ timeout: 20_000 });
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

test('every link of the footer leads to a page of its own', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const inside = footer.locator('a[href^="/"]');
  await expect(inside).not.toHaveCount(0);
  const paths = await inside.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/privacy-policy',
      '/terms-and-condition',
      '/cancellation-policy',
      '/return-policy',
      '/about-us',
      '/contact-us',
    ]),
  );
  for (const path of paths) {
    await footer.locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(`${path}`);
    await expect(pageHeading(page)).toBeVisible();
  }
  await expect(footer.locator('a[href^="tel:+91"]')).toHaveCount(2);
  await expect(footer.getByRole('link', { name: 'Find us on the map' })).toBeVisible();
  await expect(footer.getByText(/^Powered by /)).toBeVisible();
});

test('on a phone the chat stands in the header, over nothing that is read or pressed, however far one scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const product = (await seededProducts()).find(({ quantity }) => quantity > 0);
  const chat = page.getByRole('banner').getByRole('link', { name: 'Chat with us' });
  for (const path of ['/', '/products', `/product/${product?.id}`, '/contact-us', '/login']) {
    await page.goto(path);
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{11,}$/);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const [chatBox, header] = [
      await chat.boundingBox(),
      await page.getByRole('banner').boundingBox(),
    ];
    expect(chatBox && header && chatBox.y + chatBox.height <= header.y + header.height).toBe(true);
    await expect(chat).toBeInViewport({ ratio: 1 });
  }
});

test('every page has a title, a description and an address of its own', async ({ page }) => {
  const [first, second] = await seededProducts();
  const blog = await someBlog();
  await visitShop(page);
  const seen = { titles: new Set(), descriptions: new Set(), addresses: new Set() };
  const paths = [
    ...['/', '/products', '/blogs', `/blog/${blog.id}`],
    ...[`/product/${first?.id}`, `/product/${second?.id}`],
    ...Object.keys(STILL_PAGES).filter((path) => path !== '/spare-parts'),
  ];
  for (const path of paths) {
    await page.goto(`${path}?utm_source=letter`);
    const own = page.locator('head link[rel=canonical]');
    await expect(own).toHaveAttribute('href', `https://haat.example${path}`);
    const described = page.locator('head meta[name=description]');
    await expect(described).toHaveCount(1);
    await expect(page.locator('head meta[property="og:url"]')).toHaveCount(1);
    await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^http/,
    );
    seen.titles.add(await page.title());
    seen.descriptions.add(await described.getAttribute('content'));
    seen.addresses.add(await own.getAttribute('href'));
  }
  expect(seen.titles.size, 'titles').toBe(paths.length);
  expect(seen.descriptions.size, 'descriptions').toBe(paths.length);
  expect(seen.addresses.size, 'addresses').toBe(paths.length);
});

test('what is only the shopper’s is left out by search engines', async ({ page }) => {
  for (const path of ['/cart', '/waiting', '/product-not-found']) {
    await page.goto(path);
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  }
});

test('a product page tells its data to search engines', async ({ page }) => {
  const product = (await seededProducts()).find(({ quantity }) => quantity > 0);
  await page.goto(`/product/${product?.id}`);
  await expect(pageHeading(page)).toHaveText(`${product?.name}`);
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const [data, way] = JSON.parse(`${text}`);
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product?.name,
    offers: {
      price: product?.rupees.toFixed(2),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: `https://haat.example/product/${product?.id}`,
    },
  });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } });
});

test('no page has a barrier at 360 px, light, and at 1280 px, dark', async ({ page }) => {
  test.slow(true, 'axe on ten pages, twice each');
  const blog = await someBlog();
  await visitShop(page);
  for (const path of ['/', '/blogs', `/blog/${blog.id}`, ...Object.keys(STILL_PAGES)]) {
    await page.goto(path);
    await expect(pageHeading(page)).toHaveCount(1);
    await expect(page.getByText('Connected.')).toBeVisible();
    await expectNoBarriersAnywhere(page, path);
  }
});
