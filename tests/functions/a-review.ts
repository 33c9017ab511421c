// A review as Asha sends it, and its public copy.
export const COPY = {
  productId: 'moringa',
  customerName: 'Asha Rao',
  review: 'Fine and fresh.',
  timestamp: 1_760_000_000_000,
};
export const REVIEW = {
  ...COPY,
  userId: 'asha',
  orderId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  productName: 'Moringa powder',
  published: false,
};
export const published = (fields: object = {}) => ({ ...REVIEW, published: true, ...fields });
