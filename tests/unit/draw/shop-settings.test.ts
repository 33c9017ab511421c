// What the merchant says at the desk stands on the drawn pages that show it, which search engines read, and is carried by no others:
// how the shop is reached, who sells and whom to complain to, and what delivery costs.
import { expect, test } from 'vitest';
import { demoContact as contact } from '#config/contact.ts';
import { demoHome as home } from '#config/home.ts';
import { demoPages as pages } from '#config/pages.ts';
import { demoTexts } from '#config/texts.demo.ts';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { pickSettings } from '#domain/settings/shop-settings.ts';
import { GRIEVANCE_OFFICER, WHEN_ANSWERED, WHO_SELLS } from '#ui/seller/messages.ts';
import { selling } from '../given.ts';
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
const pageOf = (path: string, said = SAID) => drawnDocument(path, saying(said));
const textsOf = (within: ParentNode, selector: string) =>
  [...within.querySelectorAll(selector)].flatMap((it) => it.textContent ?? []);
const linksOf = (within: ParentNode) =>
  [...within.querySelectorAll('a')].map((it) => it.getAttribute('href'));

const PLACES = ['/', '/products', '/product/moringa-1', '/contact-us'];

test.each(PLACES)('%s shows how the shop is reached by now, if it is', async (path) => {
  const ways = ['tel:+919000000001', 'wa.me/919000000001', 'mailto:farm@fields.example'];
  const shown = [...ways, 'Theni 625531', 'https://maps.example/theni'];
  const { phones, chatNumber, email, address, mapsUrl } = contact;
  const before = [phones[0], chatNumber, email, address[1], mapsUrl];
  const page = await html(path);
  expect([...shown, ...before].filter((it) => page.includes(`${it}`))).toEqual(shown);
  const contacts = { phones: [], chatNumber: '', email: '', address: [], mapsUrl: '' };
  const without = await html(path, { ...SAID, ...contacts, grievance: NOBODY });
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
  const page = await pageOf('/');
  const preloads = [...page.querySelectorAll('link[rel=preload][as=image]')];
  expect(preloads.map((it) => it.getAttribute('href'))).toEqual([narrow, wide]);
  const links = [...page.querySelectorAll('.banner a')];
  expect(links.map((it) => [it.getAttribute('href'), it.textContent])).toEqual([
    ['/category/moringa', 'Fresh at Theni'],
    ['/category/turmeric', 'Our field'],
  ]);
  const picture = page.querySelector('meta[property="og:image"]');
  expect(picture?.getAttribute('content')).toBe(wide);
});

test.each([
  ['/', { videos: [] }, ['From the farms', video.title]],
  ['/', { banners: [] }, ['/banners/', 'class="banner"']],
  ['/contact-us', { hours: [] }, ['contact-hours']],
])('on %s nothing is said of what was taken away: %j', async (path, taken, words) => {
  const page = await html(path, { ...SAID, ...taken });
  expect(words.filter((it) => page.includes(it))).toEqual([]);
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
  const all = { phones: [], email: '', hours: [], ...said };
  expect(textsOf(await pageOf('/faqs', all), '.faqs ~ p')).toEqual(onFaqs);
  const ways = '.contact-ways :is(h2, h2 + p, h3, h3 + ul li)';
  expect(textsOf(await pageOf('/contact-us', all), ways)).toEqual(onContact);
});

const OFFICER = {
  ...{ officer: 'Asha Rao', designation: 'Owner' },
  ...{ officerPhone: '+91 90000 00003', officerEmail: 'asha@fields.example' },
};
const TAX = {
  ...{ gstin: '', dealer: 'regular', legalName: 'Green Fields LLP', tradeName: '' },
  ...{ registeredAddress: 'Farm 7\nTheni 625531', series: 'GF', signatory: 'Asha Rao' },
  fssai: '12345678901234',
} as const;
const TERMS = '/terms-and-condition';
const POLICIES = [TERMS, '/privacy-policy', '/cancellation-policy', '/return-policy'];
const partOf = async (path: string, label: string, said: ShopSettings) =>
  (await pageOf(path, said)).querySelector(`main [aria-label="${label}"]`);

