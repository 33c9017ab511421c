// The shop’s settings at the desk on a narrow phone, and its hours, videos and banners. All of the shop reads them, so this runs alone.
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { demoContact as contact, demoMoney as money } from '#config/contact.ts';
import { demoHome as home } from '#config/home.ts';
import { PICTURE_CACHE } from '#engine/device/picture-cache.ts';
import { inStock } from '../../support/demo-products.ts';
import { publish, removeDocument } from '../../support/shop-server.ts';
import { goOffline, NO_PICTURE, note, openDesk, photoFile, press } from '../steps/desk-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectKept } from '../steps/kept-draft.ts';
import { itemOf, putOrderAtShop, signInAt } from '../steps/orders-journey.ts';
import { inForm, rawPage, storedFile, storedSettings } from '../steps/products-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ device: 'new' });

// Restores the built-in settings; phones hear of it as of any change.
test.afterEach(() => publish('shop/settings', {}));

const NEW_PHONE = '+91 90000 00009';
const OTHER_PHONE = '+91 90000 00008';
const NEW_CHAT = '919000000009';
const NEW_ACCOUNT = '5550001234';

const footer = (page: Page) => page.getByRole('contentinfo');
const part = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('a phone, a chat number and a bank account that are changed without a network reach the shop, an installed phone and a first visit; a second merchant is asked', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const [product] = await inStock();
  const shopper = await anotherPhone();
  await visitShop(shopper, '/contact-us');
  const uid = await signInAt(shopper, '/orders');
  const order = await putOrderAtShop(uid, [itemOf(product)], { paymentMethod: 'NEFT' });
  await expect(footer(shopper)).toContainText(contact.phones[0]);
  await shopper.goto(`/payments?orderId=${order.orderId}`);
  await expect(shopper.getByRole('main')).toContainText(money.bank.accountNumber);

  const other = await anotherPhone();
  for (const phone of [page, other]) {
    await openDesk(phone, '/desk/shop');
    await expect(inForm(phone, 'Phone')).toHaveValue(contact.phones[0]);
    await goOffline(phone);
  }
  await inForm(other, 'Phone').fill(OTHER_PHONE);
  await press(other, 'Save');
  await expect(note(other, 'Changed: Phones · not sent yet')).toBeInViewport();

  await inForm(page, 'Phone').fill('call me');
  await press(page, 'Save');
  await expect(page.getByText('Write a phone number with its country code')).toBeVisible();
  await inForm(page, 'Phone').fill(NEW_PHONE);
  await inForm(page, 'Chat number').fill('090000 00009');
  await press(page, 'Save');
  await expect(note(page, /Changed: Phones.*Chat number.* not sent yet/)).toBeInViewport();
  await part(page, 'Bank and UPI');
  await inForm(page, 'Account number').fill('5550 0012 34');
  await press(page, 'Save');
  await expect(note(page, 'Changed: Bank account · not sent yet')).toBeVisible();
  await page.reload();
  await expect(note(page, 'Changed: Bank account · not sent yet')).toBeVisible();
  await expect(inForm(page, 'Account number')).toHaveValue(NEW_ACCOUNT);
  expect(await storedSettings()).toEqual({});

  await context.setOffline(false);
  const phones = [NEW_PHONE, contact.phones[1]];
  const bank = { accountNumber: NEW_ACCOUNT };
  await expect.poll(storedSettings).toMatchObject({ phones, bank, chatNumber: NEW_CHAT });
  await expect(page.getByText('not sent yet')).toHaveCount(0);

  await shopper.reload();
  await expect(shopper.getByRole('main')).toContainText(NEW_ACCOUNT);
  await shopper.goto('/contact-us');
  await expect(footer(shopper)).toContainText(NEW_PHONE);
  await shopper.context().setOffline(true);
  await shopper.goto('/faqs');
  await expect(footer(shopper)).toContainText(NEW_PHONE);
  await shopper.goto(`/payments?orderId=${order.orderId}`);
  await expect(shopper.getByRole('main')).toContainText(NEW_ACCOUNT);
  await shopper.goto(`/order/${order.orderId}`);
  const ask = shopper.getByRole('link', { name: 'Ask on WhatsApp' });
  await expect(ask).toHaveAttribute('href', new RegExp(`wa\\.me/${NEW_CHAT}\\?`));

  const firstVisit = () => rawPage('/contact-us');
  await expect.poll(firstVisit).toContain(`tel:${NEW_PHONE.replaceAll(' ', '')}`);
  expect(await firstVisit()).not.toContain(contact.phones[0]);

  await other.context().setOffline(false);
  const question = note(other, 'somebody else changed it first. Your change was not made.');
  await expect(question).toContainText(NEW_PHONE);
  await expect(question).toContainText(OTHER_PHONE);
  expect(await storedSettings()).toMatchObject({ phones });
  await question.getByRole('button', { name: 'Edit it again' }).click();
  await expect(question).toHaveCount(0);
  await expect(inForm(other, 'Phone')).toHaveValue(OTHER_PHONE);
  await press(other, 'Save');
  const others = [OTHER_PHONE, contact.phones[1]];
  await expect.poll(storedSettings).toMatchObject({ phones: others, bank });
  await removeDocument(`users/${uid}/orders/${order.orderId}`);
});

