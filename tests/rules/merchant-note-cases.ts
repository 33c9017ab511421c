// Every change at the desk names its author and time: public documents in a note of the same commit, others in the document itself.
import { ORDERS, orderOf } from './an-order.ts';
import { type Expectation, get, list, merge, remove, without, write } from './cases.ts';
import {
  AT,
  type Changing,
  deletionNote,
  MOMENT,
  noted,
  noteOf,
  noting,
  OTHERS,
  ofMerchant,
  othersMayNot,
  ownPath,
  tried,
  valued,
  withNote,
} from './merchant-case.ts';
import { MARK, OFFER, ORDER } from './merchant-customer-cases.ts';
import { REVIEW } from './review-cases.ts';
import type { Attempt, Fields, Person } from './rule-case.ts';
import { SERVER_TIME, SIGNED } from './whole-write.ts';

const may = ofMerchant('who did it');

const PRODUCT = { name: 'Moringa powder', price: 250, quantity: 5, updatedAt: AT };
const NOW = { updatedAt: SERVER_TIME };
/** One document of each public collection, and a change of it. */
const PUBLIC: Readonly<Record<string, readonly [stored: Fields, change: Fields]>> = {
  products: [PRODUCT, { name: 'Moringa' }],
  categories: [{ categoryName: 'Powders' }, { categoryName: 'Leaves', ...NOW }],
  brands: [{ brandName: 'Haat' }, { brandName: 'Farm', ...NOW }],
  blogs: [{ heading: 'Moringa' }, { heading: 'Leaves', ...NOW }],
  shop: [{ email: 'farm@fields.example', updatedAt: AT }, { email: 'new@fields.example' }],
};

/** Slips in a statement of the author. */
const UNSIGNED = Object.entries<(fields: Fields) => Fields>({
  'does not say whose it is': (fields) => without(fields, 'changedBy'),
  'does not say when it was': (fields) => without(fields, 'changedAt'),
  'is signed by another': (fields) => ({ ...fields, changedBy: 'ravi' }),
  'says its time by itself': (fields) => ({ ...fields, changedAt: new Date() }),
});

const idOf = (path: string) => path.split('/')[1] ?? '';
type Does = (path: string, note: string) => Attempt;
/** The note of a deletion. */
const of = (path: string) => noteOf(path, { does: 'delete' });
const STARS = { rating: 9 };

/** Deletes it with this note, or does something else with it; `record`: what the record of the deletion says of its author. */
const deletes =
  (
    said: (path: string) => Fields = of,
    record: Fields = SIGNED,
    does: (path: string) => Changing = remove,
  ): Does =>
  (path, note) => {
    const beside = [{ path: note, data: said(path) }, deletionNote(path, idOf(note), record)];
    return { ...does(path), beside };
  };

