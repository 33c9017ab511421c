// @vitest-environment jsdom
// Sanitised HTML read, fitted into a page and shortened without a browser: a blog's first hundred words, and its beginning.
import { expect, test } from 'vitest';
import { beginningOfHtml, fitIntoPage, textOfHtml } from '#domain/shared/html-text.ts';
import { MAX_PREVIEW_WORDS } from '#domain/shared/limits.ts';
import { blogPicture, blogPreview } from '#shop/blogs/blog-preview.ts';
import { blogs } from '../../../backend/seed/blogs.ts';

test.each([
  ['<h2>Turmeric</h2><p>is<br>dug</p>', 'Turmeric is dug'],
  ['mor<em>inga</em>', 'moringa'],
  ['<a title="a > b" href="/x">leaf</a> oil', 'leaf oil'],
  ['5 &lt; 6 &amp; &quot;haldi&quot;&nbsp;&#8377;99 &#x20b9;1', '5 < 6 & "haldi" ₹99 ₹1'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&#99999999; &nope;', '&#99999999; &nope;'],
])('the words of %j are %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

const TABLE =
  '<table><caption>Per <b>100 g</b></caption><tbody><tr><td>1</td></tr></tbody></table>';
const BOX = '<div class="rich-text__scroll" tabindex="0" role="region"';

test.each([
  ['no heading outranks it', '<h1 title="x">A</h1><h2>B</h2><h4>', '<h3>A</h3><h3>B</h3><h4>'],
  [
    'wide tables scroll in a box that is named after them',
    `<p>x</p>${TABLE}<p>y</p>`,
    `<p>x</p>${BOX} aria-label="Per 100 g">${TABLE}</div><p>y</p>`,
  ],
  ['a title makes no tag', '<h1 title="a><img src=x onerror=alert(1)>">T</h1>', '<h3>T</h3>'],
  [
    'a caption cannot leave the name of its box',
    '<table><caption>&quot;&gt;&lt;b&gt;</caption></table>',
    `${BOX} aria-label="&#34;&#62;&#60;b&#62;"><table><caption>&quot;&gt;&lt;b&gt;</caption></table></div>`,
  ],
])('a text is fitted into a page: %s', (_what, html, fitted) => {
  expect(fitIntoPage(html)).toBe(fitted);
});

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at + 1}`);
const HINDI = Array.from({ length: 60 }, () => 'हल्दी वाला दूध').join(' ');

test.each([
  ['100 words are shown whole', `<p>${words(100).join(' ')}</p>`, words(100).join(' ')],
  ['of 101 the last is cut', `<p>${words(101).join(' ')}</p>`, `${words(100).join(' ')}...`],
  ['Hindi words count', `<p>${HINDI}</p>`, `${HINDI.split(' ').slice(0, 100).join(' ')}...`],
  ['nothing has no preview', '<p></p><hr><img src="x" alt="leaf">', ''],
  ['blocks stay apart', '<h2>A</h2><p>is<br>b</p><ul><li>c</li><li>d</li></ul>', 'A: is b c; d'],
  [
    'a table is read row by row, and its first cell says what the others are about',
    '<table><caption>How much</caption><tr><th>For</th><th>Powder</th></tr><tr><td>1 bowl</td><td>¼ teaspoon</td></tr></table>',
    'How much: For\u00a0– Powder; 1 bowl\u00a0– ¼ teaspoon',
  ],
  ['an empty cell', '<table><tr><td></td><td>हल्दी</td></tr><tr><td></td></tr></table>', 'हल्दी'],
])('the preview of a blog: %s', (_what, html, preview) => {
  expect(blogPreview(html)).toBe(preview);
});

test('a blog shows the first picture among its first words; its beginning has the same preview, and is short however long the blog is', () => {
  const picture = '<img alt="a > b" src="https://shop.example/o/leaf?alt=media&amp;token=1">';
  expect(blogPicture(`<p>Leaves.</p>${picture}<img src="other">`)).toBe(
    'https://shop.example/o/leaf?alt=media&token=1',
  );
  expect(blogPicture(`<p>${words(101).join(' ')}</p>${picture}`)).toBeNull();
  expect(blogPicture('<p data-src="x">src="y"</p><img alt="">')).toBeNull();
  const begins = (html: string) => beginningOfHtml(html, MAX_PREVIEW_WORDS);
  const texts = [
    ...blogs.map(({ fields }) => fields.content),
    paragraph.repeat(40),
    `<h2>A table</h2>${table}${paragraph.repeat(9)}`,
    `<ul>${'<li>हल्दी वाला <em>दूध</em></li>'.repeat(90)}</ul>${paragraph}`,
  ];
  for (const text of texts) expect(blogPreview(begins(text))).toBe(blogPreview(text));
  expect(begins(paragraph.repeat(40))).toBe(paragraph.repeat(4));
  expect(begins(paragraph.repeat(3))).toBe(paragraph.repeat(3));
  expect(begins(`${table}${paragraph.repeat(900)}`).length).toBeLessThan(table.length);
});

const paragraph = `<p>${words(30).join(' ')}</p>`;
const table = `<table><tbody>${'<tr><td title="</td>">One</td><td>two &amp; three</td></tr>'.repeat(60)}</tbody></table>`;
