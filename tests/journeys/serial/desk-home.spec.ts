// Hours, videos and banners at the merchant's desk on a narrow phone: made without a network, and shown by an installed phone, which keeps them, and to who
// comes first. All of the shop shows them, so this runs alone.
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { PICTURE_CACHE } from '#core/device/catalogue/picture-cache.ts';
import { shop } from '#shop';
import { home } from '#shop-home';
import { publish } from '../../support/shop-server.ts';
import {
  anotherPhone,
  keptForOffline,
  NO_PICTURE,
  note,
  openDesk,
  photoFile,
  press,
  test,
  WAIT,
} from '../steps/desk-journey.ts';
import { expect } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { inForm, rawPage, storedFile, storedSettings } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

test.afterEach(async () => {
  // The shop says again what it was built with; phones hear of it as of any change.
  await publish('shop/settings', {});
});

const VIDEO = 'dQw4w9WgXcQ';
const BUILT_VIDEOS = home.videos.flatMap(({ id, title, by }) => [id, title, by]);

const part = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();
const carousel = (page: Page) => page.getByRole('region', { name: 'From our farms' });
const width = (it: ReturnType<Page['getByRole']>) =>
  it.evaluate((img: HTMLImageElement) => img.naturalWidth);

/** A photo of 12 megapixels: red in the middle, green above and below. */
async function photo() {
  const red = (await photoFile(4000, 1700, '#c22')).buffer;
  const whole = sharp((await photoFile(4000, 3000, '#2a2')).buffer);
  const buffer = await whole
    .composite([{ input: red, left: 0, top: 650 }])
    .jpeg()
    .toBuffer();
  return { ...NO_PICTURE, name: 'IMG_1.jpg', buffer };
}

async function makeVideo(page: Page): Promise<void> {
  await part(page, 'Videos');
  await press(page, 'Add a video');
  await inForm(page, 'Video 3: title').fill('Harvest at Theni');
  await inForm(page, 'Video 3: who made it').fill('Kamala');
  await inForm(page, 'Video 3: link').fill(`https://youtu.be/${VIDEO}?si=x`);
  await expectKept(page, `${VIDEO}?si=x`);
  await page.reload();
  await expect(inForm(page, 'Video 3: title')).toHaveValue('Harvest at Theni');
  await press(page, 'Move video 3 up');
  await press(page, 'Move video 2 up');
  await press(page, 'Save');
  await expect(note(page, 'You changed: Videos. It is not sent yet')).toBeInViewport();
}

async function makeBanner(page: Page): Promise<void> {
  await part(page, 'Banners');
  const [, ...others] = home.banners;
  await page.getByRole('button', { name: 'Remove banner 1' }).dblclick();
  await expect(inForm(page, 'Banner 1: words on it')).toHaveValue(String(others[0]?.words));
  for (const _ of others) await press(page, 'Remove banner 1');
  await press(page, 'Add a banner');
  const picture = page.getByRole('group', { name: 'Banner 1: picture' });
  const [onPhones, onWide] = [picture.locator('img').nth(0), picture.locator('img').nth(1)];
  await inForm(page, 'Banner 1: words on it').fill('Fresh at Theni');
  await press(page, 'Save');
  await expect(picture.getByText('Take or choose a photo')).toBeInViewport();
  await picture.getByLabel('Choose a photo').setInputFiles(NO_PICTURE);
  await expect(picture.getByText('“notes.jpg” is no picture')).toBeVisible(WAIT);
  await picture.getByLabel('Take a photo').setInputFiles(await photo());
  await expect.poll(() => width(onPhones), WAIT).toBe(720);
  await page.reload();
  await expect(inForm(page, 'Banner 1: words on it')).toHaveValue('Fresh at Theni');
  await expect.poll(() => width(onWide), WAIT).toBe(1600);
  await inForm(page, 'Banner 1: what the picture shows').fill('Leaves in a basket');
  await press(page, 'Save');
  await expect(page.getByText('Choose the category that opens')).toBeVisible();
  await inForm(page, 'Banner 1: leads to').selectOption('turmeric');
  await press(page, 'Save');
  await expect(note(page, 'You changed: Banners. It is not sent yet')).toBeInViewport();
  await page.reload();
  await expect.poll(() => width(onPhones), WAIT).toBe(720);
}

