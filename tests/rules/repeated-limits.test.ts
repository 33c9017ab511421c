// Rules cannot import, so they repeat the states. Here both are compared.
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { STATES_OF_INDIA } from '#domain/pincode/states-of-india.ts';
import { CLIENT_ID, DocumentId } from '#engine/lib/identifiers.ts';
import { MAX_ID_LENGTH } from '#engine/limits.ts';
import { RULES_FILE } from './rules-emulator.ts';

const rules = await readFile(RULES_FILE, 'utf8');

test('the rules know the states by the same names as the address form, letter by letter', () => {
  const [, list = ''] =
    /function isStateOfIndia\(name\) \{\s*return name in \[([^\]]*)\];/.exec(rules) ?? [];
  expect([...list.matchAll(/'([^']*)'/g)].map(([, name]) => name)).toEqual(STATES_OF_INDIA);
});

test('the phone itself takes no id that is longer than the rules do', () => {
  const [longest, tooLong] = ['a'.repeat(MAX_ID_LENGTH), 'a'.repeat(MAX_ID_LENGTH + 1)];
  expect([v.is(DocumentId, longest), v.is(DocumentId, tooLong)]).toEqual([true, false]);
  expect([CLIENT_ID.test(longest), CLIENT_ID.test(tooLong)]).toEqual([true, false]);
});
