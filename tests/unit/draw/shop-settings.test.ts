// A drawn page shows the merchant's settings, and carries only those it shows, so that its code goes on with the same words.
import { expect, test } from 'vitest';
import { demoContact as contact } from '#config/contact.ts';
import { demoHome as home } from '#config/home.ts';
import { demoPages as pages } from '#config/pages.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { pickSettings } from '#domain/settings/shop-settings.ts';
import { catalogue, drawnDocument, drawnHtml } from './drawn-shop.ts';

const [video] = home.videos;
const digest = (letter: string) => letter.repeat(32);
const NOBODY = { officer: '', designation: '', officerPhone: '', officerEmail: '' };
const NO_RESULTS = { heading: '', text: '', time: '' };
const SAID: ShopSettings = {
  ...{ phones: ['+91 90000 00001'], chatNumber: '919000000001', email: 'farm@fields.example' },
  ...{ address: ['Green Fields', 'Theni 625531'], mapsUrl: 'https://maps.example/theni' },
  bank: {
    ...{ accountName: 'Green Fields', accountNumber: '5550001234', ifsc: 'GFLD0000001' },
    ...{ bankName: 'Bank of Theni', branch: 'Theni' },
  },
  hours: ['Daily, 9 to 18'],
  faqs: ['Do you ship to Theni?', 'Yes, by bus.'],
  claims: { rating: '4.9/5 at Theni', delivery: '', produce: '', results: NO_RESULTS },
  videos: ['dQw4w9WgXcQ', 'Harvest at Theni', 'Kamala', video.id, video.title, video.by],
  banners: [
    ...[digest('a'), digest('b'), 'Leaves in a basket', 'Fresh at Theni', 'moringa'],
    ...['own.webp', 'own.webp', 'A field', 'Our field', 'turmeric'],
  ],
};
const saying = (said: ShopSettings) => ({
  ...catalogue,
  settings: async (names: readonly (keyof ShopSettings)[]) => pickSettings(said, names),
});
const html = (path: string, said = SAID) => drawnHtml(path, saying(said));

const PLACES = ['/', '/products', '/product/moringa-1', '/contact-us'];

test.each(PLACES)('%s shows how the shop is reached by now, if it is', async (path) => {
  const ways = ['tel:+919000000001', 'wa.me/919000000001', 'mailto:farm@fields.example'];
  const shown = [...ways, 'Theni 625531', 'https://maps.example/theni'];
  const { phones, chatNumber, email, address, mapsUrl } = contact;
  const before = [phones[0], chatNumber, email, address[1], mapsUrl];
  const page = await html(path);
  expect([...shown, ...before].filter((it) => page.includes(`${it}`))).toEqual(shown);
  const contacts = { phones: [], chatNumber: '', email: '', address: [], mapsUrl: '' };
  const empty = { ...contacts, grievance: NOBODY };
  const without = await html(path, { ...SAID, ...empty });
  const links = ['tel:', 'mailto:', 'wa.me', 'target="_blank"'];
  expect(links.filter((it) => without.includes(it))).toEqual([]);
});

test.each([
  ['/faqs', ['<summary>Do you ship to Theni?</summary>', '"Yes, by bus."'], pages.faqs[0].question],
  ['/contact-us', ['<li>Daily, 9 to 18</li>', '"hours":["Daily, 9 to 18"]'], contact.phones[0]],
  ['/services', ['4.9/5 at Theni'], pages.claims.produce],
  ['/', ['aria-label="Play: Harvest at Theni"', '<span>Kamala</span>'], home.videos[1].title],
  ['/', ['Fresh at Theni', 'Our field'], '/banners/'],
])('%s alone shows what was said for it: %j', async (path, shown, before) => {
  const page = await html(path);
  for (const it of shown) expect(page).toContain(it);
  expect(page).not.toContain(before);
  for (const other of ['/', '/faqs', '/products', '/services', '/contact-us']) {
    const there = await html(other);
    if (other !== path) expect(there).not.toContain(shown[0]);
    expect(there, 'the bank account').not.toContain('5550001234');
  }
});

test('the home page begins with the banners that were said, the first one asked for before anything else, in its own size', async () => {
  const storage = (name: string) =>
    `http://localhost:9199/v0/b/demo-haat.appspot.com/o/pictures%2F${name}?alt=media`;
  const [narrow, wide] = [storage(digest('b')), storage(digest('a'))];
  const document = await drawnDocument('/', saying(SAID));
  const preloads = [...document.querySelectorAll('link[rel=preload][as=image]')];
  expect(preloads.map((it) => it.getAttribute('href'))).toEqual([narrow, wide]);
  const links = [...document.querySelectorAll('.banner a')];
  expect(links.map((it) => [it.getAttribute('href'), it.textContent])).toEqual([
    ['/category/moringa', 'Fresh at Theni'],
    ['/category/turmeric', 'Our field'],
  ]);
  const picture = document.querySelector('meta[property="og:image"]');
  expect(picture?.getAttribute('content')).toBe(wide);
});

test.each([
  ['/', { videos: [] }, ['From the farms', video.title]],
  ['/', { banners: [] }, ['/banners/', 'class="banner"']],
  ['/contact-us', { hours: [] }, ['contact-hours']],
])('on %s nothing is said of what was taken away: %j', async (path, taken, words) => {
  const page = await html(path, { ...SAID, ...taken });
  for (const it of words) expect(page).not.toContain(it);
});

const PHONE = { phones: ['+91 90000 00001'] };
const EMAIL = { email: 'farm@fields.example' };
const CALL = 'Something else? Call +91 90000 00001';
const BOTH = ['Prefer to talk?', 'Call the shop, or write an email.'];
const WRITE = 'Something else? Write to farm@fields.example.';

test.each([
  [{ ...PHONE, ...EMAIL }, [`${CALL} or write to farm@fields.example.`], BOTH],
  [PHONE, [`${CALL}.`], ['Prefer to talk?', 'Call the shop.']],
  [EMAIL, [WRITE], ['Prefer email?', 'Write to the shop.']],
  [{ hours: ['Daily, 9 to 18'] }, [], ['Hours', 'Daily, 9 to 18']],
  [{}, [], []],
])('a shop that is reached by %j says that and no more', async (said, onFaqs, onContact) => {
  const of = async (path: string, within: string) => {
    const page = await drawnDocument(path, saying({ phones: [], email: '', hours: [], ...said }));
    return [...page.querySelectorAll(within)].flatMap((it) => it.textContent ?? []);
  };
  expect(await of('/faqs', '.faqs ~ p')).toEqual(onFaqs);
  const ways = '.contact-ways :is(h2, h2 + p, h3, h3 + ul li)';
  expect(await of('/contact-us', ways)).toEqual(onContact);
});
