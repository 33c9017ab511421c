// The author of a mark, a quotation, an import or a deletion, and who may open the desk: writes beyond a change of one public document.
import { ORDERS, orderOf } from './an-order.ts';
import { type Expectation, get, list, merge, remove, write } from './cases.ts';
import { AT, MOMENT, noted, ofMerchant, othersMayNot, ownPath, withNote } from './merchant-case.ts';
import { UNSIGNED } from './merchant-note-cases.ts';
import { type Attempt, type Fields, PEOPLE_AT_DESK, type RuleCase } from './rule-case.ts';
import { ADDRESS, REVIEW, STORED_DOCUMENTS } from './stored-documents.ts';
import { SERVER_TIME, SIGNED } from './whole-write.ts';

const may = ofMerchant('who did it');
const PRODUCT = { name: 'Moringa powder', price: 250, quantity: 5, updatedAt: AT };
const NOW = { updatedAt: SERVER_TIME };

const LINE = { productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 };
const OFFER = {
  ...{ phone: '+919876543210', customer: 'Asha', note: '', createdAt: MOMENT },
  ...{ validUntil: MOMENT + 1, lines: [LINE] },
};
/** Documents that only the desk or their one shopper reads name their author themselves. */
const OWN: Readonly<Record<string, (signed: Fields) => RuleCase['does']>> = {
  'a mark': (signed) =>
    write(ownPath('inbox'), { of: 'queries', answered: true, timestamp: MOMENT, ...signed }),
  'a quotation': (signed) => write(ownPath('deskQuotations'), { ...OFFER, ...signed }),
  'a quotation that is taken back': (signed) =>
    merge('deskQuotations/an-offer-that-is-taken-back', { withdrawnAt: MOMENT, ...signed }),
  'an order by phone': (signed) =>
    write(ownPath('phoneOrders'), {
      ...{ address: ADDRESS, paymentMethod: 'cod', createdAt: MOMENT, lines: [LINE] },
      ...signed,
    }),
  'a review that is published': (signed) =>
    merge('reviews/a-review-that-is-published', { published: true, ...signed }),
};
const given = {
  'deskQuotations/an-offer-that-is-taken-back': OFFER,
  'reviews/a-review-that-is-published': REVIEW,
};
const own = Object.entries(OWN).flatMap(([what, does]) =>
  Object.entries(UNSIGNED).map(([how, unsigned]) =>
    may('denied', `${what} that ${how}`, does(unsigned(SIGNED)), 'merchant', given),
  ),
);

const PRICE = { productId: 'moringa', price: 250, upon: 250, timestamp: MOMENT, ...SIGNED };
const SAID = { settingsId: 'not-said-yet', upon: {}, timestamp: MOMENT, ...SIGNED };
const GOES = {
  ...{ productId: 'stored', does: 'delete', timestamp: MOMENT, ...SIGNED },
  upon: STORED_DOCUMENTS['products/stored'],
};
const PAID = `${ORDERS}/an-order-that-is-paid-by-bank`;
const HEARD = 'productChanges/a-note-that-was-heard-before';
const IMPORT = { does: 'import', timestamp: MOMENT, ...SIGNED };
const ROW = { name: 'Ragi', price: 120, quantity: 5, ...NOW };
const byImport = (title: string, note: Fields, expect: Expectation = 'denied') =>
  may(expect, title, withNote(write(ownPath('products'), ROW), ownPath('productChanges'), note));
