// The PDF of a quotation: every letter of English and Hindi is in it, shaped, on as many pages as it needs, and always the same.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { quotationPdf, type Sheet } from '#domain/quotation/desk/quotation-pdf.ts';
import type { OfferedLine } from '#domain/quotation/offered-quotation.ts';

const font = (name: string) => {
  const file = new URL(
    `../../../node_modules/@expo-google-fonts/hind/${name}.ttf`,
    import.meta.url,
  );
  return new Uint8Array(readFileSync(file)).buffer;
};
const FONTS = {
  regular: font('400Regular/Hind_400Regular'),
  bold: font('600SemiBold/Hind_600SemiBold'),
};
const LINE = { productId: 'turmeric', name: 'हल्दी पाउडर', quantity: 12, price: 199.5 };

function make(lines: OfferedLine[], note = '') {
  const sheet: Sheet = {
    number: '3F9A02C1',
    offer: {
      phone: '+919876543210',
      customer: 'श्रीमती राव',
      note,
      createdAt: 1_795_154_400_000,
      validUntil: 1_796_154_400_000,
      lines,
    },
    shop: {
      name: 'Haat',
      address: ['14 Mandi Road', 'Sehore'],
      phone: '+91 98765 43210',
      email: 'namaste@haat.example',
      site: 'https://haat.example',
    },
  };
  return quotationPdf(sheet, FONTS);
}

/** The compressed text streams in a PDF. */
function unpacked(bytes: ArrayBuffer): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
}

/** The characters that a reader can select and search in a PDF, grouped by glyph. */
function selectable(bytes: ArrayBuffer): string[] {
  return unpacked(bytes)
    .filter((it) => it.includes('beginbfrange'))
    .flatMap((map) => [...map.slice(map.indexOf('beginbfrange')).matchAll(/<([0-9a-f ]+)>/g)])
    .map(([, hex = '']) =>
      hex
        .split(' ')
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join(''),
    );
}

const pages = (bytes: ArrayBuffer) =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b/g),
  ].length;

test('Hindi, rupees and English can be read in it, and letters that join are joined', async () => {
  const { bytes, missing } = await make([LINE], 'कृपया 3 दिन पहले बताएँ');
  expect(missing).toEqual([]);
  const glyphs = selectable(bytes);
  const readable = glyphs.join('');
  for (const character of 'हल्दीपाउडर₹Haatकृँ') expect(readable).toContain(character);
  // One conjunct glyph, not a letter, the virama and another letter in sequence.
  expect(glyphs).toContain('ल्द');
});

test('a character that the font does not have is named, and stands as a question mark', async () => {
  const { missing } = await make([{ ...LINE, name: 'மஞ்சள் 🌿' }]);
  expect(missing).toContain('ம');
  expect(missing).toContain('🌿');
});

test('fifty lines and a long note go on over pages, and nothing runs into the foot', async () => {
  const one = await make([LINE]);
  expect(pages(one.bytes)).toBe(1);
  const lines = Array.from({ length: 50 }, () => ({ ...LINE, name: 'Turmeric powder '.repeat(9) }));
  const many = await make(lines, 'नमस्ते\n'.repeat(60));
  // Text that did not fit above a page's foot, or the foot itself, would begin a page of its own.
  expect(pages(many.bytes)).toBe(7);
});

test('the same quotation makes the same file, so that it can be made anew on any phone', async () => {
  const [first, again] = [await make([LINE]), await make([LINE])];
  expect(Buffer.from(first.bytes).equals(Buffer.from(again.bytes))).toBe(true);
});
