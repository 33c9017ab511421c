// What pages tell search engines: one address each, words that fit, data that cannot break out of its element.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shop } from '#shop';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { canonicalAddress, dataText, shortDescription, tabTitle } from '#ui/layout/page-head.ts';

test.each([
  ['/', '/'],
  ['/products?utm_source=mail&categories=oils', '/products'],
  ['/product/moringa%20powder?fbclid=1#details', '/product/moringa%20powder'],
  ['/blogs#top', '/blogs'],
  ['/faqs?a\n=b', '/faqs'],
])('the address of %j is the shop’s own %j', (path, own) => {
  expect(canonicalAddress(path)).toBe(shop.site + own);
});

test('a tab says what the page is and whose it is', () => {
  expect(tabTitle('Blogs')).toBe('Blogs – Haat');
  expect(tabTitle(shop.name)).toMatch(/^Haat – /);
});

test('a description is cut between two words when it is long, and has no needless blanks', () => {
  const cut = shortDescription('Whole turmeric fingers from small farms '.repeat(9));
  expect(cut.length).toBeLessThanOrEqual(156);
  expect(cut).toMatch(/(Whole|turmeric|fingers|from|small|farms)…$/);
  expect(shortDescription('  Dried \n in the  shade ')).toBe('Dried in the shade');
});

test('data that a page carries cannot end its element, and means the same when it is read', () => {
  const data = { name: '</script><script>alert("हल्दी")</script><!--' };
  expect(dataText(data)).not.toContain('<');
  expect(JSON.parse(dataText(data))).toEqual(data);
  const head = { title: 'X', description: 'Y', path: '/x?y', data };
  const html = renderToStaticMarkup(createElement(PageHead, head));
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${shop.site}/x"/>`);
  expect(html).toContain(`<meta property="og:url" content="${shop.site}/x"/>`);
  expect(html).not.toContain('noindex');
});

test('a page without an address of its own is left out by search engines', () => {
  const html = renderToStaticMarkup(createElement(PageHead, { title: 'Cart', description: 'Y' }));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/canonical|og:url/);
});
