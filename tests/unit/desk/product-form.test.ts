// What the merchant types of a product, a category, a brand or a blog: the fields read, those left alone, and the messages.
import { expect, test } from 'vitest';
import type { EntryCollection } from '#domain/catalogue/desk/entry-edit.ts';
import * as entry from '#domain/catalogue/desk/entry-form.ts';
import * as edited from '#domain/editing/edited-fields.ts';
import * as form from '#domain/product/desk/product-form.ts';
import { MAX_HTML_LENGTH } from '#domain/shared/limits.ts';

const { readTyped, typedAgain, typedProduct } = form;
const SEEN = { name: 'Moringa', price: 250, mrp: 300, photoURL: [1, 2, 'ab'], tags: ['leaf'] };
const EMPTY = { category: '', brand: '', tags: [], photoURL: [] };
const type = (typed: Partial<form.TypedProduct>, seen = SEEN) =>
  readTyped({ ...typedProduct(seen), ...typed }, seen);
const add = (typed: Partial<form.TypedProduct>) =>
  readTyped({ ...typedProduct({}), ...typed }, null);

test('what was not touched is left as it is stored; what was typed is read as a table of products is; an emptied field is taken away; numbered pictures stay numbers', () => {
  expect(type({})).toEqual({ fields: {} });
  expect(type({ name: 'Moringa' }, { ...SEEN, price: 'free' as never })).toEqual({ fields: {} });
  const typed = { name: ' Drumstick ', price: '२६०', tags: 'leaf, green, leaf' };
  const fields = { name: 'Drumstick', price: 260, tags: ['leaf', 'green'] };
  expect(type(typed)).toEqual({ fields });
  expect(type({ mrp: '', tags: '' })).toEqual({ fields: { mrp: null, tags: [] } });
  expect(type({ photoURL: 'cd, 2, 1' })).toEqual({ fields: { photoURL: ['cd', 2, 1] } });
});

test('ingredients may be longer than a line; no allergens are said in words', () => {
  const ingredients = 'x'.repeat(1000);
  const typed = { ingredients, allergens: 'None', batch: ' B-17 ' };
  expect(type(typed)).toEqual({ fields: { ingredients, allergens: 'None', batch: 'B-17' } });
  const problems = { ingredients: expect.any(String), allergens: expect.any(String) };
  const longer = { ingredients: `${ingredients}x`, allergens: 'x'.repeat(301) };
  expect(type(longer)).toEqual({ problems });
});

test('what invoices need is read as people write it: a rate with its sign, a day in the order of India', () => {
  const typed = { hsn: '1211 90', gstRate: '५%', gstKind: 'Nil', gstNextRate: '18 percent' };
  const fields = { hsn: '121190', gstRate: 5, gstKind: 'nil rated', gstNextRate: 18 };
  for (const day of ['01/04/2027', '1.4.2027', '2027-04-01', '०१-०४-२०२७']) {
    const all = { ...typed, gstNextFrom: day, lowStock: '3' };
    expect(type(all)).toEqual({ fields: { ...fields, gstNextFrom: '2027-04-01', lowStock: 3 } });
  }
  for (const gstNextFrom of ['04/13/2027', '31/02/2027', '1/4/27', 'April']) {
    const problems = { gstNextFrom: expect.stringContaining('is no day') };
    expect(type({ gstNextRate: '5', gstNextFrom })).toEqual({ problems });
  }
});

test.each([
  [{ name: ' ' }, { name: 'Write what the product is called.' }],
  [{ price: '' }, { price: 'Write what it costs.' }],
  [{ price: '0.004' }, { price: expect.stringContaining('is less than one paisa') }],
  [{ price: '301' }, { mrp: expect.stringContaining('is below the price of ₹301') }],
  [{ netWeight: '200' }, { unit: 'Choose what the amount is given in.' }],
  [{ unit: 'kg' }, { netWeight: 'Write how much is in it, or choose no unit.' }],
  [{ gstNextRate: '12' }, { gstNextFrom: 'Choose the first day of the next rate.' }],
  [{ gstNextFrom: '2027-04-01' }, { gstNextRate: expect.stringContaining('Write the rate') }],
  [{ hsn: '12119' }, { hsn: expect.stringContaining('4, 6 or 8 digits') }],
  [{ gstRate: '0.05' }, { gstRate: expect.stringContaining('Write 5 for 5 percent') }],
  [{ gstRate: '101' }, { gstRate: expect.stringContaining('out of range') }],
  [{ gstKind: 'free' }, { gstKind: expect.stringContaining('taxable, nil rated, exempt') }],
  [{ lowStock: '-1' }, { lowStock: expect.stringContaining('out of range') }],
  [{ numWeeks: '1.5' }, { numWeeks: expect.stringContaining('not a whole number') }],
])('%j is answered with a plain sentence', (typed, problems) => {
  expect(type(typed)).toEqual({ problems });
});

