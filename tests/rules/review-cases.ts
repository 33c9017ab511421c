// Who may review a product: only shoppers who received it; a sent review never changes, and is public once published.

import { MAX_MESSAGE_CODE_UNITS, MAX_NAME_LENGTH } from '#domain/shared/limits.ts';
import { MAX_CODE_UNITS_PER_CHARACTER, MAX_ID_LENGTH } from '#engine/limits.ts';
import {
  about,
  allowed,
  closedBelow,
  denied,
  type Expectation,
  fieldCases,
  get,
  list,
  listCases,
  MOMENTS,
  remove,
  STRANGERS,
  texts,
  type Values,
  write,
} from './cases.ts';
import { AT, LATER } from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';

/** Asha's review of a bought product, before and after the merchant published it. */
export const REVIEW = {
  ...{ userId: 'asha', orderId: 'delivered-order-of-asha', productId: 'moringa' },
  ...{ customerName: 'Asha Rao', productName: 'Moringa powder', review: 'Very good.' },
  ...{ timestamp: 1_760_000_000_000, published: false },
};
export const REVIEW_PATH = `reviews/${REVIEW.orderId}_moringa`;
const PUBLISHED_REVIEW = { ...REVIEW, published: true };
const PUBLISHED_REVIEW_PATH = 'reviews/published-review-of-asha';
const delivered = (userId: string, ...ids: string[]) =>
  Object.fromEntries(
    ids.map((id) => [`users/${userId}/orders/${id}`, { userId, deliveryStatus: 'delivered' }]),
  );
const [LONGEST_ID, LONGER_ID] = ['d'.repeat(MAX_ID_LENGTH), 'd'.repeat(MAX_ID_LENGTH + 1)];
const may = about('reviews', {
  ...{ [REVIEW_PATH]: REVIEW, [PUBLISHED_REVIEW_PATH]: PUBLISHED_REVIEW },
  ...delivered('asha', REVIEW.orderId, 'd', LONGEST_ID, LONGER_ID, 'stored/notes/delivered'),
  ...delivered('ravi', 'delivered-order-of-ravi'),
  ...{ 'users/asha/orders/shipped-order-of-asha': { userId: 'asha', deliveryStatus: 'shipped' } },
  'products/stored/suppliers/stored': { name: 'A farm' },
});
let made = 0;

/** Asha's first review of a product of its own, so that no two cases meet; under its proper id unless it names one. */
function send(
  expect: Expectation,
  title: string,
  sent: Fields | ((productId: string) => Fields) = {},
  { as = 'asha', id, isSold = true }: { as?: Person; id?: string; isSold?: boolean } = {},
): RuleCase {
  made += 1;
  const own = `product-${made}`;
  const data = typeof sent === 'function' ? sent(own) : { ...REVIEW, productId: own, ...sent };
  const { orderId = REVIEW.orderId, productId = own } = data;
  const given = isSold ? { [`products/${productId}`]: { name: 'Moringa powder' } } : {};
  return may(expect, title, write(`reviews/${id ?? `${orderId}_${productId}`}`, data), as, given);
}

const orders: readonly (readonly [Expectation, string, unknown, string?])[] = [
  ['allowed', 'under the shortest id', 'd'],
  ['allowed', 'under the longest id', LONGEST_ID],
  ['denied', 'under too long an id', LONGER_ID],
  ['denied', 'that is on its way', 'shipped-order-of-asha'],
  ['denied', 'that never was', 'gone'],
  ['denied', 'of Ravi', 'delivered-order-of-ravi'],
  ['denied', 'that is something below an order', 'stored/notes/delivered', 'below-another-order'],
  ['denied', 'without an id', ''],
  ['denied', 'that is a number', 7],
  ['denied', 'that is nothing', null],
];

const stars: Values = [...allowed(1, 2, 3, 4, 5), ...denied(0, 6, 2.5, '5', null, [5])];
const line = texts(MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER);

const BELOW = { productId: 'stored/suppliers/stored' };

