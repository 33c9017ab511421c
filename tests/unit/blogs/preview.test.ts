// @vitest-environment jsdom
// The first hundred words of a blog, as the list shows them.
import { describe, expect, test } from 'vitest';
import { beginningOfHtml } from '#core/model/catalogue/html-text.ts';
import { MAX_PREVIEW_WORDS } from '#core/model/limits.ts';
import { blogs } from '../../../backend/seed/blogs.ts';
import { blogPreview } from '../../../src/features/blogs/blog-preview.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at + 1}`);

test.each([
  ['100 words are shown whole', 100, 100, false],
  ['of 101 words the last is cut', 101, 100, true],
  ['of 500 words a hundred are left', 500, 100, true],
  ['one word is shown whole', 1, 1, false],
])('%s', (_what, given, shown, isCut) => {
  const html = `<p>${words(given).join(' ')}</p>`;
  expect(blogPreview(html)).toBe(words(shown).join(' ') + (isCut ? '...' : ''));
});

test('nothing has an empty preview', () => {
  expect(blogPreview('')).toBe('');
  expect(blogPreview('<p></p><hr><img src="x" alt="leaf">')).toBe('');
});

test('words of neighbouring blocks do not grow together', () => {
  expect(blogPreview('<h2>Turmeric</h2><p>is<br>dug</p><ul><li>by</li><li>hand</li></ul>')).toBe(
    'Turmeric: is dug by; hand',
  );
  expect(blogPreview('<dl><dt>Haldi</dt><dd>turmeric</dd></dl>')).toBe('Haldi: turmeric');
});

test('the beginning of a blog keeps its sentences apart, also around a picture, a list or a table', () => {
  const sentences = 'One.<br/>Two.<figure><img src="x"></figure>Three.<ul></ul>Four.';
  expect(blogPreview(`${sentences}<table></table>Five.<hr>Six.`)).toBe(
    'One. Two. Three. Four. Five. Six.',
  );
});

test('a table is read cell by cell', () => {
  const table =
    '<table><caption>How much</caption><thead><tr><th>For</th><th>Powder</th></tr></thead><tbody><tr><td>1 bowl</td><td>¼ teaspoon</td></tr></tbody></table>';
  expect(blogPreview(table)).toBe('How much: For, Powder; 1 bowl, ¼ teaspoon');
});

test('headings, items and cells are kept apart without a second sign, and without one at an empty place', () => {
  const list =
    '<h2>Is it ripe?</h2><ul><li>soft;</li><li>yellow</li><li></li></ul><p>Then eat it.</p>';
  expect(blogPreview(list)).toBe('Is it ripe? soft; yellow; Then eat it.');
  const cells = '<table><tr><td></td><td>हल्दी</td></tr><tr><td></td></tr></table><h2></h2>';
  expect(blogPreview(cells)).toBe('हल्दी');
  expect(blogPreview('<p>Dry it. <em title="</li>">Slowly</em></p>')).toBe('Dry it. Slowly');
});

test('emphasis does not part a word, and signs are read', () => {
  expect(blogPreview('<p>mor<em>inga</em> &amp; amla&nbsp;powder &#8377;99</p>')).toBe(
    'moringa & amla powder ₹99',
  );
});

test('Hindi words count as words', () => {
  const hindi = Array.from({ length: 60 }, () => 'हल्दी वाला दूध');
  const preview = blogPreview(`<p lang="hi">${hindi.join(' ')}</p>`);
  expect(preview.endsWith('हल्दी...')).toBe(true);
  expect(preview.replace('...', '').split(' ')).toHaveLength(100);
});

test('no markup is left of any blog of the demo catalogue', () => {
  for (const { fields } of blogs) {
    const preview = blogPreview(fields.content);
    expect(preview).not.toMatch(/<|&\w+;/);
    expect(preview.split(' ').length).toBeLessThanOrEqual(100);
  }
});

describe('the beginning of a blog, which a drawn page carries in its stead', () => {
  const begins = (html: string) => beginningOfHtml(html, MAX_PREVIEW_WORDS);
  const paragraph = `<p>${words(30).join(' ')}</p>`;
  const table = `<table><tbody>${'<tr><td title="</td>">One</td><td>two &amp; three</td></tr>'.repeat(60)}</tbody></table>`;
  const texts = [
    ...blogs.map(({ fields }) => fields.content),
    paragraph.repeat(40),
    `<p>${words(500).join(' ')}</p><p>end</p>`,
    `<h2>A table</h2>${table}${paragraph.repeat(9)}`,
    `<ul>${'<li>हल्दी वाला <em>दूध</em></li>'.repeat(90)}</ul>${paragraph}`,
  ];

  test('has the same preview', () => {
    for (const text of texts) expect(blogPreview(begins(text))).toBe(blogPreview(text));
  });

  test('is short, however long the blog is; a short blog is whole', () => {
    expect(begins(paragraph.repeat(40))).toBe(paragraph.repeat(4));
    expect(begins(paragraph.repeat(3))).toBe(paragraph.repeat(3));
    expect(begins(`${table}${paragraph.repeat(900)}`).length).toBeLessThan(table.length);
  });
});
