// The PDF of a quotation: what was typed is drawn and can be read, on as many pages as it needs, and always the same; words of eleven
// languages are drawn as HarfBuzz shapes them, and read as they were typed. Their lists: the Nepali words of the npm package
// dictionary-ne, and words-of-india.txt (its first line says whence), for the syllables that these lack.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Face, Font, Blob as FontFile } from 'harfbuzzjs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import * as scripts from '#domain/print/indian-scripts.ts';
import { quotationPdf, type Sheet } from '#domain/quotation/desk/quotation-pdf.ts';
import type { Offer, OfferedLine } from '#domain/quotation/offered-quotation.ts';
import { type DrawnText, drawnTexts, shapedText } from '../../support/drawn-text.ts';
import { fontOf, HIND } from './fonts.ts';

const notoOf = (it: scripts.IndianScript) =>
  fontOf(`noto-sans-${it.toLowerCase()}`, `NotoSans${it}`);
const OTHERS = scripts.INDIAN_SCRIPTS.map(notoOf);
const fontOfScript = (it: scripts.IndianScript) =>
  OTHERS[scripts.INDIAN_SCRIPTS.indexOf(it)] ?? HIND;
const LINE = { productId: 'turmeric', name: 'हल्दी पाउडर', quantity: 12, price: 199.5 };

const OFFER: Offer = {
  ...{ phone: '+919876543210', customer: 'श्रीमती राव', note: '', lines: [LINE] },
  ...{ createdAt: 1_795_154_400_000, validUntil: 1_796_154_400_000 },
};
const SHOP = {
  ...{ name: 'Haat', address: ['14 Mandi Road', 'Sehore'], phone: '+91 98765 43210' },
  ...{ email: 'namaste@haat.example', site: 'https://haat.example' },
};
const sheetWith = (offer: Partial<Offer>): Sheet => {
  return { number: '3F9A02C1', offer: { ...OFFER, ...offer }, shop: SHOP };
};

const opened = new Map<ArrayBuffer, Font>();
function open(file: ArrayBuffer): Font {
  const font = opened.get(file) ?? new Font(new Face(new FontFile(file)));
  opened.set(file, font);
  return font;
}
const hind = open(HIND.regular);

const make = (lines: OfferedLine[], note = '') =>
  quotationPdf(sheetWith({ lines, note }), HIND, OTHERS);

async function noted(note: string): Promise<{ lines: DrawnText[]; missing: string[] }> {
  const { bytes, missing } = await make([LINE], note);
  const texts = drawnTexts(bytes);
  const end = texts.findIndex(({ text }) => text.startsWith('To order at these prices'));
  return { lines: texts.slice(texts.findIndex(({ text }) => text === 'Note') + 1, end), missing };
}

const pages = (bytes: ArrayBuffer) =>
  Buffer.from(bytes)
    .toString('latin1')
    .split(/\/Type \/Page\b/).length - 1;

test('Hindi, rupees and English can be read in it, each name before its prices', async () => {
  const { bytes, missing } = await make([LINE], 'कृपया 3 दिन पहले बताएँ');
  expect(missing).toEqual([]);
  const texts = drawnTexts(bytes).map(({ text }) => text);
  expect(texts.join('\n')).toContain('हल्दी पाउडर\n12\n₹199.50\n₹2,394\n');
  expect(texts).toContain('कृपया 3 दिन पहले बताएँ');
});

test.each<[scripts.IndianScript, string]>([
  ['Tamil', 'கார்த்திகேயன்'],
  ['Telugu', 'శ్రీనివాస్'],
  ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ'],
  ['Malayalam', 'ശ്രീകുമാർ'],
  ['Bengali', 'চট্টোপাধ্যায়'],
  ['Gujarati', 'શ્રીમતી'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ'],
  ['Oriya', 'ପ୍ରଧାନ'],
  // Of Sindhi; Hind lacks them.
  ['Devanagari', 'ॻॼॾॿ'],
])('a customer’s name in %s is printed in it', async (script, customer) => {
  const { bytes, missing } = await quotationPdf(sheetWith({ customer }), HIND, OTHERS);
  expect(missing).toEqual([]);
  const drawn = drawnTexts(bytes).find(({ text }) => text === customer);
  expect(drawn).toEqual(shapedText(open(fontOfScript(script).bold), customer));
  const without = await quotationPdf(sheetWith({ customer }), HIND);
  expect(without.missing).not.toEqual([]);
});

test.each([
  ['x\u2011y \u2010', 'x-y -'],
  ['10\u201212 \u2015', '10–12 —'],
  ['5\u2032 6\u2033', '5\' 6"'],
  ['e\u0301', '\u00E9'],
  ['\u0929\u095F', '\u0928\u093C\u092F\u093C'],
  ['\u0958', '\u0915\u093C'],
  ['ﬁ ｆｕｌｌ ㎏', 'ﬁ full kg'],
  ['a\tb', 'a b'],
  ['a\u00AD\u2060\uFE0Fb', 'ab'],
])('“%s” is printed as “%s”, copied as typed', async (typed, has) => {
  const { lines, missing } = await noted(typed);
  expect(missing).toEqual([]);
  expect(lines[0]).toEqual({ ...shapedText(hind, has), text: typed });
});

test('spaces of every width are gaps', async () => {
  for (const space of '\u00A0\u2002\u2003\u2009\u200A\u202F\u205F\u3000') {
    const { lines, missing } = await noted(`5${space}kg`);
    expect(missing).toEqual([]);
    expect(lines[0]?.width).toBeGreaterThan(shapedText(hind, '5kg')?.width ?? 0);
    expect(lines[0]?.contours.length).toBe(shapedText(hind, '5kg')?.contours.length);
  }
});

test('the digits of Devanagari are not drawn as those of Latin, scripts that meet in a word are each shaped by their own rules, and what no font has is named', async () => {
  const digits = '१२३४५६७८९०';
  const ofDevanagari = shapedText(open(fontOfScript('Devanagari').regular), digits);
  expect((await noted(digits)).lines).toEqual([ofDevanagari]);
  const mixed = await noted('Haldi(क्षिप्र)kg');
  const parts = ['Haldi(', 'क्षिप्र)', 'kg'].map((it) => shapedText(hind, it)?.width ?? 0);
  expect(mixed.lines[0]?.width).toBe(parts.reduce((sum, width) => sum + width));
  // For a number no other is put.
  const unknown = await noted('🌿 2⅓');
  expect(unknown.missing).toEqual(['🌿', '⅓']);
  expect(unknown.lines[0]?.contours).toEqual(shapedText(hind, '? 2?')?.contours);
});

test('a word that is longer than a line is broken between syllables', async () => {
  const { lines } = await noted('र्कि'.repeat(200));
  expect(lines.length).toBeGreaterThan(2);
  for (const { text, width } of lines) {
    expect(text).toMatch(/^(र्कि)+$/);
    // A4 without margins, at 10.5 points.
    expect((width / 1000) * 10.5).toBeLessThan(595.28 - 96);
  }
});

test('fifty lines and a long note go on over pages, and nothing runs into the foot; the same quotation makes the same file', async () => {
  const [first, again] = [await make([LINE]), await make([LINE])];
  expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true);
  expect(pages(first.bytes)).toBe(1);
  const lines = Array(50).fill({ ...LINE, name: 'Turmeric powder '.repeat(9) });
  const many = await make(lines, 'नमस्ते\n'.repeat(60));
  // Text that did not fit above a page's foot, or the foot itself, would begin a page of its own.
  expect(pages(many.bytes)).toBe(7);
});

