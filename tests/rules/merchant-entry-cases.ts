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
  valued,
  x,
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
    makes('denied', 'no moment', { [name]: 'Powders' }),
    ...valued(
      makes,
      {
        allowed: { hidden: [true], [name]: ['र'.repeat(2_400)] },
        denied: {
          ...{ hidden: [false, 'yes'], [name]: [x(2_401), '', 7], [other]: ['Powders'] },
          updatedAt: [new Date(1)],
        },
      },
      one,
    ),
    ...tried(edits, {
      allowed: {
        'the merchant renames one': [renamed],
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
    ...othersMayNot('makes none', makes, one),
    ...othersMayNot('renames none', edits, [renamed]),
    may('denied', 'the merchant, too, says where a list of them ends', listAll(collection)),
  ];
}

const groups = (['categories', 'brands'] as const).flatMap((collection) => [
  of(collection).makes('denied', 'one without a name', NOW),
  of(collection).edits('denied', 'one that loses its name', [NOW, { gone: NAMES[collection] }]),
]);

const CATEGORY = { categoryName: 'Powders', ...NOW };
const BLOG = { heading: 'Moringa', content: '<p>Good.</p>', ...NOW };
const blogs = [
  of('blogs').makes('allowed', 'a text without a heading', { content: '<p>Good.</p>', ...NOW }),
  ...valued(
    of('blogs').makes,
    {
      allowed: { content: ['<p>Good.</p>', 'र'.repeat(200_000)] },
      denied: { content: [x(200_001), '', ['<p>Good.</p>']] },
    },
    BLOG,
  ),
];

/** The note of a change of an entry. */
const says = (expect: Expectation, title: string, edit: Fields, as?: Person) =>
  ofMerchant('the note of an entry')(expect, title, noting(ownPath('categories'), edit), as);

export const MERCHANT_ENTRY_CASES: readonly RuleCase[] = [
  ...COLLECTIONS.flatMap(casesOf),
  ...groups,
  ...blogs,
  ...valued(of('categories').makes, translations('categoryName'), CATEGORY),
  ...valued(of('blogs').makes, translations('heading', 'content'), BLOG),
  of('brands').makes('denied', 'a brand has one name', {
    ...{ brandName: 'Sehore', ...NOW },
    texts: { hi: { brandName: 'सीहोर' } },
  }),
  ...valued(
    says,
    {
      allowed: { collection: ['categories'] },
      denied: {
        ...{ collection: ['suppliers'], entryId: ['a/b'], productId: ['moringa'] },
        ...{ timestamp: [0], note: ['x'] },
      },
    },
    CREATE,
  ),
  ...othersMayNot('notes no category', says, CREATE),
];
