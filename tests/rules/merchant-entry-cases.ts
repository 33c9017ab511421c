// The merchant may create, change and delete categories, brands and blogs at the desk, and nobody else may. Every case has its own document.
import { type Expectation, listAll, merge, write } from './cases.ts';
import {
  AT,
  noted,
  noting,
  ofMerchant,
  othersMayNot,
  ownPath,
  translations,
  tried,
} from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { SERVER_TIME } from './whole-write.ts';

const CREATE = { does: 'create' };
const NOW = { updatedAt: SERVER_TIME };
const NAMES = { categories: 'categoryName', brands: 'brandName', blogs: 'heading' } as const;
type Collection = keyof typeof NAMES;
const COLLECTIONS = Object.keys(NAMES) as Collection[];

/** How an entry of a collection is created and changed; `gone`: the removed fields. */
function of(collection: Collection) {
  const may = ofMerchant(`the desk’s ${collection}`);
  type Change = readonly [data: Fields, more?: { stored?: Fields; gone?: string }];
  return {
    may,
    makes: (expect: Expectation, title: string, data: Fields, as?: Person) =>
      may(expect, title, noted(write(ownPath(collection), data), CREATE), as),
    edits(expect: Expectation, title: string, [data, more = {}]: Change, as?: Person): RuleCase {
      const path = ownPath(collection);
      const fields = [...Object.keys(data), ...(more.gone ? [more.gone] : [])];
      const stored = { [NAMES[collection]]: 'Powders', updatedAt: AT, ...more.stored };
      return may(expect, title, noted(merge(path, data, fields)), as, { [path]: stored });
    },
  };
}

/** The cases that all three collections share. */
function casesOf(collection: Collection): RuleCase[] {
  const { may, makes, edits } = of(collection);
  const name = NAMES[collection];
  const other = name === 'categoryName' ? 'brandName' : 'categoryName';
  const one = { [name]: 'Powders', ...NOW };
  const renamed = { [name]: 'Leaf powders', ...NOW };
  /** Texts in a language that the shop does not speak. */
  const texts = { tlh: { [name]: 'moringa' } };
  return [
    ...tried(makes, {
      allowed: {
        'the merchant makes one': one,
        'the merchant makes a hidden one': { ...one, hidden: true },
        'the longest name': { ...one, [name]: 'र'.repeat(2_400) },
      },
      denied: {
        'what is not hidden says nothing': { ...one, hidden: false },
        'hidden is a yes': { ...one, hidden: 'yes' },
        'a longer name': { ...one, [name]: 'र'.repeat(2_401) },
        'an empty name': { ...one, [name]: '' },
        'a name that is a number': { ...one, [name]: 7 },
        'another field': { ...one, [other]: 'Powders' },
        'a moment of their own': { ...one, updatedAt: new Date(1) },
        'no moment': { [name]: 'Powders' },
      },
    }),
    ...tried(edits, {
      allowed: {
        'the merchant renames one': [renamed],
        'the merchant hides one': [{ hidden: true, ...NOW }],
        'the merchant shows one again': [NOW, { stored: { hidden: true }, gone: 'hidden' }],
        'what older catalogues say besides stays': [renamed, { stored: { note: 'old' } }],
        'texts in a language that the shop does not speak stay': [renamed, { stored: { texts } }],
      },
      denied: {
        'what older catalogues say besides changes': [{ ...renamed, note: 'new' }],
        'texts in such a language are not written again': [
          { ...renamed, texts: { tlh: { [name]: 'ragi' } } },
          { stored: { texts } },
        ],
        'a new name that is none': [{ ...renamed, [name]: '' }],
        'a change without its moment': [{ [name]: 'Leaf powders' }],
      },
    }),
    ...othersMayNot('makes none', (title, as) => makes('denied', title, one, as)),
    ...othersMayNot('renames none', (title, as) => edits('denied', title, [renamed], as)),
    may('denied', 'the merchant, too, says where a list of them ends', listAll(collection)),
  ];
}

const groups = (['categories', 'brands'] as const).flatMap((collection) => [
  of(collection).makes('denied', 'one without a name', NOW),
  of(collection).edits('denied', 'one that loses its name', [NOW, { gone: NAMES[collection] }]),
]);

/** Of an entry whose English fields are these. */
const texts = (collection: Collection, english: Fields, text?: string) =>
  tried(
    (expect, title, said: Fields) =>
      of(collection).makes(expect, title, { ...english, ...said, ...NOW }),
    translations(NAMES[collection], text),
  );
const brandInHindi = of('brands').makes('denied', 'a brand has one name', {
  ...{ brandName: 'Sehore', ...NOW },
  texts: { hi: { brandName: 'सीहोर' } },
});

const BLOG = { heading: 'Moringa', content: '<p>Good.</p>', ...NOW };
const blogs = [
  ...tried(of('blogs').makes, {
    allowed: {
      'a heading with a text': BLOG,
      'a text without a heading': { content: '<p>Good.</p>', ...NOW },
      'the longest text': { ...BLOG, content: 'र'.repeat(200_000) },
    },
    denied: {
      'a longer text': { ...BLOG, content: 'र'.repeat(200_001) },
      'an empty text': { ...BLOG, content: '' },
      'a text that is a list': { ...BLOG, content: ['<p>Good.</p>'] },
    },
  }),
  ...tried(of('blogs').edits, {
    allowed: { 'another text': [{ content: '<p>Better.</p>', ...NOW }] },
    denied: { 'another text that is none': [{ content: 7, ...NOW }] },
  }),
];

/** The note of a change of an entry. */
const says = (
  expect: Expectation,
  title: string,
  [edit, collection = 'categories']: readonly [Fields, string?],
  as?: Person,
) => ofMerchant('the desk')(expect, title, noting(ownPath(collection), edit), as);

export const MERCHANT_ENTRY_CASES: readonly RuleCase[] = [
  ...COLLECTIONS.flatMap(casesOf),
  ...groups,
  ...blogs,
  ...texts('categories', { categoryName: 'Powders' }),
  ...texts('blogs', { heading: 'Moringa', content: '<p>Good.</p>' }, 'content'),
  brandInHindi,
  ...tried(says, {
    allowed: { 'a new category is noted': [CREATE] },
    denied: {
      'nothing of other collections is noted': [CREATE, 'suppliers'],
      'a category has a name of its own': [{ ...CREATE, entryId: 'a/b' }],
      'an edit of a category has its moment': [{ ...CREATE, timestamp: 0 }],
      'nothing else is noted with a category': [{ ...CREATE, note: 'x' }],
      'a category and a product at once': [{ ...CREATE, productId: 'moringa' }],
    },
  }),
  ...othersMayNot('notes no category', (title, as) => says('denied', title, [CREATE], as)),
];
