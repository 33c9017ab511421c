// @vitest-environment jsdom
// Text pasted from Word, Google Docs and web pages: lists stay lists, only what is bold is bold, pictures are taken or named.
import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { addressOfTextPicture } from '#domain/product/desk/text-pictures.ts';
import { picturesLeftOut } from '../../../src/desk/edits/messages.ts';
import { documentOf, htmlOf, sliceOf } from '../../../src/desk/edits/rich-text/html.ts';
import { readPasted } from '../../../src/desk/edits/rich-text/pasted.ts';

function paste(html: string, into = '<p></p>'): string {
  const pasted = readPasted(html, []);
  for (const { image } of pasted?.pictures ?? []) image.remove();
  const state = EditorState.create({ doc: documentOf(into) });
  const slice = sliceOf(pasted?.elements ?? document.createDocumentFragment());
  return htmlOf(state.apply(state.tr.replaceSelection(slice)).doc);
}

/** A paragraph of a list as Word writes it. `marker`: its bullet or number. */
const item = (level: number, marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span lang=EN-IN style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-IN>${text}<o:p></o:p></span></p>

`;
const WORD = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- @list l0 {mso-list-id:1;} p.MsoNormal {font-size:11pt} --></style></head><body lang=EN-IN><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

/** An item as Word in a browser writes it: each in a list of its own. */
const webItem = (tag: 'ul' | 'ol', level: number, text: string, start = 1) =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><${tag} class="BulletListStyle1 SCXW1 BCX0" role="list" start="${start}" style="margin:0"><li data-leveltext="" data-listid="1" aria-setsize="-1" data-aria-posinset="1" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1 BCX0" style="margin:0 0 0 24px"><p class="Paragraph SCXW1 BCX0" style="font-weight:normal"><span data-contrast="auto" class="TextRun"><span class="NormalTextRun">${text}</span></span><span class="EOP">&nbsp;</span></p></li></${tag}></div>`;

/** A text of Word: “1 · Leaves” is an item of the first level with a point before it, other words a paragraph. */
const word = (...paragraphs: string[]) => {
  const html = paragraphs.map((words) => {
    const [, level, marker = '', text = ''] = /^(\d) (\S+) (.*)$/.exec(words) ?? [];
    if (level) return item(Number(level), marker, text);
    return words.startsWith('<') ? words : `<p class=MsoNormal>${words}</p>`;
  });
  return WORD(html.join(''));
};
const HEADING = `<h2 style='mso-list:l0 level1'><span style='mso-list:Ignore'>1. </span>Use</h2>`;
const LEFT = `<p class=MsoListParagraph style='mso-list:none'>Alone</p>`;
const WEB = ['A', 'B', 'C'].map((text) => webItem('ul', text === 'B' ? 2 : 1, text)).join('');

test('lists from Word stay lists, with every kind of bullet and number, also those that begin later', () => {
  const [leaves, levels, numbers] = [
    ['Take:', '1 · Leaves', '1 · <b>Roots</b>'],
    ['Levels:', '1 · A', '2 o B', '3 § C', '2 o D', '1 – E'],
    ['Numbers:', '1 1. A', '2 a) B', '2 b) C', '1 2. D', 'Then:', '1 (3) E', '1 (4) F'],
  ];
  const hindi = ['Hindi:', '1 7 A', '2 १. B', '2 २. C', 'Done.'];
  expect(paste(word(...leaves, ...levels, ...numbers, ...hindi)).split(/(?=<p>)/)).toEqual([
    '<p>Take:</p><ul><li>Leaves</li><li><strong>Roots</strong></li></ul>',
    '<p>Levels:</p><ul><li>A<ul><li>B<ul><li>C</li></ul></li><li>D</li></ul></li><li>E</li></ul>',
    '<p>Numbers:</p><ol><li>A<ol><li>B</li><li>C</li></ol></li><li>D</li></ol>',
    '<p>Then:</p><ol start="3"><li>E</li><li>F</li></ol>',
    '<p>Hindi:</p><ol start="7"><li>A<ol><li>B</li><li>C</li></ol></li></ol>',
    '<p>Done.</p>',
  ]);
});

const BELOW = item(1, '1.', 'A') + item(2, '·', 'B');
const AFTER = item(1, '·', 'C', 'l1') + item(1, 'i.', 'D', 'l2');
const OL_UL = '<ol><li>A<ul><li>B</li></ul></li></ol>';
const UL_OL = '<ul><li>C</li></ul><ol><li>D</li></ol>';
const NESTED = '<ul><li>A <ul><li>B </li></ul></li><li>C </li></ul>';
const OF_WEB = `<div>${WEB}${webItem('ol', 1, 'D')}${webItem('ol', 1, 'E', 2)}</div>`;
test.each([
  ['bullets below numbers, and numbers after bullets', WORD(BELOW + AFTER), OL_UL + UL_OL],
  ['a numbered heading', word(HEADING, '1 · A'), '<h2>1. Use</h2><ul><li>A</li></ul>'],
  ['a deeper beginning', word('2 o B', '1 · A'), '<ul><li>B</li></ul><ul><li>A</li></ul>'],
  ['a paragraph that has left its list', word('1 · A', LEFT), '<ul><li>A</li></ul><p>Alone</p>'],
  ['Word in a browser', OF_WEB, `${NESTED}<ol><li>D </li><li>E </li></ol>`],
])('what stands in a list of Word and what does not: %s', (_what, html, expected) => {
  expect(paste(html).replaceAll('&nbsp;', ' ')).toBe(expected);
});

test('lists of other programs stay as they are', () => {
  const html =
    '<p>Take:</p><ul><li>A<ul><li>B</li></ul></li></ul><ol start="3"><li>C</li></ol><p>Done.</p>';
  expect(paste(html)).toBe(html);
  expect(paste(html.replaceAll(/(<\/?[a-z]+[^>]*>)/g, '$1\n'))).toBe(html);
});

const span = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;${style}">${text}</span>`;
const DOCS = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0d6a5ee4-7fff-2b3f-9c5e-6a1f7d2c0b1e">${body}</b>`;

const bold = (text: string) => span(text, 'font-weight:700');
const under = (text: string) => span(text, 'text-decoration:underline');
const DOCS_ITEM = (level: number, text: string) =>
  `<li style="font-weight:400" aria-level="${level}"><p role="presentation">${text}</p></li>`;

test('of Google Docs come the words, the headings, the links and the nested lists, and only what is bold is bold', () => {
  const sloping = span('sloping', 'font-style:italic');
  const shifted = span('2', 'vertical-align:sub') + span('3', 'vertical-align:super');
  const html = [
    `<h2 style="font-weight:700">${span('Use')}</h2><p dir="ltr">${span('Plain')}</p>`,
    `<p>${span('A ')}${bold('bold')}${span(' and ')}${sloping}${under(' one')}</p>`,
    `<p>${span('A', 'text-decoration:line-through')}${shifted}</p>`,
    `<p><a href="/faqs" style="text-decoration:none;">${under('Ask')}</a></p>`,
    `<ul>${DOCS_ITEM(1, span('A'))}<ul>${DOCS_ITEM(2, bold('B'))}</ul></ul>`,
  ];
  expect(paste(DOCS('Plain'))).toBe('<p>Plain</p>');
  expect(paste(DOCS(html.join(''))).split(/(?=<p>)|(?<=<\/p>)/)).toEqual([
    ...['<h2>Use</h2>', '<p>Plain</p>'],
    '<p>A <strong>bold</strong> and <em>sloping</em><u> one</u></p>',
    ...['<p><s>A</s><sub>2</sub><sup>3</sup></p>', '<p><a href="/faqs">Ask</a></p>'],
    '<ul><li>A<ul><li><strong>B</strong></li></ul></li></ul>',
  ]);
});

const OF_WORD = `<b style='mso-bidi-font-weight:normal'>Bold</b> <i style='mso-bidi-font-style:normal'>sloping</i> <span style='font-weight:bold'>too</span>`;
const HALF = `<span style="font-weight: 700; font-style: normal;">bold</span><strong style="font-weight: 600">, too</strong><strong> and <span style="font-weight: 400">not</span></strong>`;
const ANY =
  '<meta charset="utf-8"><div style="font:9px Arial"><b>Sun</b> dried</div><script>x()</script>';
test.each([
  ['without fonts, styles and scripts', ANY, '<strong>Sun</strong> dried'],
  [
    'of Word',
    WORD(`<p class=MsoNormal>${OF_WORD}</p>`),
    '<strong>Bold</strong> <em>sloping</em> <strong>too</strong>',
  ],
  ['from the middle of a bold text', HALF, '<strong>bold, too and </strong>not'],
])('of other texts only what is bold is bold: %s', (_what, html, expected) => {
  expect(paste(html)).toBe(`<p>${expected}</p>`);
});

const OWN = addressOfTextPicture('a'.repeat(32));
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const found = (html: string, files: File[] = []) => {
  const pictures = readPasted(html, files)?.pictures;
  return pictures?.map(({ name, file }) => [name, file?.type ?? null, file?.size]);
};
const photo = new File(['12345'], 'image.png', { type: 'image/png' });

test('pictures of the shop stay in the text, and are no news; what is left out is named', () => {
  const html = `<p>Leaf <img src="${OWN}" alt="leaf"></p>`;
  expect(found(html)).toEqual([]);
  expect(paste(html)).toContain(OWN);
  const left = picturesLeftOut(['leaf.jpg', '', ''], false);
  expect(left).toMatch(/^Left out: “leaf.jpg”, 2 pictures\. .*“Picture”/);
  expect(picturesLeftOut([''], true)).toBe('Left out: a picture. This text takes no pictures.');
});

test.each([
  ['in the text itself', `data:image/png;base64,${DOT}`, 'A leaf', 'A leaf', 70],
  ['of another page', 'https://example.com/a/leaf%201.jpg?w=300', '', 'leaf%201.jpg'],
  ['with words', 'https://example.com/leaf.jpg', 'A leaf', 'A leaf'],
  ['of Word', 'file:///C:/Users/asha/clip_image001.png', '', ''],
  ['that is broken', 'data:image/png;base64,%%%', '', ''],
  ['that is drawn by a program', 'data:image/svg+xml,<svg/>', '', ''],
] as const)('a picture %s is found', (_where, src, alt, name, bytes?: number) => {
  const html = `<p>Look: <img width=64 src="${src}" alt="${alt}"></p>`;
  expect(found(html)).toEqual([[name, bytes ? 'image/png' : null, bytes]]);
  expect(paste(html)).toBe('<p>Look:</p>');
});

test('a copied picture is taken from the clipboard, whatever address stands beside it; a copied text is no picture, though some programs put one of it beside it', () => {
  const beside = '<meta charset="utf-8"><img src="https://example.com/a.png">';
  for (const html of ['', beside])
    expect(found(html, [photo])).toEqual([['image.png', 'image/png', 5]]);
  expect(found('<p>Cells</p>', [photo])).toEqual([]);
  expect(readPasted('', [new File(['x'], 'notes.txt', { type: 'text/plain' })])).toBeNull();
});
