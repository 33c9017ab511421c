// @vitest-environment jsdom
// A merchant's HTML after the publishing server's sanitiser and after the library of the page that shows it. The browser's own
// sanitiser is tried in a browser (tests/journeys/screens/hostile-text.spec.ts).
import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from '#ui/media/sanitise-html.ts';
import { cleanHtml } from '../../../backend/functions/src/catalogue/clean-html.ts';
import * as texts from '../../support/hostile-html.ts';

const SANITISERS = [
  ['the server', cleanHtml],
  ['the page', sanitiseHtml],
] as const;

describe.each(SANITISERS)('%s', (_who, clean) => {
  test('keeps what a table, a list and a language say of themselves', () => {
    expect(clean(texts.HARMLESS)).toBe(texts.HARMLESS);
  });

  test.each(texts.GOOD_ADDRESSES)('lets a link lead to %s', (address) => {
    expect(clean(`<a href="${address}">x</a>`)).toContain(`href="${address}"`);
  });

  test.each(texts.BAD_ADDRESSES)(
    'lets no link lead to %j, by which a browser would leave the shop or run something',
    (address) => {
      expect(clean(`<a href="${address}">x</a>`)).toBe('<a>x</a>');
    },
  );

  test.each(texts.OUTSIDE_ADDRESSES)('opens %j, which is out of the shop, beside it', (address) => {
    const link = clean(`<a href="${address}">x</a>`);
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer nofollow"');
  });

  test.each(texts.HOSTILE)('lets nothing stay that runs or styles: %s', (html, left) => {
    expect(clean(html)).toBe(left);
  });

  test.each(texts.OWN_PICTURES)('shows a picture of the shop’s own, %s', (address) => {
    expect(clean(`<p><img src="${address}"></p>`)).toContain(`src="${address}"`);
  });

  test.each([
    ['<a href="/faqs" target="_blank">a</a>', '<a href="/faqs">a</a>'],
    ['<style>p{}</style><iframe src="https://x"></iframe><form action="/x">a</form>', 'a'],
    ['<!-- x --><p>हल्दी &amp; ₹</p>', '<p>हल्दी &amp; ₹</p>'],
  ])('keeps of %j no more than is harmless', (html, left) => {
    expect(clean(html)).toBe(left);
  });
});

test('text in quotes makes no tag, and a picture of Storage stays and loads as it is needed', () => {
  const quoted = '<p title="&quot;><script>x()</script>">a</p>';
  expect(cleanHtml(quoted)).toBe('<p title="&quot;&gt;&lt;script&gt;x()&lt;/script&gt;">a</p>');
  expect(cleanHtml('<svg><script>x()</script></svg><math><mi>a</mi></math>')).toBe('a');
  const [src] = texts.OWN_PICTURES;
  const picture = `<img alt="" src="${src}" loading="lazy" />`;
  expect(cleanHtml(`<img src="${src}" onerror="x()">`)).toBe(picture);
});
