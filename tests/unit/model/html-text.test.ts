// Sanitised HTML read and fitted into a page without a browser.
import { expect, test } from 'vitest';
import { fitIntoPage, textOfHtml } from '#domain/shared/html-text.ts';

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
  [
    'no heading outranks it',
    '<h1 title="x">A</h1><h2>B</h2><h4>D</h4>',
    '<h3>A</h3><h3>B</h3><h4>D</h4>',
  ],
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
