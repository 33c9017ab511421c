// The forms of feedback and of reviews: which files may be sent, and how their sizes and names are shown.
import { expect, test } from 'vitest';
import { FeedbackForm, fileProblem, isLargePhoto } from '#domain/feedback/feedback.ts';
import { ReviewForm } from '#domain/review/review.ts';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#domain/shared/limits.ts';
import { formProblems } from '#forms/form-problems.ts';
import { documentName } from '#shop/downloads/document-name.ts';
import { fileSize } from '#ui/form/file-size.ts';

const MB = 1024 * 1024;
const NAME = { name: 'Product Name is required!' };
const TEXT = { description: 'Please Give Some Feedback!' };

test.each([
  ['  ', 'Crisp', NAME],
  ['Beetroot chips', ' \n ', TEXT],
  ['हल्दी', 'बहुत अच्छी', {}],
])('product %j with feedback %j', (name, description, expected) => {
  expect(formProblems(FeedbackForm, { name, description })).toEqual(expected);
});

const OTHER =
  'This kind of file cannot be sent. Please choose a photo (JPG, PNG or WebP) or a PDF.';

test.each([
  ...['image/jpeg', 'image/png', 'image/webp', 'application/pdf'].map(
    (type) => [type, 5 * MB, null] as const,
  ),
  ...['image/svg+xml', 'text/html', 'image/heic', ''].map((type) => [type, 10, OTHER] as const),
  ['image/png', 0, 'This file is empty. Please choose another one.'],
  ['image/png', Math.floor(7.3 * MB), 'This file is 7.3 MB. Please choose one of at most 5 MB.'],
  // One byte too many, in a message that is not absurd.
  ['image/png', 5 * MB + 1, 'This file is 5.1 MB. Please choose one of at most 5 MB.'],
] as const)('a file %j of %d bytes: %s', (type, size, words) => {
  expect(fileProblem({ type, size })).toBe(words);
});

test.each([
  ['image/jpeg', 5 * MB + 1, true],
  ['image/png', 40 * MB, true],
  ['image/webp', 6 * MB, true],
  ['image/jpeg', 5 * MB, false],
  ['application/pdf', 6 * MB, false],
  ['image/heic', 6 * MB, false],
  ['', 6 * MB, false],
])('a file %j of %d bytes is made smaller: %s', (type, size, isMade) => {
  expect(isLargePhoto({ type, size })).toBe(isMade);
});

test('feedback without a file is told that it is required', () => {
  expect(fileProblem(null)).toBe('File is required');
});

const name = 'n'.repeat(MAX_NAME_LENGTH);
const review = 'r'.repeat(MAX_MESSAGE_LENGTH);

test.each([
  ['what is needed', '', '  ', '\n', ' is required'],
  [
    'not a letter more than the shop takes',
    `${name}n`,
    `${name}n`,
    `${review}r`,
    ' is too long. Please shorten it.',
  ],
  ['and takes the rest', name, name, review, null],
])('a review asks for %s', (_what, customerName, productName, text, wrong) => {
  const form = { customerName, productName, review: text, stars: '' };
  const said = { customerName: 'Name', productName: 'Product', review: 'Review' };
  const problems = Object.entries(said).map(([field, words]) => [field, words + wrong]);
  expect(formProblems(ReviewForm, form)).toEqual(wrong ? Object.fromEntries(problems) : {});
});

test.each([
  [1023 * 1024, '1023 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [1.26 * 1024 * 1024, '1.3 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

test.each([
  ['Oil: cold/pressed "A" <1 l>', 'Oil cold pressed A 1 l.pdf'],
  ['हल्दी पाउडर', 'हल्दी पाउडर.pdf'],
  ['x'.repeat(300), `${'x'.repeat(100)}.pdf`],
])('the document of %j is saved as %j', (product, file) => {
  expect(documentName(product)).toBe(file);
});