test('hours, a video and a banner that are made without a network reach an installed phone, which keeps them, and a first visit', {
  tag: '@core',
}, async ({ page, context, browser }) => {
  test.slow(true, 'three phones, a photo, and a catalogue that is published in between');
  const shopper = await anotherPhone(browser);
  await visitShop(shopper, '/');
  await openDesk(page, '/desk/categories');
  await expect(page.getByRole('link', { name: /^Turmeric/ })).toBeVisible(WAIT);
  await page.goto('/desk/shop');
  await expect(inForm(page, 'Phone')).toHaveValue(shop.phones[0], WAIT);
  await keptForOffline(page);
  await context.setOffline(true);
  await inForm(page, 'Hours').fill('Daily, 9 to 18\nClosed on Diwali');
  await press(page, 'Save');
  await expect(note(page, 'You changed: Hours. It is not sent yet')).toBeInViewport();
  await makeVideo(page);
  await makeBanner(page);
  expect(await storedSettings()).toEqual({});

  await context.setOffline(false);
  const digest = expect.stringMatching(/^[0-9a-f]{32}$/);
  await expect.poll(storedSettings, WAIT).toMatchObject({
    hours: ['Daily, 9 to 18', 'Closed on Diwali'],
    videos: [VIDEO, 'Harvest at Theni', 'Kamala', ...BUILT_VIDEOS],
    banners: [digest, digest, 'Leaves in a basket', 'Fresh at Theni', 'turmeric'],
  });
  await expect(page.getByText('not sent yet')).toHaveCount(0, WAIT);
  const [wide, narrow] = (await storedSettings()).banners as string[];
  for (const [name, size] of [
    [wide, { width: 1600, height: 500 }],
    [narrow, { width: 720, height: 300 }],
  ] as const) {
    const file = await storedFile(`pictures/${name}`);
    expect(await sharp(file).metadata()).toMatchObject({ ...size, format: 'webp' });
    expect(file.length).toBeLessThanOrEqual(150_000);
    const corner = sharp(file).extract({ left: 0, top: 0, width: 16, height: 16 });
    expect((await corner.stats()).dominant).toMatchObject({ r: 200 });
  }

  const showsAll = async (phone: Page) => {
    await phone.goto('/');
    await expect(carousel(phone).getByRole('link')).toHaveText(['Fresh at Theni'], WAIT);
    const picture = carousel(phone).getByRole('img', { name: 'Leaves in a basket' });
    await expect.poll(() => width(picture), WAIT).toBe(720);
    await expect(phone.getByRole('button', { name: /^Play: / }).first()).toHaveAccessibleName(
      'Play: Harvest at Theni',
    );
    await phone.goto('/contact-us');
    await expect(phone.getByRole('region', { name: 'Hours' })).toContainText('Closed on Diwali');
  };
  await showsAll(shopper);
  await shopper.context().setOffline(true);
  await showsAll(shopper);

  await expect.poll(() => rawPage('/'), WAIT).toContain(`pictures%2F${narrow}`);
  const raw = await rawPage('/');
  for (const words of ['Fresh at Theni', 'Harvest at Theni', `pictures%2F${wide}`]) {
    expect(raw).toContain(words);
  }
  expect(raw).not.toContain(home.banners[0].words);
  expect(await rawPage('/contact-us')).toContain('Closed on Diwali');
  expect(await rawPage('/products')).not.toContain('at Theni');

  const first = await anotherPhone(browser);
  await first.goto('/');
  const kept = (cache: string) =>
    caches.open(cache).then(async (it) => (await it.keys()).map(({ url }) => url).join());
  await expect.poll(() => first.evaluate(kept, PICTURE_CACHE), WAIT).toContain(narrow);
  await first.context().setOffline(true);
  await showsAll(first);
  for (const phone of [shopper, first]) await phone.context().close();
});