test.each(POLICIES)('%s names the grievance officer, if there is one', async (path) => {
  const officer = await partOf(path, GRIEVANCE_OFFICER, { grievance: OFFICER });
  const words = ['Asha Rao', 'Owner', WHEN_ANSWERED];
  expect(words.filter((it) => officer?.textContent?.includes(it))).toEqual(words);
  const ways = ['tel:+919000000003', 'mailto:asha@fields.example'];
  expect(officer && linksOf(officer)).toEqual(ways);
  expect(await partOf(path, GRIEVANCE_OFFICER, { grievance: NOBODY })).toBeNull();
});

test('the terms say under which name and where the seller is registered, as far as the merchant has said it, and these other pages do not', async () => {
  const sellerOf = async (said: ShopSettings) => {
    const seller = await partOf(TERMS, WHO_SELLS, said);
    return seller && [seller.textContent, ...textsOf(seller, 'address span')];
  };
  const [said, ...lines] = (await sellerOf({ tax: TAX })) ?? [];
  expect(lines).toEqual(['Farm 7', 'Theni 625531']);
  expect(said).toMatch(/Green Fields LLP.*FSSAI licence no. 12345678901234/);
  const unregistered = { ...TAX, registeredAddress: '', fssai: '' };
  const other = await sellerOf({ tax: unregistered, address: ['Green Fields'] });
  expect([other?.[1], other?.[0]?.includes('FSSAI')]).toEqual(['Green Fields', false]);
  expect(await sellerOf({ tax: { ...TAX, legalName: '' } })).toBeNull();
  for (const path of ['/privacy-policy', '/', '/products', '/faqs', '/about-us']) {
    expect(await html(path, { tax: TAX }), path).not.toContain('Farm 7');
    const officer = await partOf(path, GRIEVANCE_OFFICER, { grievance: OFFICER });
    expect(officer !== null, path).toBe(POLICIES.includes(path));
  }
});

test('who gives their number is led to what is kept of it, and what for', async () => {
  const page = await drawnDocument('/login', catalogue);
  expect(page.querySelector('main form a')?.getAttribute('href')).toBe('/privacy-policy');
  expect(demoTexts.policies['privacy-policy'].sections[0].heading).toContain('and what for');
});

const FREE = 'Free delivery all over India';
const DEAR = selling({ deliveryCharge: '1000.50', freeFrom: '10000' });

test.each<[string, ShopSettings, said: string]>([
  ['sets nothing', {}, FREE],
  ['empties all', selling({}), FREE],
  ['charges ₹0', selling({ deliveryCharge: '0', freeFrom: '500' }), FREE],
  ['is free from ₹0', selling({ deliveryCharge: '40', freeFrom: '0' }), FREE],
  ['charges always', selling({ deliveryCharge: '40' }), 'Delivery ₹40'],
  ['charges for little', DEAR, 'Delivery ₹1,000.50, free from ₹10,000'],
])('a shop that %s says so, and is described so', async (_, settings, said) => {
  const described = (page: Document) =>
    page.querySelector('meta[name=description]')?.getAttribute('content');
  const page = await pageOf('/product/moringa-1', settings);
  expect(textsOf(page, '.product-facts__delivery')).toEqual([said]);
  const isFree = said === FREE;
  expect(described(page)).toMatch(isFree ? /, delivered free all over/ : /, delivered all over/);
  for (const path of ['/products', '/category/powders']) {
    const list = described(await pageOf(path, settings));
    expect(list, path).toMatch(isFree ? / and free delivery all over/ : / and delivery all over/);
  }
});

const PUBLIC = '/ /products /product/moringa-1 /faqs /about-us /terms-and-condition';

test.each(PUBLIC.split(' '))(
  'of a shop that charges, %s says not that it is free',
  async (path) => {
    const words = await html(path, selling({ deliveryCharge: '40' }));
    expect(words.length).toBeGreaterThan(1000);
    expect(words).not.toMatch(/free delivery|delivered free|delivery is free/i);
  },
);

test.each<[string, Parameters<typeof selling>[0], string[]]>([
  ['any sum', {}, ['Cash on delivery available']],
  ['sums below ₹5,000', { cashBelow: '5000' }, ['Cash on delivery below ₹5,000']],
  ['no sum', { cash: 'no' }, []],
  ['no sum, since it begins at ₹0', { cashBelow: '0' }, []],
])('beside a product, cash on delivery is offered for %s', async (_, set, said) => {
  const offered = textsOf(await pageOf('/product/moringa-1', selling(set)), '.assurances li');
  expect(offered.length).toBeGreaterThan(1);
  expect(offered.filter((it) => it.startsWith('Cash'))).toEqual(said);
});