const changes = Object.entries(PUBLIC).flatMap(([collection, [stored, change]]) => {
  const isShop = collection === 'shop';
  const otherKind = collection === 'brands' ? 'blogs' : 'brands';
  /** `has`: the document before, if there is one. */
  const told =
    (has: Fields | null, as?: Person) => (expect: Expectation, title: string, does: Does) => {
      const path = ownPath(collection);
      const note = ownPath(isShop ? 'shopChanges' : 'productChanges');
      const old = { ...noteOf(path), changedBy: 'merchant', changedAt: AT };
      const given = { [`${note}-of-before`]: old, [`${path}-beside`]: stored };
      const all = { ...given, ...(has && { [path]: has }) };
      return may(expect, `${title} (${collection})`, does(path, note), as, all);
    };
  const by =
    (said: (path: string) => Fields = noteOf): Does =>
    (path, note) =>
      withNote(merge(path, change), note, said(path));
  const unsigned = (what: string, does: (unsigned: (typeof UNSIGNED)[0][1]) => Does) =>
    Object.fromEntries(UNSIGNED.map(([how, made]) => [`${what} that ${how}`, does(made)]));
  const ofDeletions = {
    'a deletion without a note': remove,
    'a deletion that nobody is named for': (path: string, note: string) => ({
      ...remove(path),
      beside: [{ path: note, data: of(path) }],
    }),
    'a deletion that says more than its note': deletes(of, { ...SIGNED, why: 1 }),
    'a deletion by the note of a change': deletes(noteOf),
    'a deletion that names that of something else': deletes((path) => of(`${path}-beside`)),
    'what is to be deleted is changed': deletes(of, SIGNED, (path) => merge(path, STARS)),
    ...unsigned('a deletion', (made) => deletes(of, made(SIGNED))),
  };
  const ofNew = {
    'something new without a note': (path: string) => write(path, { ...stored, ...change }),
    'what is to be deleted is made': deletes(of, SIGNED, (path) => write(path, STARS)),
  };
  const pieces = (path: string) => noteOf(`products/${idOf(path)}`, { by: 3 });
  const ofAll = [
    told({ ...stored, changeId: 'the-note-of-before' })('allowed', 'one more change', by()),
    ...tried(told(stored), {
      allowed: { 'a change with its note': by() },
      denied: {
        'a change without a note': (path) => merge(path, change),
        'a change that names a note of before': (path, note) =>
          merge(path, { ...change, changeId: `${idOf(note)}-of-before` }),
        'two changes under one note': (path, note) => {
          const beside = [{ path: `${path}-beside`, data: { ...change, changeId: idOf(note) } }];
          return withNote({ ...merge(path, change), beside }, note, noteOf(path));
        },
        'a change by the note of another kind': (path) => {
          const said = noteOf(`${otherKind}/${idOf(path)}`);
          return withNote(merge(path, change), ownPath('productChanges'), said);
        },
        ...unsigned('a note', (made) => by((path) => made(noteOf(path)))),
      },
    }),
  ];
  if (isShop) {
    const alone = (path: string) => noting(path, {});
    return [...ofAll, told(stored)('denied', 'a note without its change', alone)];
  }
  return [
    ...ofAll,
    told(stored)('allowed', 'a deletion with its note', deletes()),
    ...tried(told(stored), { denied: ofDeletions }),
    ...tried(told(null), { denied: ofNew }),
    told(stored, 'packer')('denied', 'packer changes one by the note of pieces', by(pieces)),
    ...OTHERS.map((as) => told(stored, as)('denied', `${as} deletes none`, deletes())),
  ];
});

const PRICE = { productId: 'moringa', price: 250, upon: 250, timestamp: MOMENT };
const COUNT = { productId: 'moringa', by: 3, timestamp: MOMENT };
const IMPORT = { does: 'import', timestamp: MOMENT };
const IMPORT_NOTE = { ...IMPORT, ...SIGNED };
const EXPORT = { ...IMPORT_NOTE, does: 'export' };
/** Stored beforehand: a transfer that came, an order to pack, an offer and a review. */
const [PAID, TAKEN] = [`${ORDERS}/an-order-that-is-paid`, `${ORDERS}/an-order-that-is-taken`];
const BACK = 'deskQuotations/an-offer-that-is-taken-back';
const SHOWN = 'reviews/a-review-that-is-published';
const given = {
  [PAID]: { ...orderOf('an-order-that-is-paid'), paymentMethod: 'NEFT' },
  [TAKEN]: { ...orderOf('an-order-that-is-taken'), acceptedAt: MOMENT },
  ...{ [BACK]: { ...OFFER, changedBy: 'kamala' }, [SHOWN]: REVIEW },
};

/** Notes, and documents that only the desk or their one shopper reads: both name the author themselves. */
const signed = Object.entries({
  'a mark': write(ownPath('inbox'), MARK),
  'a quotation': write(ownPath('deskQuotations'), OFFER),
  'a quotation that is taken back': merge(BACK, { withdrawnAt: MOMENT }),
  'an order by phone': write(ownPath('phoneOrders'), ORDER),
  'a review that is published': merge(SHOWN, { published: true }),
  'a transfer that came': merge(PAID, { status: 'success' }),
  'an order that is packed': merge(TAKEN, { packed: true }),
  'a price': write(ownPath('productChanges'), PRICE),
  'a count': write(ownPath('productChanges'), COUNT),
  'an import': write(ownPath('productChanges'), IMPORT),
}).flatMap(([what, { verb, path, data }]) =>
  UNSIGNED.map(([how, unsigned]) => {
    const fields = unsigned({ ...data, ...SIGNED });
    const does = verb === 'merge' ? merge(path, fields) : write(path, fields);
    return may('denied', `${what} that ${how}`, does, 'merchant', given);
  }),
);

