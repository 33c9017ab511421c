// Who may say what of a product: those to whom it was delivered, once sent never changed, and seen when it is published.
import {
  MAX_CODE_UNITS_PER_CHARACTER,
  MAX_ID_LENGTH,
  MAX_MESSAGE_CODE_UNITS,
  MAX_NAME_LENGTH,
} from '#core/model/limits.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import {
  DELIVERED_ORDER,
  PUBLISHED_COPY,
  PUBLISHED_REVIEW,
  PUBLISHED_REVIEW_PATH,
  REVIEW,
  REVIEW_PATH,
} from './stored-documents.ts';

type Expectation = RuleCase['expect'];

/** Asha's first review of a product of its own, so that no two cases meet; under the id that belongs to it, unless it names one. */
let made = 0;
function send(
  expect: Expectation,
  title: string,
  change: Fields = {},
  { as = 'asha', id, isSold = true }: { as?: Person; id?: string; isSold?: boolean } = {},
): RuleCase {
  made += 1;
  const data = { ...REVIEW, productId: `product-${made}`, ...change };
  const { orderId, productId } = data;
  const sold = { [`products/${productId}`]: { name: 'Moringa powder' } };
  const path = `reviews/${id ?? `${orderId}_${productId}`}`;
  return {
    title: `reviews: ${title}`,
    as,
    does: { verb: 'write', path, data },
    expect,
    ...(isSold && { given: sold }),
  };
}

function without(field: string): RuleCase {
  const { [field]: _gone, ...data } = REVIEW as Fields;
  const path = `reviews/${REVIEW.orderId}_${REVIEW.productId}`;
  return may('denied', `no ${field}`, { verb: 'write', path, data });
}

/** A text takes 1 to `longest` characters, and only text. */
function texts(field: string, longest: number): RuleCase[] {
  const title = (what: string) => `${field} of ${what}`;
  return [
    send('allowed', title(`${longest} characters`), { [field]: 'ह'.repeat(longest) }),
    send('denied', title(`${longest + 1} characters`), { [field]: 'a'.repeat(longest + 1) }),
    send('allowed', title('one character'), { [field]: 'a' }),
    send('denied', title('nothing'), { [field]: '' }),
    send('denied', title('a number'), { [field]: 7 }),
    send('denied', title('a list'), { [field]: ['a'] }),
    send('denied', title('null'), { [field]: null }),
  ];
}

const orders: readonly (readonly [Expectation, string, unknown])[] = [
  ['allowed', 'under the shortest id', 'd'],
  ['allowed', 'under the longest id', 'd'.repeat(MAX_ID_LENGTH)],
  ['denied', 'under too long an id', 'd'.repeat(MAX_ID_LENGTH + 1)],
  ['denied', 'that is on its way', 'shipped-order-of-asha'],
  ['denied', 'that never was', 'gone'],
  ['denied', 'of Ravi', 'delivered-order-of-ravi'],
  ['denied', 'that is something below an order', 'stored/notes/delivered'],
  ['denied', 'without an id', ''],
  ['denied', 'that is a number', 7],
  ['denied', 'that is nothing', null],
];

const refused: readonly (readonly [string, Fields])[] = [
  ['in the name of Ravi', { userId: 'ravi' }],
  ['in the name of nobody', { userId: null }],
  ['published by the phone', { published: true }],
  ['published with a word', { published: 'false' }],
  ['published maybe', { published: null }],
  ['from before 1970', { timestamp: 0 }],
  ['from the year 2100', { timestamp: 4_102_444_800_000 }],
  ['with text for its time', { timestamp: '1760000000000' }],
  ['with no stars at all', { stars: 0 }],
  ['with six stars', { stars: 6 }],
  ['with two and a half stars', { stars: 2.5 }],
  ['with stars in words', { stars: '5' }],
  ['with nothing for its stars', { stars: null }],
  ['with a list of stars', { stars: [5] }],
  ['with a field that no review has', { likes: 5 }],
];

function may(expect: Expectation, title: string, does: Attempt, as: Person = 'asha'): RuleCase {
  return { title: `reviews: ${title}`, as, does, expect };
}

function list(limit?: number, where?: Fields, collection = 'reviews'): Attempt {
  return {
    verb: 'list',
    collection,
    ...(limit !== undefined && { limit }),
    ...(where && { where }),
  };
}

const PUBLISHED = { published: true };
const open: Attempt = { verb: 'get', path: REVIEW_PATH };
const openPublished: Attempt = { verb: 'get', path: PUBLISHED_REVIEW_PATH };
const sendAgain = (change: Fields = {}): Attempt => ({
  verb: 'write',
  path: REVIEW_PATH,
  data: { ...REVIEW, ...change },
});
const below = `${REVIEW_PATH}/notes`;

