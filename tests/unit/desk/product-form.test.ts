// A product as the merchant types it: the fields read, those left alone, and the messages for unreadable ones.
import { expect, test } from 'vitest';
import {
  baseOf,
  conflictingFields,
  type Edit,
  newDocumentId,
} from '#domain/editing/edited-fields.ts';
import {
  isMadeFree,
  readTyped,
  type TypedProduct,
  typedAgain,
  typedProduct,
} from '#domain/product/desk/product-form.ts';

const SEEN = { name: 'Moringa', price: 250, mrp: 300, photoURL: [1, 2, 'ab'], tags: ['leaf'] };
const EMPTY = { category: '', brand: '', tags: [], photoURL: [] };
const type = (typed: Partial<TypedProduct>, seen = SEEN) =>
  readTyped({ ...typedProduct(seen), ...typed }, seen);
const add = (typed: Partial<TypedProduct>) => readTyped({ ...typedProduct({}), ...typed }, null);

test('what was not touched is left as it is stored, whatever that is', () => {
  expect(type({})).toEqual({ fields: {} });
  expect(type({ name: 'Moringa' }, { ...SEEN, price: 'free' as never })).toEqual({ fields: {} });
});

test('what was typed is read as a table of products is', () => {
  expect(type({ name: ' Drumstick ', price: '२६०', tags: 'leaf, green, leaf' })).toEqual({
    fields: { name: 'Drumstick', price: 260, tags: ['leaf', 'green'] },
  });
});

test('a field that is emptied is taken away; pictures that were numbered stay numbers, in their new order', () => {
  expect(type({ mrp: '', tags: '' })).toEqual({ fields: { mrp: null, tags: [] } });
  expect(type({ photoURL: 'cd, 2, 1' })).toEqual({ fields: { photoURL: ['cd', 2, 1] } });
});

test.each([
  [{ name: ' ' }, { name: 'Write what the product is called.' }],
  [{ price: '' }, { price: 'Write what it costs.' }],
  [{ price: '0.004' }, { price: expect.stringContaining('is less than one paisa') }],
  [{ price: '301' }, { mrp: expect.stringContaining('is below the price of ₹301') }],
  [{ netWeight: '200' }, { unit: 'Choose what the amount is given in.' }],
  [{ unit: 'kg' }, { netWeight: 'Write how much is in it, or choose no unit.' }],
  [{ numWeeks: '1.5' }, { numWeeks: expect.stringContaining('not a whole number') }],
])('%j is answered with a plain sentence', (typed, problems) => {
  expect(type(typed)).toEqual({ problems });
});

test('a new product needs a name and a price, and has every field that lists go by', () => {
  expect(add({})).toEqual({
    problems: { name: 'Write what the product is called.', price: 'Write what it costs.' },
  });
  expect(add({ name: 'Chia', price: '90', quantity: '-3' })).toEqual({
    problems: { quantity: 'Nobody owes pieces of a new product. Write how many there are, or 0.' },
  });
  expect(add({ name: 'Chia', price: '90', quantity: '3' })).toEqual({
    fields: { ...EMPTY, name: 'Chia', price: 90, quantity: 3 },
  });
});

test('a price of nothing is told apart, so that the merchant is asked; one that was stored so is not asked about', () => {
  const free = (reading: ReturnType<typeof readTyped>) =>
    'fields' in reading && isMadeFree(reading.fields);
  expect([free(type({ price: '0' })), free(type({ price: '260' }))]).toEqual([true, false]);
  expect(free(add({ name: 'Chia', price: '0' }))).toBe(true);
  expect(free(type({ name: 'Gift' }, { ...SEEN, price: 0 }))).toBe(false);
});

test('the id of a new product can be read, and no other product has it', () => {
  expect(newDocumentId('Moringa Leaf Powder (200 g)', 'a1b2c3d4', 'product')).toBe(
    'moringa-leaf-powder-200-g-a1b2c3',
  );
  expect(newDocumentId('मोरिंगा', 'a1b2c3d4', 'product')).toBe('मोरिंगा-a1b2c3');
  expect(newDocumentId('???', 'a1b2c3d4', 'product')).toBe('product-a1b2c3');
  expect(newDocumentId('x'.repeat(300), 'a1b2c3d4', 'product')).toHaveLength(128);
});

test('changes that come back into the form stand as they were typed, the last one of each field', () => {
  const again = typedAgain([{ name: 'A', photoURL: [1, 'ab'] }, { name: 'B' }]);
  expect(again).toEqual({ name: 'B', photoURL: '1, ab' });
});

test('who changes one of two that make sense beside each other only has decided upon both', () => {
  expect(baseOf({ price: 260 }, SEEN)).toEqual({ price: 250, mrp: 300 });
  expect(baseOf({ unit: 'g' }, SEEN)).toEqual({ netWeight: null, unit: null });
  expect(baseOf({ name: 'B' }, SEEN)).toEqual({ name: 'Moringa' });
});

const movedFields = ({ fields, base }: Pick<Edit, 'fields' | 'base'>, stored: object) =>
  conflictingFields(Object.keys(base), base, { ...stored }, fields);

test('what has moved is what stands neither as it was seen, in whatever order its parts come, nor as it is wanted', () => {
  const edit = { fields: { name: 'B', tags: ['x'] }, base: { name: 'A', tags: [], mrp: null } };
  expect(movedFields(edit, { name: 'A', tags: [] })).toEqual({});
  expect(movedFields(edit, { name: 'B', tags: ['y'], mrp: 9 })).toEqual({ tags: ['y'], mrp: 9 });
  expect(movedFields(edit, {})).toEqual({ name: null, tags: null });
  const bank = { ifsc: 'GFLD0', branch: 'Theni' };
  const inOrder = { fields: { bank: { ...bank, branch: 'B' } }, base: { bank } };
  expect(movedFields(inOrder, { bank: { branch: 'Theni', ifsc: 'GFLD0' } })).toEqual({});
});
