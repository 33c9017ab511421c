// What the merchant may make, change and delete of categories, brands and blogs at the desk, and that nobody else may. Every case meets a document of its own.
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
import { SERVER_TIME } from './whole-write.ts';

type Expectation = RuleCase['expect'];
type Collection = 'categories' | 'brands' | 'blogs';

const AT = new Date(1_760_000_000_000);
const NOW = { updatedAt: SERVER_TIME };
const OTHERS = ['asha', 'ravi', 'visitor'] as const;
const NAMES = { categories: 'categoryName', brands: 'brandName', blogs: 'heading' } as const;
const COLLECTIONS = Object.keys(NAMES) as Collection[];

let met = 0;
function nextPath(collection: string): string {
  met += 1;
  return `${collection}/of-the-desk-${met}`;
}

function makes(
  expect: Expectation,
  title: string,
  collection: Collection,
  data: Fields,
  as: Person = 'merchant',
): RuleCase {
  const does: Attempt = { verb: 'write', path: nextPath(collection), data };
  return { title: `the desk: ${title}, of the ${collection}`, as, does, expect };
}

function edits(
  expect: Expectation,
  title: string,
  collection: Collection,
  data: Fields,
  { as = 'merchant', stored, gone = [] }: { as?: Person; stored?: Fields; gone?: string[] } = {},
): RuleCase {
  const path = nextPath(collection);
  const does: Attempt = { verb: 'merge', path, data, fields: [...Object.keys(data), ...gone] };
  const given = { [path]: { [NAMES[collection]]: 'Powders', updatedAt: AT, ...stored } };
  return { title: `the desk: ${title}, of the ${collection}`, as, given, does, expect };
}

/** What is alike for all three. */
function casesOf(collection: Collection): RuleCase[] {
  const name = NAMES[collection];
  const other = name === 'categoryName' ? 'brandName' : 'categoryName';
  const one = { [name]: 'Powders', ...NOW };
  const renamed = { [name]: 'Leaf powders', ...NOW };
  const removed = (as: Person, expect: Expectation): RuleCase => {
    const path = nextPath(collection);
    const does: Attempt = { verb: 'delete', path };
    const title = `the desk: ${as} deletes one of the ${collection}`;
    return { title, as, given: { [path]: one }, does, expect };
  };
  return [
    makes('allowed', 'the merchant makes one', collection, one),
    makes('allowed', 'the merchant makes a hidden one', collection, { ...one, hidden: true }),
    makes('denied', 'what is not hidden says nothing', collection, { ...one, hidden: false }),
    makes('denied', 'hidden is a yes', collection, { ...one, hidden: 'yes' }),
    makes('allowed', 'the longest name', collection, { ...one, [name]: 'र'.repeat(2_400) }),
    makes('denied', 'a longer name', collection, { ...one, [name]: 'र'.repeat(2_401) }),
    makes('denied', 'an empty name', collection, { ...one, [name]: '' }),
    makes('denied', 'a name that is a number', collection, { ...one, [name]: 7 }),
    makes('denied', 'another field', collection, { ...one, [other]: 'Powders' }),
    makes('denied', 'a moment of their own', collection, { ...one, updatedAt: new Date(1) }),
    makes('denied', 'no moment', collection, { [name]: 'Powders' }),
    edits('allowed', 'the merchant renames one', collection, renamed),
    edits('allowed', 'the merchant hides one', collection, { hidden: true, ...NOW }),
    edits('allowed', 'the merchant shows one again', collection, NOW, {
      stored: { hidden: true },
      gone: ['hidden'],
    }),
    edits('allowed', 'what older catalogues say besides stays', collection, renamed, {
      stored: { note: 'old' },
    }),
    edits('denied', 'what older catalogues say besides changes', collection, {
      ...renamed,
      note: 'new',
    }),
    edits('denied', 'a new name that is none', collection, { ...renamed, [name]: '' }),
    edits('denied', 'a change without its moment', collection, { [name]: 'Leaf powders' }),
    removed('merchant', 'allowed'),
    ...OTHERS.flatMap((as) => [
      makes('denied', `${as} makes none`, collection, one, as),
      edits('denied', `${as} renames none`, collection, renamed, { as }),
      removed(as, 'denied'),
    ]),
    {
      title: `the desk: the merchant, too, says where a list of ${collection} ends`,
      as: 'merchant',
      does: { verb: 'list', collection },
      expect: 'denied',
    },
  ];
}