const stored: readonly RuleCase[] = [
  may('allowed', 'Asha may open hers before it is published', open),
  may('allowed', 'Asha may open hers when it is published', openPublished),
  may('denied', 'Ravi may not open it before', open, 'ravi'),
  may('denied', 'Ravi may not open a published one, which names its order', openPublished, 'ravi'),
  may('denied', 'a visitor may not open a published one', openPublished, 'visitor'),
  may('denied', 'a visitor may not list the published ones', list(20, PUBLISHED), 'visitor'),
  may('denied', 'Asha may not list hers', list(20, { userId: 'asha' })),
  may('denied', 'nobody may list those of a product', list(20, { productId: 'moringa' })),

  may('allowed', 'Asha may send hers again, unchanged', sendAgain()),
  may('denied', 'Ravi may not send it again', sendAgain(), 'ravi'),
  may('denied', 'a visitor may not send it again', sendAgain(), 'visitor'),
  may('denied', 'Asha may not change hers', sendAgain({ review: 'Not so good.' })),
  may('denied', 'Asha may not give hers other stars', sendAgain({ stars: 1 })),
  may('denied', 'Asha may not publish hers', sendAgain(PUBLISHED)),
  may('denied', 'Asha may not send hers again once it is published', {
    verb: 'write',
    path: PUBLISHED_REVIEW_PATH,
    data: REVIEW,
  }),
  may(
    'denied',
    'Ravi may not change a published one',
    {
      verb: 'write',
      path: PUBLISHED_REVIEW_PATH,
      data: { ...PUBLISHED_REVIEW, review: 'Not so good.' },
    },
    'ravi',
  ),
  may('denied', 'Asha may not delete hers', { verb: 'delete', path: REVIEW_PATH }),
  may('denied', 'Asha may not delete a published one', {
    verb: 'delete',
    path: PUBLISHED_REVIEW_PATH,
  }),
  may('denied', 'nobody may read below one', { verb: 'get', path: `${below}/stored` }),
  may('denied', 'nobody may list below one', list(20, PUBLISHED, below)),
  may('denied', 'nobody may resend below one', {
    verb: 'write',
    path: `${below}/stored`,
    data: PUBLISHED_REVIEW,
  }),
  may('denied', 'nobody may write below one', {
    verb: 'write',
    path: `${below}/written-below-by-a-client`,
    data: REVIEW,
  }),
];

const COPIES = 'publishedReviews';
const COPY = `${COPIES}/stored`;
const ofProduct = { productId: 'moringa' };

const copies: readonly RuleCase[] = [
  may(
    'allowed',
    'a visitor may list what is published of a product',
    list(20, ofProduct, COPIES),
    'visitor',
  ),
  may('allowed', 'a visitor may list 500 of them', list(500, {}, COPIES), 'visitor'),
  may('denied', 'nobody may list 501 of them', list(501, {}, COPIES)),
  may('denied', 'nobody may list them without saying how many', list(undefined, {}, COPIES)),
  may('denied', 'nobody may publish by themselves', {
    verb: 'write',
    path: `${COPIES}/made-up-by-a-client-here`,
    data: REVIEW,
  }),
  may('denied', 'nobody may change what is published', {
    verb: 'write',
    path: COPY,
    data: ofProduct,
  }),
  may('denied', 'nobody may send what is published again', {
    verb: 'write',
    path: COPY,
    data: PUBLISHED_COPY,
  }),
  may('denied', 'nobody may take away what is published', { verb: 'delete', path: COPY }),
  may('denied', 'nobody may list below what is published', list(20, {}, `${COPY}/notes`)),
  may('denied', 'nobody may search every place of that name', {
    verb: 'list everywhere',
    collection: COPIES,
    limit: 10,
  }),
];

export const REVIEW_CASES: readonly RuleCase[] = [
  send('allowed', 'of what was delivered'),
  send('denied', 'by Ravi for Asha', {}, { as: 'ravi' }),
  send('denied', 'by a visitor for Asha', {}, { as: 'visitor' }),
  send('denied', 'by who did not sign in by phone', {}, { as: 'asha without a phone' }),
  send(
    'denied',
    'under an id of its own, beside the one that there is',
    {},
    { id: 'a-review-under-its-own-id' },
  ),
  send('denied', 'under the id of another product', {}, { id: `${DELIVERED_ORDER}_chia` }),
  send('denied', 'under the id of another order', {}, { id: `d_product-${made}` }),
  send('denied', 'of what the shop never sold', {}, { isSold: false }),
  ...Object.keys(REVIEW).map(without),
  send('allowed', 'of a product with the longest id', { productId: 'm'.repeat(MAX_ID_LENGTH) }),
  send('denied', 'of a product with a longer id', { productId: 'm'.repeat(MAX_ID_LENGTH + 1) }),
  send('denied', 'of a product that is a number', { productId: 7 }, { id: `${DELIVERED_ORDER}_7` }),
  send(
    'denied',
    'of something below a product',
    { productId: 'stored/suppliers/stored' },
    { id: `${DELIVERED_ORDER}_stored` },
  ),
  ...texts('customerName', MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER),
  ...texts('productName', MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER),
  ...texts('review', MAX_MESSAGE_CODE_UNITS),
  ...orders.map(([expect, what, orderId]) =>
    send(
      expect,
      `of an order ${what}`,
      { orderId },
      typeof orderId === 'string' && orderId.includes('/')
        ? { id: 'an-order-below-another-one' }
        : {},
    ),
  ),
  ...[1, 2, 3, 4, 5].map((stars) => send('allowed', `with ${stars} of 5 stars`, { stars })),
  ...refused.map(([title, change]) => send('denied', title, change)),
  ...stored,
  ...copies,
];