const sent: readonly RuleCase[] = [
  send('allowed', 'of what was delivered'),
  ...STRANGERS.map((as) => send('denied', `by ${as} for Asha`, {}, { as })),
  send('denied', 'under an id of its own', {}, { id: 'a-review-under-its-own-id' }),
  send('denied', 'under the id of another product', {}, { id: `${REVIEW.orderId}_chia` }),
  send('denied', 'under the id of another order', {}, { id: `d_product-${made + 1}` }),
  send('denied', 'of what the shop never sold', {}, { isSold: false }),
  ...fieldCases(send, (productId) => ({ ...REVIEW, productId }), {
    customerName: line,
    productName: line,
    review: texts(MAX_MESSAGE_CODE_UNITS),
    timestamp: MOMENTS,
    stars,
    userId: denied('ravi', null),
    published: denied(true, 'false', null),
  }),
  send('allowed', 'of a product with the longest id', { productId: 'm'.repeat(MAX_ID_LENGTH) }),
  send('denied', 'of a product with a longer id', { productId: 'm'.repeat(MAX_ID_LENGTH + 1) }),
  send('denied', 'of what lies below a product', BELOW, { id: `${REVIEW.orderId}_stored` }),
  ...orders.map(([expect, what, orderId, id]) =>
    send(expect, `of an order ${what}`, { orderId }, id ? { id } : {}),
  ),
];

const PUBLISHED = { where: { published: true } };
const again = (change: Fields = {}) => write(REVIEW_PATH, { ...REVIEW, ...change });

/** Asha sends this again once the merchant has looked at hers. */
const LOOKED = 'reviews/order-looked-at_moringa';
const looked = (expect: Expectation, title: string, sent: Fields) =>
  may(expect, title, write(LOOKED, sent), 'asha', {
    [LOOKED]: { ...REVIEW, changedAt: AT, changedBy: 'merchant' },
  });

const stored: readonly RuleCase[] = [
  may('allowed', 'Asha may open hers before it is published', get(REVIEW_PATH)),
  may('allowed', 'Asha may open hers when it is published', get(PUBLISHED_REVIEW_PATH)),
  may('allowed', 'Asha may send hers again, unchanged', again()),
  looked('allowed', 'Asha sends hers again as she wrote it', REVIEW),
  looked('denied', 'Asha sends hers again with a time of her own', { ...REVIEW, changedAt: LATER }),
  ...STRANGERS.flatMap((as) => [
    may('denied', `${as} may not open it before`, get(REVIEW_PATH), as),
    may('denied', `${as} may not open it published`, get(PUBLISHED_REVIEW_PATH), as),
    may('denied', `${as} may not list the published ones`, list('reviews', 20, PUBLISHED), as),
    may('denied', `${as} may not send it again`, again(), as),
    may('denied', `${as} may not change it`, again({ review: 'Not so good.' }), as),
  ]),
  may('denied', 'Asha may not list hers', list('reviews', 20, { where: { userId: 'asha' } })),
  may('denied', 'Asha may not change hers', again({ review: 'Not so good.' })),
  may('denied', 'Asha may not give hers other stars', again({ stars: 1 })),
  may('denied', 'Asha may not publish hers', again({ published: true })),
  may('denied', 'Asha may not take hers back by sending it', write(PUBLISHED_REVIEW_PATH, REVIEW)),
  may('denied', 'Asha may not delete hers', remove(REVIEW_PATH)),
  may('denied', 'Asha may not delete a published one', remove(PUBLISHED_REVIEW_PATH)),
  ...closedBelow(may, REVIEW_PATH, PUBLISHED_REVIEW),
];

const COPIES = 'publishedReviews';
const COPY = `${COPIES}/stored`;
const ofProduct = { productId: 'moringa' };
const PUBLISHED_COPY = { ...ofProduct, customerName: 'Asha Rao', review: 'Very good.' };
const copy = about(COPIES, { [COPY]: PUBLISHED_COPY });

const copies: readonly RuleCase[] = [
  copy('allowed', 'those of a product', list(COPIES, 20, { where: ofProduct }), 'visitor'),
  ...listCases(copy, COPIES, 'visitor'),
  copy('denied', 'nobody may open one', get(COPY)),
  copy('denied', 'nobody may publish', write(`${COPIES}/made-up-by-a-client-here`, REVIEW)),
  copy('denied', 'nobody may change one', write(COPY, ofProduct)),
  copy('denied', 'nobody may take one away', remove(COPY)),
  ...closedBelow(copy, COPY, PUBLISHED_COPY),
];

export const REVIEW_CASES: readonly RuleCase[] = [...sent, ...stored, ...copies];
