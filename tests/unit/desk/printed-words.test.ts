// Words of eleven languages in a finished PDF of a quotation: drawn as HarfBuzz shapes them, and read as they were typed. The lists:
// words-of-india.txt.br (its first line says whence) and the Nepali words of the npm package dictionary-ne.
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { Face, Font, Blob as FontFile } from 'harfbuzzjs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { indianScriptsIn } from '#domain/quotation/desk/indian-scripts.ts';
import { quotationPdf } from '#domain/quotation/desk/quotation-pdf.ts';
import { drawnTexts, shapedText } from '../../support/drawn-text.ts';
import { FONT_OF_SCRIPT, HIND, OTHERS, sheetWith } from './quotation-sheet.ts';

/** In `npm test` this many words, spread over all lists; in `npm run test:all` each. */
const WORDS = process.env.HAAT_ALL ? Number.POSITIVE_INFINITY : 300;
const WORDS_A_PDF = 500;
/** The dot or the reph of each hides in the hook of the vowel, if contexts are read the wrong way round. */
const IN_THE_HOOK =
  'हिंदी सिंह भिंडी लिंबू गोविंद चिंच कोथिंबीर डाळिंब सिंघाड़ा हिंग बिंदी पिंपरी मूर्ति शर्मिला कार्तिक वर्मिल निर्मिति आर्थिक धार्मिक';
/** A joiner or non-joiner belongs to the letters that were typed, though nothing is drawn for it. */
const WITH_JOINERS = 'आ\u200Dकर्षित उद्\u200Cघोषित टङ्\u200Dकी బార్\u200Cపై ഹാൻഡ്\u200Cബോൾ';

const packed = readFileSync(new URL('./words-of-india.txt.br', import.meta.url));
const dictionary = new URL('../../../node_modules/dictionary-ne/index.dic', import.meta.url);
const nepali = readFileSync(dictionary, 'utf8');
const listed = [
  ...brotliDecompressSync(packed).toString().split('\n').slice(1).join(' ').split(' '),
  ...nepali.split('\n').map((line) => line.split('/')[0]?.trim() ?? ''),
].filter((word) => /^[\p{L}\p{M}\u200C\u200D]+$/u.test(word) && !/\p{Script=Latin}/u.test(word));
const all = [...new Set(listed)];
const chosen = all.filter((_, at) => at % Math.max(1, Math.floor(all.length / WORDS)) === 0);
const words = [...new Set([...`${IN_THE_HOOK} ${WITH_JOINERS}`.split(' '), ...chosen])];

const pdfs = Array.from({ length: Math.ceil(words.length / WORDS_A_PDF) }, (_, at) =>
  words.slice(at * WORDS_A_PDF, (at + 1) * WORDS_A_PDF),
);

const opened = new Map<ArrayBuffer, Font>();
function open(file: ArrayBuffer): Font {
  const font = opened.get(file) ?? new Font(new Face(new FontFile(file)));
  opened.set(file, font);
  return font;
}
function expected(word: string) {
  const [script] = indianScriptsIn(word);
  const inHind = shapedText(open(HIND.regular), word);
  return inHind ?? (script && shapedText(open(FONT_OF_SCRIPT[script].regular), word));
}

test('of Hindi, Marathi and Nepali alone there are more than 40,000 words', () => {
  const devanagari = all.filter((word) => indianScriptsIn(word)[0] === 'Devanagari');
  expect(devanagari.length).toBeGreaterThan(40_000);
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