/** In `npm test` this many words, spread over each list; in `npm run test:all` all. */
const WORDS = process.env.HAAT_ALL ? Number.POSITIVE_INFINITY : 150;
const WORDS_A_PDF = 500;
/** The dot or the reph of each hides in the hook of the vowel, if contexts are read the wrong way round. */
const IN_THE_HOOK =
  'हिंदी सिंह भिंडी लिंबू गोविंद चिंच कोथिंबीर डाळिंब सिंघाड़ा हिंग बिंदी पिंपरी मूर्ति शर्मिला कार्तिक वर्मिल निर्मिति आर्थिक धार्मिक';
/** A joiner or non-joiner belongs to the letters that were typed, though nothing is drawn for it. */
const WITH_JOINERS = 'आ\u200Dकर्षित उद्\u200Cघोषित टङ्\u200Dकी బార్\u200Cపై ഹാൻഡ്\u200Cബോൾ';

const wordsIn = (file: URL, nameOf: (line: string) => string[]) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return [...new Set(lines.slice(1).flatMap(nameOf).filter(isWord))];
};
const isWord = (it: string) =>
  /^[\p{L}\p{M}\u200C\u200D]+$/u.test(it) && !/\p{Script=Latin}/u.test(it);
const NEPALI = new URL('../../../node_modules/dictionary-ne/index.dic', import.meta.url);
const lists = [
  wordsIn(new URL('words-of-india.txt', import.meta.url), (line) => line.split(' ')),
  wordsIn(NEPALI, (it) => [it.replace(/\/.*/, '').trim()]),
];
const spread = (list: string[]) =>
  list.filter((_, at) => at % Math.max(1, Math.floor(list.length / WORDS)) === 0);
const words = [
  ...new Set([...`${IN_THE_HOOK} ${WITH_JOINERS}`.split(' '), ...lists.flatMap(spread)]),
];

const pdfs = Array.from({ length: Math.ceil(words.length / WORDS_A_PDF) }, (_, at) =>
  words.slice(at * WORDS_A_PDF, (at + 1) * WORDS_A_PDF),
);

function expected(word: string) {
  const [script] = scripts.indianScriptsIn(word);
  const inHind = shapedText(open(HIND.regular), word);
  return inHind ?? (script && shapedText(open(fontOfScript(script).regular), word));
}

test('the words are more than 39,000, of more than 8,000 syllables', () => {
  const all = [...new Set(lists.flat())];
  expect(all.length).toBeGreaterThan(39_000);
  const syllables = all.flatMap((word) => [...new Intl.Segmenter('hi').segment(word)]);
  expect(new Set(syllables.map(({ segment }) => segment)).size).toBeGreaterThan(8_000);
});

test.each(pdfs.map((some) => [some[0], some] as const))(
  'words from %s on are shaped and read as they were typed',
  async (_, some) => {
    const { bytes } = await quotationPdf(sheetWith({ note: some.join('\n') }), HIND, OTHERS);
    const drawn = new Map(drawnTexts(bytes).map((it) => [it.text, it]));
    const isOther = (word: string) => !isDeepStrictEqual(drawn.get(word), expected(word));
    expect(some.filter(isOther)).toEqual([]);
    expect(await lettersIn(bytes)).toContain(some.join(''));
  },
);

/**
 * The text of a PDF as PDF.js reads it, without its feet and without gaps: it takes a glyph that stands for several letters, one of
 * them a sign above or below, for one without a width.
 */
async function lettersIn(pdf: ArrayBuffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf.slice()), verbosity: 0 });
  const document = await task.promise;
  let text = '';
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent();
    const page = items.map((item) => ('str' in item ? item.str : '')).join('');
    text += page.slice(0, page.indexOf('To order at these prices'));
  }
  await task.destroy();
  return text.replaceAll(/\s/g, '');
}
