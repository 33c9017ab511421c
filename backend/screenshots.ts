/**
 * Takes the screenshots that a browser shows before it installs the shop, into public/screenshots/: `npx tsx
 * backend/screenshots.ts https://YOUR-DOMAIN`, or without an address for the shop that `npm start` serves. Run it by
 * hand when the shop looks different; the pictures are committed. It opens Playwright's own Chromium (`npx playwright
 * install chromium`), or the one that CHROMIUM_PATH names.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { manifest, SCREENSHOT_SCREENS } from '../src/shop/web-manifest.ts';
import { root } from './stack/paths.ts';

const shop = process.argv[2] ?? 'http://localhost:5000';
/** A pincode in the middle of Bengaluru. */
const PINCODE = '560001';
const QUALITY = 60;

/** The steps before each screenshot, by the name of its file. */
const SCENES: Record<string, (page: Page) => Promise<void>> = {
  'narrow-home': openHome,
  'narrow-product': openProduct,
  'narrow-cart': openCart,
  'wide-home': openHome,
  'wide-products': openProducts,
};

const { CHROMIUM_PATH } = process.env;
const browser = await chromium.launch({
  ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  // Chromium's sandbox does not work for root, as in a container.
  chromiumSandbox: process.getuid?.() !== 0,
});
await mkdir(join(root, 'public/screenshots'), { recursive: true });
for (const { src, form_factor } of manifest.screenshots) {
  const { width, height, scale } = SCREENSHOT_SCREENS[form_factor];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    isMobile: form_factor === 'narrow',
    hasTouch: form_factor === 'narrow',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const file = join(root, 'public', src);
  const picture = await take(context, src.replace(/^.*\/|\..*$/g, ''));
  // The file names the shop it shows: the build drops screenshots of the demo from a real shop's manifest.
  const written = await sharp(picture)
    .withExif({ IFD0: { ImageDescription: `screenshot of ${shop}` } })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
  console.log(`${src} ${written.width}×${written.height}, ${Math.ceil(written.size / 1024)} KB`);
  await context.close();
}
await browser.close();

async function take(context: BrowserContext, name: string): Promise<Buffer> {
  const page = await context.newPage();
  const scene = SCENES[name];
  if (!scene) throw new Error(`nothing says what is to be seen on ${name}`);
  await scene(page);
  // Wait for content after the first paint, such as the connection's state.
  await page.waitForTimeout(2_000);
  return await page.screenshot();
}

async function openHome(page: Page): Promise<void> {
  await page.goto(shop, { waitUntil: 'networkidle' });
}

async function openProducts(page: Page): Promise<void> {
  await page.goto(`${shop}/products`, { waitUntil: 'networkidle' });
}

/** The product recommended first, with its delivery date. */
async function openProduct(page: Page): Promise<void> {
  await openProducts(page);
  const way = page.locator('main a[href^="/product/"]').first();
  await page.goto(`${shop}${await way.getAttribute('href')}`, { waitUntil: 'networkidle' });
  const row = page.locator('button.delivery-row');
  if ((await row.count()) === 0) return;
  await row.click();
  await page.getByRole('dialog').getByRole('textbox').fill(PINCODE);
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function openCart(page: Page): Promise<void> {
  await openProduct(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.waitForURL(`${shop}/cart`);
}
