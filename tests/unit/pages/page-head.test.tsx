// What pages tell search engines: one address each, words that fit, data that cannot break out of its element.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { shop } from '#shop';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { canonicalAddress, dataText, shortDescription, tabTitle } from '#ui/layout/page-head.ts';

describe('the address of a page', () => {
  test.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/products?utm_source=mail&categories=oils', '/products'],
    ['/product/moringa%20powder?fbclid=1#details', '/product/moringa%20powder'],
    ['/blogs#top', '/blogs'],
    ['/faqs?a\n=b', '/faqs'],
  ])('of %j is the shop’s own %j', (path, own) => {
    expect(canonicalAddress(path)).toBe(shop.site + own);
  });
});

test('a tab says what the page is and whose it is', () => {
  expect(tabTitle('Blogs')).toBe('Blogs – Haat');
  expect(tabTitle(shop.name)).toMatch(/^Haat – /);
});

describe('a description', () => {
  test('is cut between two words when it is long', () => {
    const cut = shortDescription('Whole turmeric fingers from small farms '.repeat(9));
    expect(cut.length).toBeLessThanOrEqual(156);
    expect(cut).toMatch(/(Whole|turmeric|fingers|from|small|farms)…$/);
  });

  test('stays as it is when it is short, without needless blanks', () => {
    expect(shortDescription('  Dried \n in the  shade ')).toBe('Dried in the shade');
  });
});

describe('data for a script element', () => {
  const name = '</script><script>alert("हल्दी")</script><!--';

  test('cannot end its element', () => {
    expect(dataText({ name })).not.toContain('<');
  });

  test('means the same when it is read', () => {
    expect(JSON.parse(dataText({ name }))).toEqual({ name });
  });

  test('is what a page carries', () => {
    const html = renderToStaticMarkup(
      createElement(PageHead, { title: 'X', description: 'Y', path: '/x?y', data: { name } }),
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${shop.site}/x"/>`);
    expect(html).toContain(`<meta property="og:url" content="${shop.site}/x"/>`);
    expect(html).not.toContain('noindex');
  });
});

test('a page without an address of its own is left out by search engines', () => {
  const html = renderToStaticMarkup(createElement(PageHead, { title: 'Cart', description: 'Y' }));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('og:url');
});
