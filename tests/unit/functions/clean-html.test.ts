// @vitest-environment jsdom
// What is left of a merchant's HTML, by the server that publishes it and by the page that shows it.
import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from '#ui/media/sanitise-html.ts';
import { cleanHtml } from '../../../backend/functions/src/catalogue/clean-html.ts';

const SANITISERS = [
  ['the server', cleanHtml],
  ['the page', sanitiseHtml],
] as const;

describe.each(SANITISERS)('%s', (_who, clean) => {
  test('keeps what a table, a list and a language say of themselves', () => {
    const html =
      '<ol start="3" lang="hi"><li value="4">a</li></ol><table><tbody><tr><th scope="row" colspan="2">b</th></tr></tbody></table>';
    expect(clean(html)).toBe(html);
  });

  test.each([
    '/products',
    '/',
    '/product/a?b=c#d',
    '#more',
    'https://example.com/',
    'tel:+911234567890',
    'mailto:a@b.in',
  ])('lets a link lead to %s', (address) => {
    expect(clean(`<a href="${address}">x</a>`)).toContain(`href="${address}"`);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '\t//evil.example',
    '\u0001//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'relative',
  ])(
    'lets no link lead to %j, by which a browser would leave the shop or run something',
    (address) => {
      expect(clean(`<a href="${address}">x</a>`)).toBe('<a>x</a>');
    },
  );

  test('opens what is out of the shop beside it', () => {
    const link = clean('<a href="https://example.com/">x</a>');
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer nofollow"');
  });

  test('lets nothing stay that runs or styles', () => {
    const html =
      '<p onclick="x()" style="color:red">Dug by <b>hand</b></p><script>x()</script><iframe src="/x"></iframe>';
    expect(clean(html)).toBe('<p>Dug by <b>hand</b></p>');
  });
});
