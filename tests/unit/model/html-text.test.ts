// Sanitised HTML read and fitted into a page without a browser.
import { describe, expect, test } from 'vitest';
import { fitIntoPage, textOfHtml } from '#core/model/catalogue/html-text.ts';

describe('the words of a text', () => {
  test.each([
    ['<h2>Turmeric</h2><p>is<br>dug</p>', 'Turmeric is dug'],
    ['mor<em>inga</em>', 'moringa'],
    ['<a title="a > b" href="/x">leaf</a> oil', 'leaf oil'],
    ['5 &lt; 6 &amp; &quot;haldi&quot;&nbsp;&#8377;99 &#x20b9;1', '5 < 6 & "haldi" ₹99 ₹1'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&#99999999; &nope;', '&#99999999; &nope;'],
    ['<p lang="hi">हल्दी</p><p>पाउडर</p>', 'हल्दी पाउडर'],
    ['1 < 2', '1 < 2'],
    ['', ''],
  ])('%j → %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});

describe('a text as a part of a page', () => {
  test('has no heading that outranks the page’s', () => {
    expect(fitIntoPage('<h1 title="x">A</h1><h2>B</h2><h3>C</h3><h4>D</h4>')).toBe(
      '<h3>A</h3><h3>B</h3><h3>C</h3><h4>D</h4>',
    );
  });

  test('lets wide tables scroll in a box that is named after them', () => {
    const table =
      '<table><caption>Per <b>100 g</b></caption><tbody><tr><td>1</td></tr></tbody></table>';
    expect(fitIntoPage(`<p>x</p>${table}<p>y</p>`)).toBe(
      `<p>x</p><div class="rich-text__scroll" tabindex="0" role="region" aria-label="Per 100 g">${table}</div><p>y</p>`,
    );
  });

  test('gives a table inside a table no box of its own, and a second table its own name', () => {
    const inner = '<table><tbody><tr><td>2</td></tr></tbody></table>';
    const fitted = fitIntoPage(`<table><tbody><tr><td>${inner}</td></tr></tbody></table>${inner}`);
    expect(fitted.match(/<div/g)).toHaveLength(2);
    expect(fitted.match(/<\/div>/g)).toHaveLength(2);
    expect(fitted.match(/aria-label="Table"/g)).toHaveLength(2);
  });

  test.each([
    '<h1 title="a><img src=x onerror=alert(1)>">T</h1>',
    '<h2 lang=">" title="<script>alert(1)</script>">T</h2>',
  ])('makes no tag out of what stands in quotes: %j', (html) => {
    expect(fitIntoPage(html)).toBe('<h3>T</h3>');
  });

  test('a caption cannot leave the name of its box', () => {
    const fitted = fitIntoPage('<table><caption>&quot;&gt;&lt;b&gt;</caption></table>');
    expect(fitted).toContain('aria-label="&#34;&#62;&#60;b&#62;"');
  });
});
