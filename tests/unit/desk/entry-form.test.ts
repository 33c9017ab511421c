// A category, a brand or a blog as the merchant types it: the fields read, those left alone, and the messages for unreadable ones.
import { expect, test } from 'vitest';
import type { EntryCollection } from '#domain/catalogue/desk/entry-edit.ts';
import {
  entryTypedAgain,
  readTypedEntry,
  type TypedEntry,
  typedEntry,
} from '#domain/catalogue/desk/entry-form.ts';
import { MAX_HTML_LENGTH } from '#domain/shared/limits.ts';

const BLOG = { heading: 'Harvest', content: '<p>Green.</p>' };
const type = (typed: Partial<TypedEntry>, seen = BLOG) =>
  readTypedEntry('blogs', { ...typedEntry('blogs', seen), ...typed }, seen, []);
const add = (of: EntryCollection, name: string, others: string[] = []) =>
  readTypedEntry(of, { name, content: '' }, null, others);

test('what was not touched is left as it is stored, and a text that is emptied is taken away', () => {
  expect(type({})).toEqual({ fields: {} });
  expect(type({ name: 'First harvest' })).toEqual({ fields: { heading: 'First harvest' } });
  expect(type({ content: '' })).toEqual({ fields: { content: null } });
});

test.each([
  ['categories', 'categoryName', 'Write what the category is called.'],
  ['brands', 'brandName', 'Write what the brand is called.'],
  ['blogs', 'heading', 'Write a heading.'],
] as const)(
  'one of the %s has a name, stored as %s without blanks around it',
  (of, field, name) => {
    expect(add(of, ' Powders ')).toEqual({ fields: { [field]: 'Powders' } });
    expect(add(of, ' ')).toEqual({ problems: { name } });
  },
);

test('two categories or brands of one name are told apart by nobody, so there is one', () => {
  const problems = { name: 'There is one of this name already.' };
  expect(add('categories', 'powders', ['Seeds', 'Powders '])).toEqual({ problems });
  expect(add('categories', 'Powder', ['Powders'])).toHaveProperty('fields');
  expect(add('blogs', 'Harvest', ['Harvest'])).toHaveProperty('fields');
});

test('a name and a text that are too long for the shop are told so, each beside its field', () => {
  const problems = { name: expect.any(String), content: expect.any(String) };
  const content = 'x'.repeat(MAX_HTML_LENGTH + 1);
  expect(type({ name: 'x'.repeat(301), content })).toEqual({ problems });
  expect(type({ name: 'x'.repeat(300) })).toEqual({ fields: { heading: 'x'.repeat(300) } });
});

test('changes that come back into the form stand as they were typed, the last one of each field', () => {
  const again = entryTypedAgain('blogs', [{ heading: 'A', content: '<p>1</p>' }, { heading: 'B' }]);
  expect(again).toEqual({ name: 'B', content: '<p>1</p>' });
  expect(entryTypedAgain('brands', [{ hidden: true }])).toEqual({});
});