const imports = [
  byImport('an import with its note', IMPORT, 'allowed'),
  ...othersMayNot('notes no import', (title, as) =>
    may('denied', title, write(ownPath('productChanges'), IMPORT), as),
  ),
  ...Object.entries(UNSIGNED).map(([how, unsigned]) =>
    may('denied', `a note that ${how}`, write(ownPath('productChanges'), unsigned(IMPORT))),
  ),
  ...Object.entries(UNSIGNED).flatMap(([how, unsigned]) => [
    may('denied', `a price that ${how}`, write(ownPath('productChanges'), unsigned(PRICE))),
    may('denied', `a note of settings that ${how}`, write(ownPath('shopChanges'), unsigned(SAID))),
    may('denied', `the record of a deletion that ${how}`, {
      ...write(ownPath('productChanges'), GOES),
      beside: [
        {
          path: 'deletions/products/of/stored',
          data: unsigned({ changeId: `of-the-desk-of-a-deletion-${how.length}`, ...SIGNED }),
        },
        { path: `productChanges/of-the-desk-of-a-deletion-${how.length}`, data: GOES },
      ],
    }),
  ]),
  ...Object.entries(UNSIGNED).map(([how, unsigned]) =>
    may(
      'denied',
      `a transfer that ${how}`,
      merge(PAID, { status: 'success', ...unsigned(SIGNED) }),
      'merchant',
      { [PAID]: { ...orderOf('an-order-that-is-paid-by-bank'), paymentMethod: 'NEFT' } },
    ),
  ),
  may('allowed', 'an import of two rows with one note', {
    ...withNote(write(ownPath('products'), ROW), 'productChanges/one-note-for-two-rows', IMPORT),
    beside: [
      { path: 'productChanges/one-note-for-two-rows', data: IMPORT },
      { path: ownPath('products'), data: { ...ROW, changeId: 'one-note-for-two-rows' } },
    ],
  } as Attempt),
  may(
    'denied',
    'the note of an import under a short id',
    withNote(write(ownPath('products'), ROW), 'productChanges/short', IMPORT),
  ),
  byImport('an import at no moment', { ...IMPORT, timestamp: 0 }),
  byImport('an import that says more', { ...IMPORT, note: 'x' }),
  byImport('an import of another kind', { ...IMPORT, does: 'export' }),
  may(
    'denied',
    'a deletion by the note of an import',
    withNote(remove('products/a-product-that-stays'), ownPath('productChanges'), IMPORT),
    'merchant',
    { 'products/a-product-that-stays': PRODUCT },
  ),
  ...Object.entries(UNSIGNED).map(([how, unsigned]) =>
    byImport(`an import that ${how}`, unsigned(IMPORT)),
  ),
  may(
    'denied',
    'pieces by a note of before',
    merge('products/a-product-that-was-counted', {
      quantity: 8,
      changeId: 'a-count-of-before-this',
    }),
    'merchant',
    {
      'products/a-product-that-was-counted': PRODUCT,
      'productChanges/a-count-of-before-this': {
        ...{ productId: 'a-product-that-was-counted', by: 3, timestamp: MOMENT },
        ...{ changedBy: 'merchant', changedAt: AT },
      },
    },
  ),
  ...Object.entries(UNSIGNED).map(([how, unsigned]) => {
    const note = { productId: 'moringa', by: 3, timestamp: MOMENT, ...SIGNED };
    return may('denied', `a count that ${how}`, write(ownPath('productChanges'), unsigned(note)));
  }),
  ...Object.entries({
    price: { productId: 'moringa', price: 250, upon: 250, timestamp: MOMENT, ...SIGNED },
    import: { does: 'import', timestamp: MOMENT, ...SIGNED },
  }).map(([what, note]) =>
    may('denied', `what was heard becomes no ${what}`, write(HEARD, note), 'merchant', {
      [HEARD]: { ...note, changedBy: 'merchant', changedAt: AT },
    }),
  ),
  may(
    'denied',
    'more pieces than the note says',
    noted(merge('products/a-product-that-is-counted', { quantity: 9 }), { by: 3 }),
    'merchant',
    { 'products/a-product-that-is-counted': PRODUCT },
  ),
];

const DELETED = 'deletions/products/of/a-product-that-went';
const wentBy = { changeId: 'a-note-of-another-change', changedBy: 'kamala', changedAt: AT };
const deletions = [
  ...PEOPLE_AT_DESK.flatMap((as) => [
    may('denied', `${as} reads who deleted something`, get(DELETED), as, { [DELETED]: wentBy }),
    may('denied', `${as} lists what was deleted`, list('deletions/products/of'), as),
    may('denied', `${as} forgets who deleted something`, remove(DELETED), as),
  ]),
];

/** No phone may read or write who may open the desk. */
const people = PEOPLE_AT_DESK.flatMap((as) => [
  may('denied', `${as} reads no role`, get('merchants/merchant'), as),
  may('denied', `${as} reads no role of their own`, get(`merchants/${as}`), as),
  may('denied', `${as} lists nobody`, list('merchants'), as),
  may(
    'denied',
    `${as} gives themselves a role`,
    write(`merchants/${as}`, { role: 'merchant' }),
    as,
  ),
  may('denied', `${as} lets nobody in`, write('merchants/ravi', { role: 'merchant' }), as),
  may('denied', `${as} removes nobody`, remove('merchants/merchant'), as),
]);

export const MERCHANT_SIGNED_CASES: readonly RuleCase[] = [
  ...own,
  ...imports,
  ...deletions,
  ...people,
];
