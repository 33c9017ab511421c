// A file that is chosen for feedback or a review, and one that is saved on the device: whether it may be sent, and how it is named.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { beginsLikeUpload, fileProblem, isLargePhoto } from '#domain/feedback/feedback.ts';
import { documentName } from '#shop/downloads/document-name.ts';
import { fileSize } from '#ui/form/file-size.ts';

const MB = 1024 * 1024;
const OTHER =
  'This kind of file cannot be sent. Please choose a photo (JPG, PNG or WebP) or a PDF.';
const TOO_LARGE = (size: string) => `This file is ${size} MB. Please choose one of at most 5 MB.`;

test.each<[type: string, size: number, words: string | null, isMadeSmaller: boolean]>([
  ['image/jpeg', 5 * MB, null, false],
  ['image/png', 5 * MB, null, false],
  ['image/webp', 6 * MB, TOO_LARGE('6'), true],
  ['application/pdf', 5 * MB, null, false],
  ['application/pdf', 6 * MB, TOO_LARGE('6'), false],
  ...['image/svg+xml', 'text/html', 'image/heic', ''].map(
    (type): [string, number, string, boolean] => [type, 6 * MB, OTHER, false],
  ),
  ['image/png', 0, 'This file is empty. Please choose another one.', false],
  ['image/png', Math.floor(7.3 * MB), TOO_LARGE('7.3'), true],
  // One byte too many, in a message that is not absurd.
  ['image/jpeg', 5 * MB + 1, TOO_LARGE('5.1'), true],
])('a file %j of %d bytes: %s; it is made smaller: %s', (type, size, words, isMadeSmaller) => {
  expect(fileProblem({ type, size })).toBe(words);
  expect(isLargePhoto({ type, size })).toBe(isMadeSmaller);
  expect(fileProblem(null)).toBe('File is required');
});

const square = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a5' } });
const text = (words: string) => new TextEncoder().encode(words);

test('a JPEG, a PNG, a WebP and a PDF may stay at the shop, recognised by their first bytes; a size is said in KB, or in MB with one decimal', async () => {
  const program = Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0);
  // Sound comes in the wrapping that WebP has.
  const others = [program, new Uint8Array(4_100), ...['GIF89a', 'RIFF0000WAVEfmt '].map(text)];
  const pictures = [square.clone().jpeg(), square.clone().png(), square.clone().webp()];
  const made = await Promise.all(pictures.map((it) => it.toBuffer()));
  const fine: Uint8Array[] = [...made, text('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj')];
  expect([...others, ...fine].filter(beginsLikeUpload)).toEqual(fine);
  const sizes = [1023 * 1024, MB - 1, 1.26 * MB, 5 * MB].map(fileSize);
  expect(sizes).toEqual(['1023 KB', '1 MB', '1.3 MB', '5 MB']);
});

test.each([
  ['Oil: cold/pressed "A" <1 l>', 'Oil cold pressed A 1 l.pdf'],
  ['हल्दी पाउडर', 'हल्दी पाउडर.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
])('the document of %j is saved as %j', (product, file) => {
  expect(documentName(product)).toBe(file);
});
