// @vitest-environment jsdom
// A product's details in the editor: stored text survives, both sanitisers keep the editor's output, and it leaves alone text that it cannot hold.
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { addressOfTextPicture, textPicturesIn } from '#domain/product/desk/text-pictures.ts';
import { isTextPicture } from '#domain/shared/text-picture.ts';
import { sanitiseHtml } from '#ui/media/sanitise-html.ts';
import { cleanHtml } from '../../../backend/functions/src/catalogue/clean-html.ts';
import { blogs } from '../../../backend/seed/blogs.ts';
import { demoProducts } from '../../../backend/seed/catalogue.ts';
import { editorContentOf } from '../../../backend/seed/product-page.ts';
import { EDITOR } from '../../../src/desk/edits/messages.ts';
import { setLink, TOOLS } from '../../../src/desk/edits/rich-text/commands.ts';
import { documentOf, htmlOf, isEditable } from '../../../src/desk/edits/rich-text/html.ts';
import { OWN_PICTURES } from '../../support/hostile-html.ts';

const again = (html: string) => htmlOf(documentOf(html));
const [OWN = ''] = OWN_PICTURES;
const ALL = [
  '<h2>Use</h2><p>A <strong>spoon</strong>, <em>not</em> two; H<sub>2</sub>O, m<sup>2</sup>.</p>',
  '<ul><li>one</li><li>two<ul><li>deeper</li></ul></li></ul><ol start="3"><li>three</li></ol>',
  '<table><tbody><tr><th scope="row">Energy</th><td>290 kcal</td></tr>',
  '<tr><td colspan="2">both</td></tr></tbody></table><hr><pre>a  b</pre>',
  `<blockquote><p>Said<br>so</p></blockquote><p><img src="${OWN}" alt="leaf" loading="lazy"></p>`,
  '<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">out</a>',
  ' <a href="/products">in</a></p>',
].join('');

/** As two browsers would read it. */
function elements(html: string): string {
  const place = document.createElement('div');
  place.innerHTML = html;
  for (const it of place.querySelectorAll('*')) {
    const attributes = [...it.attributes].toSorted((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) it.removeAttribute(name);
    for (const { name, value } of attributes) it.setAttribute(name, value);
  }
  return place.innerHTML;
}

test('all that the editor knows comes back as it was, and both sanitisers keep it; every text of the demo can be edited; every picture of a text is found once', () => {
  expect(elements(again(ALL))).toBe(elements(ALL));
  expect(isEditable(ALL)).toBe(true);
  expect(elements(sanitiseHtml(again(ALL)))).toBe(elements(ALL));
  expect(elements(cleanHtml(again(ALL)))).toBe(elements(ALL));
  const [one = '', other = ''] = ['a', 'b'].map((digit) => digit.repeat(32));
  const picture = (digest: string) => `<img src="${addressOfTextPicture(digest)}" alt="">`;
  const html = [one, other, one, one.slice(1), `${one}a`].map(picture);
  expect(textPicturesIn(html.join(''))).toEqual([one, other]);
  expect(isTextPicture(addressOfTextPicture(one))).toBe(true);
  const texts = [...demoProducts.map(editorContentOf), ...blogs.map((it) => it.fields.content)];
  expect(texts.length).toBeGreaterThan(45);
  expect(texts.filter((html) => !isEditable(html))).toEqual([]);
  const table =
    '<table><thead><tr><th>Oil</th><th>Heat</th></tr></thead><tbody><tr><td>Til</td><td>High</td></tr></tbody></table>';
  expect(again(table)).toBe(table);
  expect(isEditable(table.replaceAll(/<\/?t(head|body)>/g, ''))).toBe(true);
});

test.each([
  '<dl><dt>Taste</dt><dd>Sour</dd></dl>',
  `<figure><img src="${OWN}" alt=""><figcaption>A leaf</figcaption></figure>`,
  '<table><caption>Values</caption><tbody><tr><td>1</td></tr></tbody></table>',
  '<p lang="hi">आंवला</p>',
])('what would lose something is not edited: %s', (html) => {
  expect(isEditable(html)).toBe(false);
});

test.each([
  ['<p onclick="x()">A<script>x()</script><a href="javascript:x()">B</a></p>', '<p>AB</p>'],
  ...['', '<p></p>', '<p> </p><p><br></p>'].map((empty) => [empty, '']),
])('harmful parts are not there to be edited, and an empty text is none: %j', (html, left) => {
  expect(again(`${html}`)).toBe(left);
});

/** The editor after a press of this button, with all of the text chosen or with the cursor at the end of its beginning. */
function pressed(html: string, words: string, choice: 'all' | 'cursor' = 'all') {
  let state = EditorState.create({ doc: documentOf(html) });
  const end = choice === 'all' ? state.doc.content.size - 1 : undefined;
  const at = end ? 1 : TextSelection.atStart(state.doc).$from.end();
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at, end)));
  const tool = TOOLS.find((it) => EDITOR[it.key] === words);
  const command = words === 'Link' ? setLink('https://example.com/') : tool?.run;
  command?.(state, (transaction) => {
    state = state.apply(transaction);
  });
  return state;
}
const OUTWARD = 'target="_blank" rel="noopener noreferrer nofollow"';

test.each([
  ['Bold', '<p><strong>Leaf</strong></p>'],
  ['Italic', '<p><em>Leaf</em></p>'],
  ['Heading', '<h2>Leaf</h2>'],
  ['Subheading', '<h3>Leaf</h3>'],
  ['List', '<ul><li>Leaf</li></ul>'],
  ['1, 2, 3', '<ol><li>Leaf</li></ol>'],
  ['Quote', '<blockquote><p>Leaf</p></blockquote>'],
  ['Link', `<p><a href="https://example.com/" ${OUTWARD}>Leaf</a></p>`],
])('the button %s writes what it says; a second press of most takes it back', (words, html) => {
  expect(htmlOf(pressed('<p>Leaf</p>', words).doc)).toBe(html);
  expect(elements(cleanHtml(html))).toBe(elements(html));
  if (['Heading', 'List', 'Bold'].includes(words))
    expect(htmlOf(pressed(html, words).doc)).toBe('<p>Leaf</p>');
});

const TEXTS = ['<p></p>', '<p>Leaf</p>', '<ul><li>Leaf</li></ul>', '<p>Leaf</p><hr><p>Root</p>'];
test.each(TEXTS)('a table in %s has headings, and the cursor in its first cell', (html) => {
  const state = pressed(html, 'Table', 'cursor');
  const table = htmlOf(state.doc);
  expect(table.match(/<th>/g)).toHaveLength(2);
  expect(elements(cleanHtml(table))).toBe(elements(table));
  const { $from, empty } = state.selection;
  const place = [$from.parent.type.name, $from.index(-1), $from.index(-2), empty];
  expect(place).toEqual(['table_header', 0, 0, true]);
  expect(htmlOf(state.apply(state.tr.insertText('Energy')).doc)).toContain('<th>Energy</th>');
});
