// Every change at the desk says whose it is and when it was: in a note of the same commit where everybody reads what is changed, else in the document itself.
import { type Expectation, get, list, merge, remove, without, write } from './cases.ts';
import { AT, deletionNote, MOMENT, noted, ofMerchant, ownPath, withNote } from './merchant-case.ts';
import { type Attempt, type Fields, PEOPLE_AT_DESK, type RuleCase } from './rule-case.ts';
import { ADDRESS, REVIEW } from './stored-documents.ts';
import { SERVER_TIME, SIGNED } from './whole-write.ts';

const may = ofMerchant('who did it');

const PRODUCT = { name: 'Moringa powder', price: 250, quantity: 5, updatedAt: AT };
const NOW = { updatedAt: SERVER_TIME };
/** One of each that everybody reads, and a change of it. */
const PUBLIC = {
  products: [PRODUCT, { name: 'Moringa' }],
  categories: [{ categoryName: 'Powders' }, { categoryName: 'Leaves', ...NOW }],
  brands: [{ brandName: 'Haat' }, { brandName: 'Farm', ...NOW }],
  blogs: [{ heading: 'Moringa' }, { heading: 'Leaves', ...NOW }],
} as const;

/** Slips in what a note says of whose it is. */
const UNSIGNED: Readonly<Record<string, (fields: Fields) => Fields>> = {
  'does not say whose it is': (fields) => without(fields, 'changedBy'),
  'does not say when it was': (fields) => without(fields, 'changedAt'),
  'is signed by another': (fields) => ({ ...fields, changedBy: 'ravi' }),
  'says its time by itself': (fields) => ({ ...fields, changedAt: new Date() }),
};

const noteOf = (path: string, more: Fields = {}): Fields => {
  const [collection = '', id = ''] = path.split('/');
  const of = collection === 'products' ? { productId: id } : { collection, entryId: id };
  return { ...of, does: 'create', upon: {}, timestamp: MOMENT, ...SIGNED, ...more };
};
const OLD_NOTE = 'productChanges/a-note-of-another-change';

function ofPublic(collection: keyof typeof PUBLIC): RuleCase[] {
  const [stored, change] = PUBLIC[collection];
  type Does = (path: string, note: string) => Attempt;
  const of = (expect: Expectation, title: string, does: Does) => {
    const path = ownPath(collection);
    const old = { ...noteOf(path), changedBy: 'merchant', changedAt: AT };
    const given = { [path]: stored, [OLD_NOTE]: old };
    return may(
      expect,
      `${title} (${collection})`,
      does(path, ownPath('productChanges')),
      'merchant',
      given,
    );
  };
  const seen = (path: string) =>
    noteOf(path, { does: 'delete', upon: without(stored, 'updatedAt') });
  const idOf = (path: string) => path.split('/')[1] ?? '';
  return [
    of('allowed', 'a change with its note', (path) => noted(merge(path, change))),
    of('allowed', 'a deletion with its note', (path, note) =>
      withNote(remove(path), note, seen(path)),
    ),
    of('denied', 'a change without a note', (path) => merge(path, change)),
    of('denied', 'something new without a note', () =>
      write(ownPath(collection), { ...stored, ...change }),
    ),
    of('denied', 'a deletion without a note', remove),
    of('denied', 'a change that names a note of before', (path) =>
      merge(path, { ...change, changeId: idOf(OLD_NOTE) }),
    ),
    of('denied', 'a change that names the note of something else', (path, note) =>
      withNote(merge(path, change), note, noteOf(ownPath(collection))),
    ),
    of('denied', 'a change of all of this kind by the note of another kind', (path, note) =>
      withNote(merge(path, change), note, {
        ...noteOf(`${collection === 'brands' ? 'blogs' : 'brands'}/${idOf(path)}`),
      }),
    ),
    of('denied', 'a deletion that names the note of something else', (path, note) =>
      withNote(remove(path), note, noteOf(ownPath(collection))),
    ),
    of('denied', 'a deletion by the note of a change', (path, note) =>
      withNote(remove(path), note, noteOf(path)),
    ),
    of('denied', 'a deletion that nobody is named for', (path, note) => ({
      ...withNote(remove(path), note, seen(path)),
      beside: [{ path: note, data: seen(path) }],
    })),
    ...Object.entries(UNSIGNED).flatMap(([how, unsigned]) => [
      of('denied', `a note that ${how}`, (path, note) =>
        withNote(merge(path, change), note, unsigned(noteOf(path))),
      ),
      of('denied', `a deletion that ${how}`, (path, note) => ({
        ...remove(path),
        beside: [
          { path: note, data: seen(path) },
          ...deletionNote(path, idOf(note)).map((it) => ({ ...it, data: unsigned(it.data ?? {}) })),
        ],
      })),
    ]),
  ];
}