const ROW = { name: 'Ragi', price: 120, quantity: 5, ...NOW };
const HEARD = 'productChanges/a-note-that-was-heard-before';
const COUNTED = 'products/a-product-that-is-counted';
const OLD = 'a-count-of-before-this';
const SIGNED_BEFORE = { changedBy: 'merchant', changedAt: AT };
const stored = {
  [COUNTED]: PRODUCT,
  [`productChanges/${OLD}`]: { ...COUNT, productId: idOf(COUNTED), ...SIGNED_BEFORE },
};
const byImport = (expect: Expectation, title: string, more: Fields) =>
  may(
    expect,
    `an import, ${title}`,
    noted(write(ownPath('products'), ROW), { ...IMPORT, ...more }),
  );
const MADE = noted(write(ownPath('products'), PRODUCT), { by: 3 });
const imports = [
  may('allowed', 'an import of two rows with one note', {
    ...write(ownPath('products'), { ...ROW, changeId: 'one-note-for-two-rows' }),
    beside: [
      { path: 'productChanges/one-note-for-two-rows', data: IMPORT_NOTE },
      { path: ownPath('products'), data: { ...ROW, changeId: 'one-note-for-two-rows' } },
    ],
  }),
  ...valued(byImport, { denied: { timestamp: [0], note: ['x'] } }),
  ...othersMayNot('notes no import', may, write(ownPath('productChanges'), IMPORT_NOTE)),
  ...tried((expect, title, does) => may(expect, title, does, 'merchant', stored), {
    denied: {
      'the note of an import under a short id': write('productChanges/short', IMPORT_NOTE),
      'an import of another kind': write(ownPath('productChanges'), EXPORT),
      'a deletion by the note of an import': noted(remove(COUNTED), IMPORT),
      'pieces by a note of before': merge(COUNTED, { quantity: 8, changeId: OLD }),
      'more pieces than the note says': noted(merge(COUNTED, { quantity: 9 }), { by: 3 }),
    },
  }),
  may('denied', 'packer makes a product by the note of pieces', MADE, 'packer'),
  ...Object.entries({ price: PRICE, import: IMPORT }).map(([what, note]) => {
    const [does, heard] = [write(HEARD, { ...note, ...SIGNED }), { ...note, ...SIGNED_BEFORE }];
    return may('denied', `what was heard becomes no ${what}`, does, 'merchant', { [HEARD]: heard });
  }),
];

const PEOPLE_AT_DESK = ['merchant', 'packer', 'removed', 'demoted', 'untold', 'asha'] as const;
const DELETED = 'deletions/products/of/a-product-that-went';
const wentBy = { changeId: 'a-note-of-another-change', changedBy: 'kamala', changedAt: AT };
/** No phone may read or write who may open the desk, or who deleted something. */
const people = PEOPLE_AT_DESK.flatMap((as) =>
  Object.entries({
    'reads who deleted something': get(DELETED),
    'lists what was deleted': list('deletions/products/of'),
    'forgets who deleted something': remove(DELETED),
    'reads no role': get('merchants/merchant'),
    'reads no role of their own': get(`merchants/${as}`),
    'lists nobody': list('merchants'),
    'gives themselves a role': write(`merchants/${as}`, { role: 'merchant' }),
    'lets nobody in': write('merchants/ravi', { role: 'merchant' }),
    'removes nobody': remove('merchants/merchant'),
  }).map(([what, does]) => may('denied', `${as} ${what}`, does, as, { [DELETED]: wentBy })),
);

export const MERCHANT_NOTE_CASES = [...changes, ...signed, ...imports, ...people];
