// A drawn page shows what the merchant has said of the shop, and carries no more of it than it shows, so that its code goes on with the same words.
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';
import { pickSettings, type ShopSettings } from '#core/model/catalogue/shop-settings.ts';
import { shop } from '#shop';
import { home } from '#shop-home';
import { pages } from '#shop-pages';
import { texts } from '#shop-texts';
import { catalogue, draw } from './drawn-shop.ts';

const SAID: ShopSettings = {
  phones: ['+91 90000 00001'],
  chatNumber: '919000000001',
  email: 'farm@fields.example',
  address: ['Green Fields', 'Theni 625531'],
  mapsUrl: 'https://maps.example/theni',
  bank: {
    accountName: 'Green Fields',
    accountNumber: '5550001234',
    ifsc: 'GFLD0000001',
    bankName: 'Bank of Theni',
    branch: 'Theni',
  },
  faqs: ['Do you ship to Theni?', 'Yes, by bus.'],
  claims: {
    rating: '4.9/5 at Theni',
    delivery: '',
    produce: '',
    results: { heading: '', text: '', time: '' },
  },
};
const saying = (said: ShopSettings): CatalogueReader => ({
  ...catalogue,
  settings: async (names) => pickSettings(said, names),
});
const html = async (path: string, said: ShopSettings) =>
  (await draw(path, saying(said)))?.html ?? '';

test.each(['/', '/products', '/product/moringa-1', '/contact-us'])(
  '%s shows how the shop is reached by now, and nothing of what was before',
  async (path) => {
    const page = await html(path, SAID);
    const shown = ['tel:+919000000001', 'wa.me/919000000001', 'mailto:farm@fields.example'];
    for (const it of [...shown, 'Theni 625531', 'https://maps.example/theni']) {
      expect(page).toContain(it);
    }
    const before = [shop.phones[0], shop.chatNumber, shop.email, shop.address[1], shop.mapsUrl];
    for (const it of before) expect(page).not.toContain(it);
  },
);

test('the page of questions shows and carries them, and other pages do not', async () => {
  const page = await html('/faqs', SAID);
  expect(page).toContain('<summary>Do you ship to Theni?</summary>');
  expect(page).toContain('"Yes, by bus."');
  expect(page).not.toContain(texts.faqs[0].question);
  expect(await html('/', SAID)).not.toContain('by bus');
});

test('the contact page says when somebody answers, and no other page carries it; where nothing is said of it, nothing stands there', async () => {
  const page = await html('/contact-us', { ...SAID, hours: ['Daily, 9 to 18'] });
  expect(page).toContain('<li>Daily, 9 to 18</li>');
  expect(page).toContain('"hours":["Daily, 9 to 18"]');
  expect(await html('/faqs', { ...SAID, hours: ['Daily, 9 to 18'] })).not.toContain('9 to 18');
  for (const said of [SAID, { ...SAID, hours: [] }]) {
    expect(await html('/contact-us', said)).not.toContain('contact-hours');
  }
});

test('the home page offers the videos that were said, with a picture only where the shop has one, and other pages carry none', async () => {
  const [built] = home.videos;
  const videos = ['dQw4w9WgXcQ', 'Harvest at Theni', 'Kamala', built.id, built.title, built.by];
  const page = await html('/', { ...SAID, videos });
  expect(page).toContain('aria-label="Play: Harvest at Theni"');
  expect(page).toContain('<span>Kamala</span>');
  expect(page.match(/<img[^>]*src="\/videos\/[^"]*"/g)).toEqual([
    expect.stringContaining(built.picture),
  ]);
  expect(page).not.toContain(home.videos[1].title);
  expect(page).not.toContain('youtube');
  for (const path of ['/faqs', '/products', '/product/moringa-1']) {
    expect(await html(path, { ...SAID, videos })).not.toContain('Harvest at Theni');
  }
});

test('where the merchant has taken all videos away, the home page says nothing of them', async () => {
  expect(await html('/', SAID)).toContain('From the farms');
  const page = await html('/', { ...SAID, videos: [] });
  expect(page).not.toContain('From the farms');
  expect(page).not.toContain(home.videos[0].title);
});

const digest = (letter: string) => letter.repeat(32);
const storage = (name: string) =>
  `http://localhost:9199/v0/b/demo-haat.appspot.com/o/pictures%2F${name}?alt=media`;
const BANNERS = [
  ...[digest('a'), digest('b'), 'Leaves in a basket', 'Fresh at Theni', 'moringa'],
  ...['own.webp', 'own.webp', 'A field', 'Our field', 'turmeric'],
];

test('the home page begins with the banners that were said, the first one asked for before anything else, in its own size', async () => {
  const { document } = new JSDOM(await html('/', { ...SAID, banners: BANNERS })).window;
  const [first] = document.querySelectorAll('.banner img');
  const shown = ['src', 'width', 'height', 'alt', 'fetchpriority'];
  expect(shown.map((name) => first?.getAttribute(name))).toEqual([
    ...[storage(digest('b')), '720', '300', 'Leaves in a basket', 'high'],
  ]);
  const wide = first?.parentElement?.querySelector('source');
  expect(['srcset', 'width', 'height'].map((name) => wide?.getAttribute(name))).toEqual([
    ...[storage(digest('a')), '1600', '500'],
  ]);
  const preloads = [...document.querySelectorAll('link[rel=preload][as=image]')];
  expect(preloads.map((it) => it.getAttribute('href'))).toEqual([
    ...[storage(digest('b')), storage(digest('a'))],
  ]);
  const links = [...document.querySelectorAll('.banner a')];
  expect(links.map((it) => [it.getAttribute('href'), it.textContent])).toEqual([
    ['/category/moringa', 'Fresh at Theni'],
    ['/category/turmeric', 'Our field'],
  ]);
  const picture = document.querySelector('meta[property="og:image"]');
  expect(picture?.getAttribute('content')).toBe(storage(digest('a')));
});

test('no other page carries banners, and where the merchant has taken all of them away there is none', async () => {
  for (const path of ['/faqs', '/products', '/product/moringa-1']) {
    expect(await html(path, { ...SAID, banners: BANNERS })).not.toContain('Fresh at Theni');
  }
  const page = await html('/', { ...SAID, banners: [] });
  expect(page).not.toContain('/banners/');
  expect(page).not.toContain('class="banner"');
});

test('the page of feedback makes the claims that were said', async () => {
  const page = await html('/services', SAID);
  expect(page).toContain('4.9/5 at Theni');
  expect(page).not.toContain(pages.claims.produce);
});

test('no drawn page carries the bank account', async () => {
  for (const path of ['/', '/faqs', '/services', '/contact-us']) {
    expect(await html(path, SAID)).not.toContain('5550001234');
  }
});

test('a shop that has said nothing shows what it was built with', async () => {
  const page = await html('/faqs', {});
  for (const phone of shop.phones) expect(page).toContain(phone);
  expect(page).toContain(texts.faqs[0].question);
  expect(page).toContain('"[\\"settings\\",[\\"faqs\\"]]":{}');
});
