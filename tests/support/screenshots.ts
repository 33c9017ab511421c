// Pictures of every screen for people to look at: three sizes, light and dark, on an empty phone, with a full cart and
// something waiting, and without a network. Run by hand beside `npm start`: npx tsx tests/support/screenshots.ts
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { seededProducts } from './demo-products.ts';
import { whatIsKept } from './device-storage.ts';
import { chromiumOptions } from './stack-chromium.ts';

const SHOP = 'http://localhost:5000';
const FOLDER = fileURLToPath(new URL('../../.cache/screenshots/', import.meta.url));
const SIZES = [
  [360, 740],
  [768, 1024],
  [1280, 800],
] as const;
const SCHEMES = ['light', 'dark'] as const;

const products = await seededProducts();
const inStock = products.find(({ quantity }) => quantity > 0)?.id;
const soldOut = products.find(({ quantity }) => quantity <= 0)?.id;
const SCREENS = {
  home: '/',
  products: '/products',
  'nothing-found': '/products?search=submarine',
  product: `/product/${inStock}`,
  'sold-out': `/product/${soldOut}`,
  'not-found': '/product-not-found',
  cart: '/cart',
  waiting: '/waiting',
};

async function shoot(page: Page, name: string, paths: Record<string, string>): Promise<void> {
  for (const [screen, path] of Object.entries(paths)) {
    await page.goto(SHOP + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `${FOLDER}${name}-${screen}.png` });
  }
}

async function fill(page: Page, context: BrowserContext): Promise<void> {
  while (!(await whatIsKept(page)).hasMirror) await page.waitForTimeout(300);
  for (const product of products.filter(({ quantity }) => quantity > 0).slice(0, 3)) {
    await page.goto(`${SHOP}/product/${product.id}`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.waitForURL('**/cart');
  }
  await page.waitForTimeout(8_000);
  await context.setOffline(true);
  await page.goto(`${SHOP}/product/${soldOut}`);
  await page.getByRole('button', { name: 'Raise enquiry' }).click();
}

async function shootAt(
  browser: Browser,
  [width, height]: readonly [number, number],
  colorScheme: (typeof SCHEMES)[number],
): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme });
  const page = await context.newPage();
  const name = `${width}-${colorScheme}`;
  await shoot(page, `${name}-empty`, SCREENS);
  await fill(page, context);
  await shoot(page, `${name}-offline`, { ...SCREENS, unknown: '/product/unknown-here' });
  await context.close();
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch(await chromiumOptions());
for (const size of SIZES) for (const scheme of SCHEMES) await shootAt(browser, size, scheme);
await browser.close();
console.log(`The pictures are in ${FOLDER}`);