const VIDEO = 'dQw4w9WgXcQ';
const BUILT_VIDEOS = home.videos.flatMap(({ id, title, by }) => [id, title, by]);

const carousel = (page: Page) => page.getByRole('region', { name: 'From our farms' });
const width = (it: ReturnType<Page['getByRole']>) =>
  it.evaluate((img: HTMLImageElement) => img.naturalWidth);

/** Red in the middle, green above and below. */
async function photo() {
  const red = (await photoFile(4000, 1700, '#c22')).buffer;
  const whole = sharp((await photoFile(4000, 3000, '#2a2')).buffer).composite([
    { input: red, left: 0, top: 650 },
  ]);
  return { ...NO_PICTURE, name: 'IMG_1.jpg', buffer: await whole.jpeg().toBuffer() };
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
  await expect(note(page, 'Changed: Videos · not sent yet')).toBeInViewport();
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
  await picture.getByLabel('Take a photo').setInputFiles(await photo());
  await expect.poll(() => width(onPhones)).toBe(720);
  await expectKept(page, /"wide1":"[0-9a-f]+"/);
  await page.reload();
  await expect(inForm(page, 'Banner 1: words on it')).toHaveValue('Fresh at Theni');
  await expect.poll(() => width(onWide)).toBe(1600);
  await inForm(page, 'Banner 1: what the picture shows').fill('Leaves in a basket');
  await inForm(page, 'Banner 1: leads to').selectOption('turmeric');
  await press(page, 'Save');
  await expect(note(page, 'Changed: Banners · not sent yet')).toBeInViewport();
  await page.reload();
  await expect.poll(() => width(onPhones)).toBe(720);
}

test('hours, a video and a banner that are made without a network reach an installed phone, which keeps them, and a first visit', {
  tag: '@core',
}, async ({ page, context, anotherPhone }) => {
  const shopper = await anotherPhone();
  await visitShop(shopper, '/');
  await openDesk(page, '/desk/categories');
  await expect(page.getByRole('link', { name: /^Turmeric/ })).toBeVisible();
  await page.goto('/desk/shop');
  await expect(inForm(page, 'Phone')).toHaveValue(contact.phones[0]);
  await goOffline(page);
  await inForm(page, 'Hours').fill('Daily, 9 to 18\nClosed on Diwali');
  await press(page, 'Save');
  await expect(note(page, 'Changed: Hours · not sent yet')).toBeInViewport();
  await makeVideo(page);
  await makeBanner(page);
  expect(await storedSettings()).toEqual({});

  await context.setOffline(false);
  const digest = expect.stringMatching(/^[0-9a-f]{32}$/);
  await expect.poll(storedSettings).toMatchObject({
    hours: ['Daily, 9 to 18', 'Closed on Diwali'],
    videos: [VIDEO, 'Harvest at Theni', 'Kamala', ...BUILT_VIDEOS],
    banners: [digest, digest, 'Leaves in a basket', 'Fresh at Theni', 'turmeric'],
  });
  await expect(page.getByText('not sent yet')).toHaveCount(0);
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
    await expect(carousel(phone).getByRole('link')).toHaveText(['Fresh at Theni']);
    const picture = carousel(phone).getByRole('img', { name: 'Leaves in a basket' });
    await expect.poll(() => width(picture)).toBe(720);
    const video = phone.getByRole('button', { name: /^Play: / }).first();
    await expect(video).toHaveAccessibleName('Play: Harvest at Theni');
    await phone.goto('/contact-us');
    await expect(phone.getByRole('region', { name: 'Hours' })).toContainText('Closed on Diwali');
  };
  await showsAll(shopper);
  await shopper.context().setOffline(true);
  await showsAll(shopper);

  await expect.poll(() => rawPage('/')).toContain(`pictures%2F${narrow}`);
  const raw = await rawPage('/');
  const shown = ['Fresh at Theni', 'Harvest at Theni', `pictures%2F${wide}`];
  expect(shown.filter((words) => !raw.includes(words))).toEqual([]);
  expect(raw).not.toContain(home.banners[0].words);
  expect(await rawPage('/contact-us')).toContain('Closed on Diwali');
  expect(await rawPage('/products')).not.toContain('at Theni');

  const first = await anotherPhone();
  await first.goto('/');
  const kept = async (cache: string) =>
    (await (await caches.open(cache)).keys()).map(({ url }) => url).join();
  await expect.poll(() => first.evaluate(kept, PICTURE_CACHE)).toContain(narrow);
  await first.context().setOffline(true);
  await showsAll(first);
});