test('a new product needs a name and a price, has every field that lists go by, and an id that can be read and no other product has', () => {
  const problems = { name: 'Write what the product is called.', price: 'Write what it costs.' };
  expect(add({})).toEqual({ problems });
  expect(add({ name: 'Chia', price: '90', quantity: '-3' })).toEqual({
    problems: { quantity: 'Nobody owes pieces of a new product. Write how many there are, or 0.' },
  });
  const fields = { ...EMPTY, name: 'Chia', price: 90, quantity: 3 };
  expect(add({ name: 'Chia', price: '90', quantity: '3' })).toEqual({ fields });
  const idOf = (name: string) => edited.newDocumentId(name, 'a1b2c3d4', 'product');
  expect(idOf('Moringa Leaf Powder (200 g)')).toBe('moringa-leaf-powder-200-g-a1b2c3');
  expect(['मोरिंगा', '???'].map(idOf)).toEqual(['मोरिंगा-a1b2c3', 'product-a1b2c3']);
  expect(idOf('x'.repeat(300))).toHaveLength(128);
});

test('a price of nothing is told apart, so that the merchant is asked; one that was stored so is not asked about', () => {
  const isFree = (reading: ReturnType<typeof readTyped>) =>
    'fields' in reading && form.isMadeFree(reading.fields);
  const [made, given] = [type({ price: '0' }), add({ name: 'Chia', price: '0' })];
  const others = [type({ price: '260' }), type({ name: 'Gift' }, { ...SEEN, price: 0 })];
  expect([made, given, ...others].map(isFree)).toEqual([true, true, false, false]);
});

const writing = (fields: edited.EditedFields[], base: edited.EditedFields = {}) =>
  fields.map((it) => ({ fields: it, base }));
test('changes that come back into the form stand as they were typed, the last one of each field', () => {
  const [first, second] = [
    { name: 'A', photoURL: [1, 'ab'] },
    { name: 'B', mrp: null },
  ];
  const again = typedAgain(writing([first, second]));
  expect(again).toEqual({ name: 'B', photoURL: '1, ab', mrp: '' });
  const blog = writing([{ heading: 'A', content: '<p>1</p>' }, { heading: 'B' }]);
  expect(entry.entryTypedAgain('blogs', blog)).toEqual({ name: 'B', content: '<p>1</p>' });
  expect(entry.entryTypedAgain('brands', writing([{ hidden: true }]))).toEqual({});
});

test('what waits behind a change that is asked about is not lost when both are typed again', () => {
  const edits = [
    { fields: { price: 260 }, base: { price: 250, mrp: 300 } },
    { fields: { name: 'Moringa leaf' }, base: { name: 'Moringa' } },
  ];
  const shown = { ...SEEN, name: 'Moringa leaf' };
  const seen = edited.withChange(edited.withoutEdits(shown, edits), { price: 270 });
  const read = readTyped({ ...typedProduct(seen), ...typedAgain(edits) }, seen);
  expect(read).toEqual({ fields: { name: 'Moringa leaf', price: 260 } });
});

const HINDI = { name: 'मोरिंगा', editorContent: '<p>हरा।</p>' };
const IN_HINDI = { ...SEEN, texts: { hi: HINDI } };
/** As somebody may have typed it past the desk. */
const ODD = { ...SEEN, texts: { hi: { editorContent: '' }, ta: { name: '' }, xx: { name: 'x' } } };

