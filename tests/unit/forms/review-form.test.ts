// What the review form asks for, and in which words.
import { describe, expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '#core/model/limits.ts';
import { ReviewForm } from '#core/model/order/review.ts';
import { formProblems } from '#forms/form-problems.ts';

const GOOD = {
  customerName: 'Asha Rao',
  productName: 'Moringa Leaf Powder',
  review: 'Fresh.',
  stars: '',
};
const problems = (change: Partial<ReviewForm>) => formProblems(ReviewForm, { ...GOOD, ...change });

describe('the review form', () => {
  test('asks for name, product and review', () => {
    expect(problems({})).toEqual({});
    expect(problems({ customerName: '', productName: '  ', review: '\n' })).toEqual({
      customerName: 'Name is required',
      productName: 'Product is required',
      review: 'Review is required',
    });
  });

  test('takes what the shop takes, and not a letter more', () => {
    const name = 'n'.repeat(MAX_NAME_LENGTH);
    const review = 'r'.repeat(MAX_MESSAGE_LENGTH);
    expect(problems({ customerName: name, productName: name, review })).toEqual({});
    expect(
      problems({ customerName: `${name}n`, productName: `${name}n`, review: `${review}r` }),
    ).toEqual({
      customerName: 'Name is too long. Please shorten it.',
      productName: 'Product is too long. Please shorten it.',
      review: 'Review is too long. Please shorten it.',
    });
  });
});