const SETTINGS = { email: 'farm@fields.example', updatedAt: AT };
function ofSettings(
  expect: Expectation,
  title: string,
  does: (path: string, note: Fields) => Attempt,
): RuleCase {
  const path = ownPath('shop');
  const settingsId = path.split('/')[1];
  const note = { settingsId, upon: { email: SETTINGS.email }, timestamp: MOMENT, ...SIGNED };
  const old = {
    'shopChanges/a-note-of-another-change': { ...note, changedBy: 'merchant', changedAt: AT },
  };
  return may(expect, `${title} (settings)`, does(path, note), 'merchant', {
    [path]: SETTINGS,
    ...old,
  });
}
const MAIL = { email: 'new@fields.example' };
const settings = [
  ofSettings('allowed', 'a change with its note', (path, note) =>
    withNote(merge(path, MAIL), ownPath('shopChanges'), note),
  ),
  ofSettings('denied', 'a change without a note', (path) => merge(path, MAIL)),
  ofSettings('denied', 'a change that names a note of before', (path) =>
    merge(path, { ...MAIL, changeId: 'a-note-of-another-change' }),
  ),
  ofSettings('denied', 'a change by the note of a product', (path) =>
    withNote(merge(path, MAIL), ownPath('productChanges'), noteOf('products/moringa')),
  ),
  ofSettings('denied', 'a change that names the note of other settings', (path, note) =>
    withNote(merge(path, MAIL), ownPath('shopChanges'), {
      ...note,
      settingsId: 'others',
      upon: {},
    }),
  ),
  ...Object.entries(UNSIGNED).map(([how, unsigned]) =>
    ofSettings('denied', `a note that ${how}`, (path, note) =>
      withNote(merge(path, MAIL), ownPath('shopChanges'), unsigned(note)),
    ),
  ),
];

const LINE = { productId: 'moringa', name: 'Moringa', quantity: 12, price: 199.5 };
const OFFER = {
  ...{ phone: '+919876543210', customer: 'Asha', note: '', createdAt: MOMENT },
  ...{ validUntil: MOMENT + 1, lines: [LINE] },
};
/** What only the desk reads, or its one shopper, says itself whose change it is. */
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

const IMPORT = { does: 'import', timestamp: MOMENT, ...SIGNED };
const ROW = { name: 'Ragi', price: 120, quantity: 5, ...NOW };
const byImport = (title: string, note: Fields, expect: Expectation = 'denied') =>
  may(expect, title, withNote(write(ownPath('products'), ROW), ownPath('productChanges'), note));
const imports = [
  byImport('an import with its note', IMPORT, 'allowed'),
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

/** Who may open the desk is nobody's to read or to say from a phone. */
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

export const MERCHANT_NOTE_CASES: readonly RuleCase[] = [
  ...(Object.keys(PUBLIC) as (keyof typeof PUBLIC)[]).flatMap(ofPublic),
  ...settings,
  ...own,
  ...imports,
  ...deletions,
  ...people,
];
