// Problems of the fields of a review. Source: specification, validation rules.
export const REVIEW_PROBLEMS = {
  nameMissing: 'Name is required',
  nameTooLong: 'Name is too long. Please shorten it.',
  productMissing: 'Product is required',
  productTooLong: 'Product is too long. Please shorten it.',
  reviewMissing: 'Review is required',
  reviewTooLong: 'Review is too long. Please shorten it.',
};
