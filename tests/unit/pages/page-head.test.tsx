// The pages' heads for search engines: one address each, words that fit, data that cannot break out of its element.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shop } from '#config/shop.ts';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { canonicalAddress, dataText, shortDescription } from '#ui/layout/page-head.ts';

test.each([
  ['/products?utm_source=mail&categories=oils', '/products'],
  ['/product/moringa%20powder?fbclid=1#details', '/product/moringa%20powder'],
  ['/faqs?a\n=b', '/faqs'],
])('the address of %j is the shop’s own %j', (path, own) => {
  expect(canonicalAddress(path)).toBe(shop.site + own);
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