const groups: readonly RuleCase[] = (['categories', 'brands'] as const).flatMap((collection) => [
  makes('denied', 'one without a name', collection, NOW),
  edits('denied', 'one that loses its name', collection, NOW, { gone: [NAMES[collection]] }),
]);

const BLOG = { heading: 'Moringa', content: '<p>Good.</p>', ...NOW };
const blogs: readonly RuleCase[] = [
  makes('allowed', 'a heading with a text', 'blogs', BLOG),
  makes('allowed', 'a text without a heading', 'blogs', { content: '<p>Good.</p>', ...NOW }),
  makes('allowed', 'the longest text', 'blogs', { ...BLOG, content: 'र'.repeat(200_000) }),
  makes('denied', 'a longer text', 'blogs', { ...BLOG, content: 'र'.repeat(200_001) }),
  makes('denied', 'an empty text', 'blogs', { ...BLOG, content: '' }),
  makes('denied', 'a text that is a list', 'blogs', { ...BLOG, content: ['<p>Good.</p>'] }),
  edits('allowed', 'another text', 'blogs', { content: '<p>Better.</p>', ...NOW }),
  edits('denied', 'another text that is none', 'blogs', { content: 7, ...NOW }),
];

/** Says what is done with one, and does it in the same commit. */
function says(
  expect: Expectation,
  title: string,
  edit: Fields,
  data: Fields | null | undefined,
  {
    as = 'merchant',
    of = 'categories',
    stored,
  }: { as?: Person; of?: string; stored?: Fields } = {},
): RuleCase {
  const entry = nextPath(of);
  const [, entryId] = entry.split('/');
  const path = `productChanges/an-entry-from-the-desk-${String(met).padStart(6, '0')}`;
  const beside = data === undefined ? undefined : { path: entry, data };
  const edited = {
    collection: of,
    entryId,
    does: 'change',
    upon: {},
    timestamp: 1_760_000_000_000,
  };
  return {
    title: `the desk: ${title}`,
    as,
    given: { [entry]: stored ?? { [NAMES[of as Collection] ?? 'name']: 'Powders', updatedAt: AT } },
    does: { verb: 'write', path, data: { ...edited, ...edit }, ...(beside && { beside }) },
    expect,
  };
}

const SEEN = { categoryName: 'Powders' };
const RENAMED = { categoryName: 'Leaf powders', ...NOW };
const said: readonly RuleCase[] = [
  says('allowed', 'a new category is noted', { does: 'create' }, undefined),
  says('allowed', 'a category that stands as it was seen is renamed', { upon: SEEN }, RENAMED),
  says(
    'denied',
    'a category that somebody has renamed is not',
    { upon: { categoryName: 'Leaves' } },
    RENAMED,
  ),
  ...COLLECTIONS.flatMap((of) => {
    const seen = { [NAMES[of]]: 'Powders' };
    const moved = { [NAMES[of]]: 'Leaves' };
    const hidden = { [NAMES[of]]: 'Powders', hidden: true, updatedAt: AT };
    return [
      says(
        'allowed',
        `one of the ${of} is deleted as it was seen`,
        { does: 'delete', upon: seen },
        null,
        { of },
      ),
      says(
        'denied',
        `one of the ${of} that was renamed is not`,
        { does: 'delete', upon: moved },
        null,
        { of },
      ),
      says(
        'denied',
        `one of the ${of} that was hidden is not`,
        { does: 'delete', upon: seen },
        null,
        { of, stored: hidden },
      ),
    ];
  }),
  says(
    'denied',
    'a blog whose text has changed is not deleted',
    { does: 'delete', upon: { heading: 'Moringa', content: '<p>Bad.</p>' } },
    null,
    { of: 'blogs', stored: { ...BLOG, updatedAt: AT } },
  ),
  says('denied', 'nothing of other collections is noted', { does: 'create' }, undefined, {
    of: 'suppliers',
  }),
  says('denied', 'a category has a name of its own', { does: 'create', entryId: 'a/b' }, undefined),
  says(
    'denied',
    'an edit of a category has its moment',
    { does: 'create', timestamp: 0 },
    undefined,
  ),
  says('denied', 'nothing else is noted with a category', { does: 'create', note: 'x' }, undefined),
  says(
    'denied',
    'a category and a product at once',
    { does: 'create', productId: 'moringa' },
    undefined,
  ),
  ...OTHERS.map((as) =>
    says('denied', `${as} notes no category`, { does: 'create' }, undefined, { as }),
  ),
];

export const MERCHANT_ENTRY_CASES: readonly RuleCase[] = [
  ...COLLECTIONS.flatMap(casesOf),
  ...groups,
  ...blogs,
  ...said,
];