test.each<[string, Partial<form.TypedProduct>, typeof SEEN, unknown]>([
  ['both', { 'name:hi': ' मोरिंगा ', 'editorContent:hi': '<p>हरा।</p>' }, SEEN, { hi: HINDI }],
  ['another name', { 'name:hi': 'सहजन' }, IN_HINDI, { hi: { ...HINDI, name: 'सहजन' } }],
  ['no name any more', { 'name:hi': '' }, IN_HINDI, { hi: { editorContent: '<p>हरा।</p>' } }],
  ['without an empty text that was stored', { 'name:hi': 'सहजन' }, ODD, { hi: { name: 'सहजन' } }],
  ['nothing any more', { 'name:hi': '', 'editorContent:hi': ' ' }, IN_HINDI, null],
])('what is typed in Hindi, %s, is stored beside the English texts', (_, typed, seen, texts) => {
  expect(type(typed, seen)).toEqual({ fields: { texts } });
  const [edit] = writing([{ texts }] as edited.EditedFields[], seen as edited.EditedFields);
  const again = Object.entries(typed).map(([field, text]) => [field, text.trim()]);
  expect(typedAgain(edit ? [edit] : [])).toEqual(Object.fromEntries(again));
});

const inForm = (of: EntryCollection) => ({
  again: (edits: Parameters<typeof typedAgain>[0]) => entry.entryTypedAgain(of, edits),
  read: (typed: Partial<entry.TypedEntry>, seen: edited.EditedFields) =>
    entry.readTypedEntry(of, { ...entry.typedEntry(of, seen), ...typed }, seen, []),
});
const inProductForm = {
  again: typedAgain,
  read: (typed: Partial<form.TypedProduct>, seen: edited.EditedFields) =>
    readTyped({ ...typedProduct(seen), ...typed }, seen),
};

test.each([
  ['a product', 'name', inProductForm],
  ['a category', 'categoryName', inForm('categories')],
  ['a blog', 'heading', inForm('blogs')],
] as const)(
  'who edits %s again after a colleague wrote other languages keeps the colleague’s texts, and changes those alone that were typed',
  (_, name, { again, read }) => {
    const of = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([it, said]) => [it, { [name]: said }]));
    const fieldsOf = (...[typed, seen]: Parameters<typeof read>) => {
      const reading = read(typed, seen);
      return 'fields' in reading ? reading.fields : {};
    };
    const base = { [name]: 'Moringa', texts: of({ ta: 'முருங்கை' }) };
    const colleagues = { ta: 'முருங்கைத் தூள்', bn: 'সজনে' };
    const fields = fieldsOf({ 'name:hi': 'मोरिंगा' }, base);
    const typed = again([{ fields, base }]);
    expect(typed).toEqual({ 'name:hi': 'मोरिंगा' });
    const texts = of({ ...colleagues, hi: 'मोरिंगा' });
    expect(read(typed, { [name]: 'Moringa', texts: of(colleagues) })).toEqual({
      fields: { texts },
    });
    const taken = fieldsOf({ 'name:ta': '' }, base);
    expect(again([{ fields: taken, base }])).toEqual({ 'name:ta': '' });
  },
);

test('texts in Hindi are as long as English ones at most, come with a new product, are left as they are where nobody types, and are none where a dash is typed', () => {
  const long = { 'name:hi': 'र'.repeat(301), 'editorContent:hi': 'x'.repeat(MAX_HTML_LENGTH + 1) };
  const problems = { 'name:hi': expect.any(String), 'editorContent:hi': expect.any(String) };
  expect(type(long)).toEqual({ problems });
  expect(type({ price: '260' }, IN_HINDI)).toEqual({ fields: { price: 260 } });
  const dashes = { 'name:hi': '-', 'editorContent:hi': 'n/a' };
  expect(type(dashes, IN_HINDI)).toEqual({ fields: { texts: null } });
  const chia = { name: 'Chia', price: 90, quantity: 3, texts: { hi: { name: 'चिया' } } };
  const typed = { name: 'Chia', price: '90', quantity: '3', 'name:hi': 'चिया' };
  expect(add(typed)).toEqual({ fields: { ...EMPTY, ...chia } });
  const shown = typedProduct({ texts: { hi: { name: 'चिया' }, xx: { name: 'no language' } } });
  expect([shown['name:hi'], shown['editorContent:hi']]).toEqual(['चिया', '']);
});

