// How files are called and measured on the screen.
import { expect, test } from 'vitest';
import { documentName } from '#features/downloads/document-name.ts';
import { fileSize } from '#ui/form/file-size.ts';

test.each([
  [1, '1 KB'],
  [1024, '1 KB'],
  [34_500, '34 KB'],
  [1023 * 1024, '1023 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1024 * 1024, '1 MB'],
  [1.26 * 1024 * 1024, '1.3 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

test.each([
  ['Moringa Leaf Powder', 'Moringa Leaf Powder.pdf'],
  ['Oil: cold/pressed "A" <1 l>', 'Oil cold pressed A 1 l.pdf'],
  ['..', 'document.pdf'],
  ['हल्दी पाउडर', 'हल्दी पाउडर.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
])('the document of %j is saved as %j', (product, file) => {
  expect(documentName(product)).toBe(file);
});
