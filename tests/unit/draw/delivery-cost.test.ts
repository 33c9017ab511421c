// A shop that charges for delivery says so wherever it would otherwise say that delivery is free, in the page that search engines read.
import { expect, test } from 'vitest';
import type { ShopSettings } from '#domain/settings/settings.fields.ts';
import { pickSettings } from '#domain/settings/shop-settings.ts';
import { catalogue, drawnDocument } from './drawn-shop.ts';

const NOTHING = {
  ...{ deliveryCharge: '', freeFrom: '', minimumOrder: '', cash: 'yes', cashBelow: '' },
  ...{ couponCode: '', couponOff: '', couponFrom: '', couponLastDay: '' },
};
type Selling = Partial<typeof NOTHING>;
const saying = (selling?: Selling) => ({
  ...catalogue,
  settings: async (names: readonly (keyof ShopSettings)[]) =>
    pickSettings(selling ? { selling: { ...NOTHING, ...selling } } : {}, names),
});
const textOf = (page: Document, within: string) => page.querySelector(within)?.textContent;
const described = (page: Document) =>
  page.querySelector('meta[name=description]')?.getAttribute('content');

const ALL_FREE = 'Free delivery all over India';
const DEAR = { deliveryCharge: '1000.50', freeFrom: '10000' };

test.each<[string, Selling | undefined, said: string, described: string, listed: string]>([
  [
    'sets nothing',
    undefined,
    ALL_FREE,
    'delivered free all over India.',
    'and free delivery all over India.',
  ],
  [
    'empties all',
    {},
    ALL_FREE,
    'delivered free all over India.',
    'and free delivery all over India.',
  ],
  [
    'charges ₹0',
    { deliveryCharge: '0', freeFrom: '500' },
    ALL_FREE,
    'delivered free all over India.',
    'and free delivery all over India.',
  ],
  [
    'is free from ₹0',
    { deliveryCharge: '40', freeFrom: '0' },
    ALL_FREE,
    'delivered free all over India.',
    'and free delivery all over India.',
  ],
  [
    'charges always',
    { deliveryCharge: '40' },
    'Delivery ₹40',
    'delivered all over India.',
    'and delivery all over India.',
  ],
  [
    'charges for little',
    DEAR,
    'Delivery ₹1,000.50, free from ₹10,000',
    'delivered all over India.',
    'and delivery all over India.',
  ],
])('a shop that %s', async (_, selling, said, ofProduct, listed) => {
  const page = await drawnDocument('/product/moringa-1', saying(selling));
  expect(textOf(page, '.product-facts__delivery')).toBe(said);
  expect(described(page)?.endsWith(`, ${ofProduct}`)).toBe(true);
  for (const path of ['/products', '/category/powders']) {
    const list = await drawnDocument(path, saying(selling));
    expect(described(list)?.endsWith(` ${listed}`), path).toBe(true);
  }
});

test('of a shop that charges, no public page says that delivery is free', async () => {
  const pages = [
    '/',
    '/products',
    '/product/moringa-1',
    '/faqs',
    '/about-us',
    '/terms-and-condition',
  ];
  for (const path of pages) {
    const page = await drawnDocument(path, saying({ deliveryCharge: '40' }));
    const words = page.documentElement.innerHTML;
    expect(words.length, path).toBeGreaterThan(1000);
    expect(words, path).not.toMatch(/free delivery|delivered free|delivery is free/i);
  }
});

test.each<[string, Selling, string | undefined]>([
  ['any sum', {}, 'Cash on delivery available'],
  ['sums below ₹5,000', { cashBelow: '5000' }, 'Cash on delivery below ₹5,000'],
  ['no sum', { cash: 'no' }, undefined],
  ['no sum, since it begins at ₹0', { cashBelow: '0' }, undefined],
])('beside a product, cash on delivery is offered for %s', async (_, selling, said) => {
  const page = await drawnDocument('/product/moringa-1', saying(selling));
  const offered = [...page.querySelectorAll('.assurances li')].map((it) => it.textContent);
  expect(offered.length).toBeGreaterThan(1);
  expect(offered.find((it) => it?.startsWith('Cash'))).toBe(said);
});