test('who changes one of two that make sense beside each other only has decided upon both; what has moved is what stands neither as it was seen nor as it is wanted', () => {
  expect(edited.baseOf({ price: 260 }, SEEN)).toEqual({ price: 250, mrp: 300 });
  expect(edited.baseOf({ unit: 'g' }, SEEN)).toEqual({ netWeight: null, unit: null });
  expect(edited.baseOf({ name: 'B' }, SEEN)).toEqual({ name: 'Moringa' });
  const moved = (fields: edited.EditedFields, base: edited.EditedFields, stored: object) =>
    edited.conflictingFields(Object.keys(base), base, { ...stored }, fields);
  const wanted = { name: 'B', tags: ['x'] };
  const base = { name: 'A', tags: [], mrp: null };
  expect(moved(wanted, base, { name: 'A', tags: [] })).toEqual({});
  expect(moved(wanted, base, { name: 'B', tags: ['y'], mrp: 9 })).toEqual({ tags: ['y'], mrp: 9 });
  expect(moved(wanted, base, {})).toEqual({ name: null, tags: null });
  const bank = { ifsc: 'GFLD0', branch: 'Theni' };
  const stored = { bank: { branch: 'Theni', ifsc: 'GFLD0' } };
  expect(moved({ bank: { ...bank, branch: 'B' } }, { bank }, stored)).toEqual({});
});

const BLOG = { heading: 'Harvest', content: '<p>Green.</p>' };
const typeBlog = (typed: Partial<entry.TypedEntry>) =>
  entry.readTypedEntry('blogs', { ...entry.typedEntry('blogs', BLOG), ...typed }, BLOG, []);
const addEntry = (of: EntryCollection, name: string, others: string[] = []) =>
  entry.readTypedEntry(of, { ...entry.typedEntry(of, {}), name }, null, others);

test('of a blog, what was not touched is left as it is stored, a text that is emptied is taken away, and what is too long is told so beside it; two categories or brands of one name are told apart by nobody, so there is one', () => {
  expect(typeBlog({})).toEqual({ fields: {} });
  expect(typeBlog({ name: 'First harvest' })).toEqual({ fields: { heading: 'First harvest' } });
  expect(typeBlog({ content: '' })).toEqual({ fields: { content: null } });
  const problems = { name: expect.any(String), content: expect.any(String) };
  const content = 'x'.repeat(MAX_HTML_LENGTH + 1);
  expect(typeBlog({ name: 'x'.repeat(301), content })).toEqual({ problems });
  const most = 'x'.repeat(300);
  expect(typeBlog({ name: most })).toEqual({ fields: { heading: most } });
  const another = { name: 'There is one of this name already.' };
  expect(addEntry('categories', 'powders', ['Seeds', 'Powders '])).toEqual({ problems: another });
  expect(addEntry('categories', 'Powder', ['Powders'])).toHaveProperty('fields');
  expect(addEntry('blogs', 'Harvest', ['Harvest'])).toHaveProperty('fields');
});

test('a category and a blog have texts in Hindi, a brand has one name', () => {
  const inHindi = { 'name:hi': ' फ़सल ', 'content:hi': '<p>हरी।</p>' };
  const texts = { hi: { heading: 'फ़सल', content: '<p>हरी।</p>' } };
  expect(typeBlog(inHindi)).toEqual({ fields: { texts } });
  const again = entry.entryTypedAgain('blogs', writing([{ texts }], BLOG));
  expect(again).toEqual({ ...inHindi, 'name:hi': 'फ़सल' });
  const typed = { ...entry.typedEntry('categories', {}), ...inHindi, name: 'Harvest' };
  const fields = { categoryName: 'Harvest', texts: { hi: { categoryName: 'फ़सल' } } };
  expect(entry.readTypedEntry('categories', typed, null, [])).toEqual({ fields });
  const brand = entry.readTypedEntry('brands', typed, null, []);
  expect(brand).toEqual({ fields: { brandName: 'Harvest' } });
  const dashes = { 'name:hi': '-', 'content:hi': 'nil', name: '-' };
  expect(typeBlog(dashes)).toEqual({ fields: { heading: '-', texts: null } });
  expect(typeBlog({ 'name:hi': 'x'.repeat(301) })).toHaveProperty('problems.name:hi');
});

test.each([
  ['categories', 'categoryName', 'Write what the category is called.'],
  ['brands', 'brandName', 'Write what the brand is called.'],
  ['blogs', 'heading', 'Write a heading.'],
] as const)('one of the %s has a name, stored as %s without blanks', (of, field, name) => {
  expect(addEntry(of, ' Powders ')).toEqual({ fields: { [field]: 'Powders' } });
  expect(addEntry(of, ' ')).toEqual({ problems: { name } });
});
