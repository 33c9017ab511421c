// Every change at the desk names its author and time: public documents in a note of the same commit, others in the document itself.
import { type Expectation, merge, remove, without, write } from './cases.ts';
import { AT, deletionNote, MOMENT, noted, ofMerchant, ownPath, withNote } from './merchant-case.ts';
import type { Attempt, Fields, RuleCase } from './rule-case.ts';
import { STORED_DOCUMENTS } from './stored-documents.ts';
import { SERVER_TIME, SIGNED } from './whole-write.ts';

const may = ofMerchant('who did it');

const PRODUCT = { name: 'Moringa powder', price: 250, quantity: 5, updatedAt: AT };
const NOW = { updatedAt: SERVER_TIME };
/** One document of each public collection, and a change of it. */
const PUBLIC = {
  products: [PRODUCT, { name: 'Moringa' }],
  categories: [{ categoryName: 'Powders' }, { categoryName: 'Leaves', ...NOW }],
  brands: [{ brandName: 'Haat' }, { brandName: 'Farm', ...NOW }],
  blogs: [{ heading: 'Moringa' }, { heading: 'Leaves', ...NOW }],
} as const;

/** It was changed before, and names that change's note. */
const EARLIER = { changeId: 'the-note-of-the-change-before' };

/** Slips in a note's statement of its author. */
export const UNSIGNED: Readonly<Record<string, (fields: Fields) => Fields>> = {
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

const oldNoteOf = (path: string) => `productChanges/before-${path.replace('/', '-')}`;

function ofPublic(collection: keyof typeof PUBLIC): RuleCase[] {
  const [stored, change] = PUBLIC[collection];
  type Does = (path: string, note: string) => Attempt;
  const of = (expect: Expectation, title: string, does: Does) => {
    const path = ownPath(collection);
    const old = { ...noteOf(path), by: 3, changedBy: 'merchant', changedAt: AT };
    const given = { [path]: stored, [oldNoteOf(path)]: old };
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
    may(
      'allowed',
      `a change after another one (${collection})`,
      ...(() => {
        const path = ownPath(collection);
        const note = noteOf(path, { does: 'change', upon: without(stored, 'updatedAt') });
        const does = withNote(merge(path, change), ownPath('productChanges'), note);
        return [does, 'merchant', { [path]: { ...stored, ...EARLIER } }] as const;
      })(),
    ),
    of('denied', 'a deletion that says more than its note', (path, note) => ({
      ...remove(path),
      beside: [
        { path: note, data: seen(path) },
        ...deletionNote(path, idOf(note)).map((it) => ({ ...it, data: { ...it.data, why: 1 } })),
      ],
    })),
    of('allowed', 'a deletion with its note', (path, note) =>
      withNote(remove(path), note, seen(path)),
    ),
    of('denied', 'a change without a note', (path) => merge(path, change)),
    of('denied', 'what is to be deleted is changed', (path, note) => ({
      ...merge(path, { rating: 9 }),
      beside: [{ path: note, data: seen(path) }, ...deletionNote(path, idOf(note))],
    })),
    of('denied', 'what is to be deleted is made', (_, note) => {
      const made = ownPath(collection);
      const data = { ...noteOf(made), does: 'delete', upon: {} };
      return {
        ...write(made, { rating: 9 }),
        beside: [{ path: note, data }, ...deletionNote(made, idOf(note))],
      };
    }),
    ...(['allowed', 'denied'] as const).map((expect) => {
      const path = ownPath(collection);
      const as = expect === 'denied' ? 'packer' : 'merchant';
      const note = { productId: path.split('/')[1], by: 3, timestamp: MOMENT, ...SIGNED };
      const counted = { 'products/counted': PRODUCT, [path]: { ...stored, quantity: 5 } };
      const does = withNote(
        collection === 'products' && expect === 'allowed'
          ? merge(path, { quantity: 8 })
          : merge(path, change),
        ownPath('productChanges'),
        expect === 'allowed' && collection !== 'products' ? noteOf(path) : note,
      );
      return may(
        expect,
        `${as} changes one by the note of pieces (${collection})`,
        does,
        as,
        counted,
      );
    }),
    may(
      'denied',
      `packer makes one by the note of pieces (${collection})`,
      (() => {
        const path = ownPath(collection);
        const note = { productId: path.split('/')[1], by: 3, timestamp: MOMENT, ...SIGNED };
        return withNote(
          write(path, { quantity: 5, ...stored, ...change, ...NOW }),
          ownPath('productChanges'),
          note,
        );
      })(),
      'packer',
    ),
    of('denied', 'something new without a note', () =>
      write(ownPath(collection), { ...stored, ...change }),
    ),
    of('denied', 'a deletion without a note', remove),
    of('denied', 'a change that names a note of before', (path) =>
      merge(path, { ...change, changeId: idOf(oldNoteOf(path)) }),
    ),
    of('denied', 'a change that names the note of something else', (path, note) =>
      withNote(merge(path, change), note, noteOf(ownPath(collection))),
    ),
    of('denied', 'a change of all of this kind by the note of another kind', (path, note) =>
      withNote(merge(path, change), note, {
        ...noteOf(`${collection === 'brands' ? 'blogs' : 'brands'}/${idOf(path)}`),
      }),
    ),
    of('denied', 'a deletion that names the deletion of something else', (path, note) => {
      const { [`${collection}/stored`]: upon = {} } = STORED_DOCUMENTS;
      return withNote(remove(path), note, noteOf(`${collection}/stored`, { does: 'delete', upon }));
    }),
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
  does: (path: string, note: Fields, old: string) => Attempt,
  before: Fields = {},
): RuleCase {
  const [path, old] = [ownPath('shop'), ownPath('shopChanges')];
  const settingsId = path.split('/')[1];
  const note = { settingsId, upon: { email: SETTINGS.email }, timestamp: MOMENT, ...SIGNED };
  return may(expect, `${title} (settings)`, does(path, note, old), 'merchant', {
    [path]: { ...SETTINGS, ...before },
    [old]: { ...note, changedBy: 'merchant', changedAt: AT },
  });
}
const MAIL = { email: 'new@fields.example' };
const settings = [
  ofSettings('allowed', 'a change with its note', (path, note) =>
    withNote(merge(path, MAIL), ownPath('shopChanges'), note),
  ),
  ofSettings(
    'allowed',
    'a change after another one',
    (path, note) => withNote(merge(path, MAIL), ownPath('shopChanges'), note),
    EARLIER,
  ),
  ofSettings('denied', 'a change without a note', (path) => merge(path, MAIL)),
  ofSettings('denied', 'a change that names a note of before', (path, _, old) =>
    merge(path, { ...MAIL, changeId: old.split('/')[1] }),
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
  ...Object.entries(UNSIGNED).map(([how, unsigned]) =>
    ofSettings('denied', `nothing but a note that ${how}`, (_, note) =>
      write(ownPath('shopChanges'), unsigned(note)),
    ),
  ),
];

export const MERCHANT_NOTE_CASES: readonly RuleCase[] = [
  ...(Object.keys(PUBLIC) as (keyof typeof PUBLIC)[]).flatMap(ofPublic),
  ...settings,
];
