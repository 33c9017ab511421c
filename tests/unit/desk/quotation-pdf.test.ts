// The PDF of a quotation: what was typed is drawn and can be read, on as many pages as it needs, and always the same.
import { Face, Font, Blob as FontFile } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import type { IndianScript } from '#domain/quotation/desk/indian-scripts.ts';
import { quotationPdf } from '#domain/quotation/desk/quotation-pdf.ts';
import type { OfferedLine } from '#domain/quotation/offered-quotation.ts';
import { type DrawnText, drawnTexts, shapedText } from '../../support/drawn-text.ts';
import { FONT_OF_SCRIPT, HIND, LINE, OTHERS, sheetWith } from './quotation-sheet.ts';

const open = (file: ArrayBuffer) => new Font(new Face(new FontFile(file)));
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
  const at = texts.indexOf('हल्दी पाउडर');
  expect(texts.slice(at, at + 4)).toEqual(['हल्दी पाउडर', '12', '₹199.50', '₹2,394']);
  expect(texts).toContain('कृपया 3 दिन पहले बताएँ');
});

const NAMES: readonly [IndianScript, string][] = [
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
];
test.each(NAMES)('a customer’s name in %s is printed in it', async (script, customer) => {
  const { bytes, missing } = await quotationPdf(sheetWith({ customer }), HIND, OTHERS);
  expect(missing).toEqual([]);
  const drawn = drawnTexts(bytes).find(({ text }) => text === customer);
  expect(drawn).toEqual(shapedText(open(FONT_OF_SCRIPT[script].bold), customer));
  const without = await quotationPdf(sheetWith({ customer }), HIND);
  expect(without.missing).not.toEqual([]);
});

/** Typed, and what the font has in its place. */
const ANOTHER_FORM = [
  ['x\u2011y \u2010', 'x-y -'],
  ['10\u201212 \u2015', '10–12 —'],
  ['5\u2032 6\u2033', '5\' 6"'],
  ['e\u0301', '\u00E9'],
  ['\u0929\u095F', '\u0928\u093C\u092F\u093C'],
  ['\u0958', '\u0915\u093C'],
  ['ﬁ ｆｕｌｌ ㎏', 'ﬁ full kg'],
  ['a\tb', 'a b'],
  ['a\u00AD\u2060\uFE0Fb', 'ab'],
] as const;
test.each(ANOTHER_FORM)('“%s” is printed as “%s”, copied as typed', async (typed, has) => {
  const { lines, missing } = await noted(typed);
  expect(missing).toEqual([]);
  const [line] = lines;
  expect(line?.text).toBe(typed);
  const { contours, width } = shapedText(hind, has) ?? {};
  expect({ contours: line?.contours, width: line?.width }).toEqual({ contours, width });
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
  const ofDevanagari = shapedText(open(FONT_OF_SCRIPT.Devanagari.regular), digits);
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
