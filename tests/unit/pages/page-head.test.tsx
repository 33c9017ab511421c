// The pages' heads for search engines, and what they and the policies show of a shop that is not filled in.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { shop } from '#config/shop.ts';
import { texts } from '#config/texts.ts';
import { HomeHead } from '#shop/home/HomeLayout.tsx';
import { Policy } from '#shop/pages/TextPages.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { canonicalAddress, dataText, shortDescription } from '#ui/layout/page-head.ts';

test('a page has one address; a description is cut between two words when it is long; data that a page carries cannot end its element, and means the same when it is read', () => {
  for (const path of ['/products?utm_source=mail&brands=a', '/products#x', '/products?a\n=b'])
    expect(canonicalAddress(path)).toBe(`${shop.site}/products`);
  expect(canonicalAddress('/product/a%20b?fbclid=1#details')).toBe(`${shop.site}/product/a%20b`);
  const cut = shortDescription('Whole turmeric fingers from small farms '.repeat(9));
  expect(cut.length).toBeLessThanOrEqual(156);
  expect(cut).toMatch(/(Whole|turmeric|fingers|from|small|farms)…$/);
  expect(shortDescription('  Dried \n in the  shade ')).toBe('Dried in the shade');
  const data = { name: '</script><script>alert("हल्दी")</script><!--' };
  expect(dataText(data)).not.toContain('<');
  expect(JSON.parse(dataText(data))).toEqual(data);
  const head = { title: 'X', description: 'Y', path: '/x?y', data };
  const html = renderToStaticMarkup(<PageHead {...head} />);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${shop.site}/x"/>`);
  expect(html).toContain(`<meta property="og:url" content="${shop.site}/x"/>`);
  expect(html).not.toContain('noindex');
});

const SITE = shop.site;
const POLICY = { ...texts.policies['return-policy'] };
const BANNER = { wide: 'fields.webp', narrow: 'fields.webp', alt: '', words: '', category: '' };

afterEach(() => {
  Object.assign(texts.policies['return-policy'], POLICY);
  Object.assign(shop, { site: SITE });
});

test('the home page of a shop without an address of its own names none of a picture', () => {
  const head = () => renderToStaticMarkup(<HomeHead banner={BANNER} />);
  expect(head()).toContain(`<meta property="og:image" content="${SITE}/banners/`);
  Object.assign(shop, { site: '' });
  expect(head()).not.toContain('/banners/');
});

test.each([
  ['2027-01-31', '31 January 2027'],
  ['', null],
  ['31 of January', null],
])('a policy in force since %j is shown, with the day if it is one', (updated, day) => {
  Object.assign(texts.policies['return-policy'], { updated });
  const html = renderToStaticMarkup(<Policy id="return-policy" />);
  expect(html).toContain(POLICY.sections[0]?.heading);
  expect(html.includes('In force since')).toBe(day !== null);
  expect(html).toContain(day ?? '');
});
