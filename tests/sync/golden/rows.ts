// Rows exactly as each version of a kind leaves them in the outbox: once released they never change. The desk's: ../support/desk-rows.ts.
const AT = 1_795_154_400_000;
/** The outbox's own part of a row that waits. */
export const QUEUED = {
  ...{ accepted: null as unknown, createdAt: AT, state: 'queued' as const, heldFor: null },
  ...{ attempts: 0, denials: 0, nextAt: 0, lastError: null, everSent: false, lease: null },
};
const ADDRESS = {
  ...{ name: 'Asha Rao', phone: '9876543210', address: '12 Lake Road' },
  ...{ city: 'Hyderabad', state: 'Telangana', zipcode: '500001' },
};
const ORDER = 'c1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6';
const NEW = '7b1f2c3d4e5f60718293a4b5c6d7e8f9';
const REMOVED = '11112222333344445555666677778888';

/** A row of Asha's, as a version of the shop left it at a press. */
function left<Payload extends object>(kind: string, id: string, below: string, payload: Payload) {
  return { ...QUEUED, kind, v: 1, id, uid: 'asha', entityKey: `users/asha${below}`, payload };
}

/** The same of anybody, in a collection of its own. */
const leftByVisitor = <Payload extends object>(
  kind: string,
  id: string,
  folder: string,
  payload: Payload,
) => ({ ...left(kind, id, '', payload), uid: null, entityKey: `${folder}/${id}` });

const leftOfOrder = <Change extends object>(kind: string, id: string, change: Change) =>
  left(kind, id, `/orders/${ORDER}`, { orderId: ORDER, ...change });

function leftOrder<Line extends object>(orderId: string, line: Line, more: object) {
  const item = {
    ...{ productId: 'moringa-leaf-powder', quantity: 1, price: 249.5, photoUrl: '' },
    ...{ name: 'Moringa leaf powder', brand: 'Kaveri Banks', ...line },
  };
  const orderNo = `${orderId.slice(0, 5)}-${orderId.slice(5, 10)}`.toUpperCase();
  const payload = {
    ...{ orderId, orderNo, items: [item], userId: 'asha', address: ADDRESS, timestamp: AT },
    ...{ paymentMethod: 'NEFT', subTotal: 249.5, total: 249.5 },
    ...{ status: 'pending', deliveryStatus: 'processing', ...more },
  };
  const accepted: unknown = { totalPaise: 24950, at: AT, offer: null };
  return { ...left('order', orderId, `/orders/${orderId}`, payload), accepted };
}

function leftReview<Words extends object>(id: string, words: Words) {
  const of = { orderId: 'a1b2c3d4e5f60718293a4b5c6d7e8f90', productId: 'moringa-leaf-powder-200g' };
  const payload = {
    ...{ userId: 'asha', ...of, customerName: 'Asha Rao', productName: 'Moringa Leaf Powder' },
    ...{ review: 'Fine and fresh.', ...words, timestamp: AT, published: false },
  };
  const entityKey = `reviews/${of.orderId}_${of.productId}`;
  return { ...left('review', id, '', payload), entityKey };
}

export const GOLDEN = {
  'address-removal-v1': left(
    'address-removal',
    'b1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6',
    `/addresses/${REMOVED}`,
    { id: REMOVED, before: { id: REMOVED, ...ADDRESS } },
  ),
  'address-v1': left('address', 'a1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6', `/addresses/${NEW}`, {
    address: { id: NEW, ...ADDRESS },
    before: null,
  }),
  'cancel-order-v1': leftOfOrder('cancel-order', 'a7b7c7d7e7f7a8b8c8d8e8f8a9b9c9d9', {
    cancelledAt: AT,
    before: 'processing',
  }),
  'contact-v1': leftByVisitor('contact', '7c9e6679742540de944be07fc1f90ae7', 'contact-us', {
    ...{ name: 'Asha Rao', phone: '+91 9876543210', email: 'asha.rao@example.com' },
    message: 'Do you deliver to Sehore?',
  }),
  'enquiry-v1': leftByVisitor('enquiry', '0f8fad5bd9cb469fa16570867728950e', 'queries', {
    userId: null,
    productId: 'moringa-leaf-powder-200g',
    timestamp: AT,
  }),
  'feedback-v1': leftByVisitor('feedback', '550e8400e29b41d4a716446655440000', 'services', {
    name: 'Moringa leaf powder',
    description: 'Fine and fresh. A photo of the pack is here.',
  }),
  'order-address-v1': leftOfOrder('order-address', 'e1e2e3e4e5e6e7e8e9e0f1f2f3f4f5f6', {
    address: { ...ADDRESS, name: 'Asha at work' },
    before: ADDRESS,
  }),
  'order-cancellation-v1': leftOfOrder('order-cancellation', 'f2e2e3e4e5e6e7e8e9e0f1f2f3f4f5f6', {
    userId: 'asha',
    timestamp: AT,
    deliveryStatus: 'cancel',
  }),
  'order-transaction-v1': leftOfOrder('order-transaction', 'f1e2e3e4e5e6e7e8e9e0f1f2f3f4f5f6', {
    transactionId: 'UTR123',
    transactionTimestamp: AT,
  }),
  'order-v1': leftOrder(ORDER, {}, {}),
  'order-v1, quoted': leftOrder(
    'e1c2c3c4c5c6c7c8c9c0d1d2d3d4d5d6',
    { quoted: true, preorderWeeks: 6 },
    { quotationId: 'q1' },
  ),
  'profile-v1': left('profile', 'c1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6', '', {
    profile: { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.com' },
    before: null,
  }),
  'review-v1': leftReview('9a7c33f1d2e84b6fa51f0c2b7d9e4402', { stars: 4 }),
  'review-v1, without stars': leftReview('3f2504e04f8941d39a0c0305e82c3301', {}),
  'stock-alert-v1': left('stock-alert', 'd1a2a3a4a5a6a7a8a9a0b1b2b3b4b5b6', '/stockAlerts/chia', {
    productId: 'chia',
    timestamp: AT,
    waits: true,
  }),
  'wish-list-v1': left('wish-list', 'b7c1d2e3f4a5b6c7d8e9f0a1b2c3d4e5', '/lists/wishes/wish-chia', {
    productId: 'chia',
    savedAt: AT,
    before: null,
    name: 'Chia seeds',
  }),
};
