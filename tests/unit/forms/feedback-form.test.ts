// The feedback form's rules: its texts, and which files may be sent.
import { describe, expect, test } from 'vitest';
import { FeedbackForm, feedbackFilePath, fileProblem } from '#core/model/outbox/feedback.ts';
import { formProblems } from '#forms/form-problems.ts';

const MB = 1024 * 1024;

test.each([
  ['', 'Crisp', { name: 'Product Name is required!' }],
  ['  ', 'Crisp', { name: 'Product Name is required!' }],
  ['Beetroot chips', '', { description: 'Please Give Some Feedback!' }],
  ['Beetroot chips', ' \n ', { description: 'Please Give Some Feedback!' }],
  ['', '', { name: 'Product Name is required!', description: 'Please Give Some Feedback!' }],
  ['Beetroot chips', 'Crisp', {}],
  ['हल्दी', 'बहुत अच्छी', {}],
])('product %j with feedback %j', (name, description, expected) => {
  expect(formProblems(FeedbackForm, { name, description })).toEqual(expected);
});

describe('files', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])(
    '%s may be sent',
    (type) => {
      expect(fileProblem({ type, size: 1 })).toBeNull();
      expect(fileProblem({ type, size: 5 * MB })).toBeNull();
    },
  );

  test.each([
    'image/svg+xml',
    'text/html',
    'image/gif',
    'image/heic',
    'video/mp4',
    'IMAGE/JPEG',
    '',
  ])('of type %j may not', (type) => {
    expect(fileProblem({ type, size: 10 })).toBe(
      'This kind of file cannot be sent. Please choose a photo (JPG, PNG or WebP) or a PDF.',
    );
  });

  test.each([
    [null, 'File is required'],
    [{ type: 'image/png', size: 0 }, 'This file is empty. Please choose another one.'],
    [
      { type: 'image/png', size: Math.floor(7.3 * MB) },
      'This file is 7.3 MB. Please choose one of at most 5 MB.',
    ],
  ])('%j is answered with words', (file, words) => {
    expect(fileProblem(file)).toBe(words);
  });

  test('one byte too many is refused, in words that are not absurd', () => {
    expect(fileProblem({ type: 'image/png', size: 5 * MB + 1 })).toBe(
      'This file is 5.1 MB. Please choose one of at most 5 MB.',
    );
  });

  test('a file is stored under the id of its feedback', () => {
    expect(feedbackFilePath('0123456789abcdef0123')).toBe('service-documents/0123456789abcdef0123');
  });
});
