// The rules cannot import anything, so they repeat the states and how long ids may be. Here they are held to the shop's own.
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CLIENT_ID, DocumentId } from '#core/model/identifiers.ts';
import { STATES_OF_INDIA } from '#core/model/india/states-of-india.ts';
import { MAX_ID_LENGTH, MIN_CLIENT_ID_LENGTH } from '#core/model/limits.ts';
import { RULES_FILE } from './rules-emulator.ts';

const rules = await readFile(RULES_FILE, 'utf8');
const ofFiles = await readFile(new URL('../../backend/storage.rules', import.meta.url), 'utf8');

test('the rules know the states by the same names as the address form, letter by letter', () => {
  const [, list = ''] =
    /function isStateOfIndia\(name\) \{\s*return name in \[([^\]]*)\];/.exec(rules) ?? [];
  expect([...list.matchAll(/'([^']*)'/g)].map(([, name]) => name)).toEqual(STATES_OF_INDIA);
});

test('an id may be as long in the rules of documents and of files as on the phone, and is limited in no other way', () => {
  /** How long the ids are that a file speaks of, in its own order. */
  const lengthsIn = (text: string) =>
    [...text.matchAll(/\[(?:A-Za-z0-9_-|\^\/)\]\{(\d+),(\d+)\}/g)].map(([, shortest, longest]) => [
      Number(shortest),
      Number(longest),
    ]);
  const madeByPhone = [MIN_CLIENT_ID_LENGTH, MAX_ID_LENGTH];
  const madeByAnybody = [1, MAX_ID_LENGTH];
  expect(lengthsIn(rules)).toEqual([madeByPhone, madeByAnybody, madeByAnybody]);
  expect(lengthsIn(ofFiles)).toEqual([madeByPhone, madeByPhone]);
  for (const text of [rules, ofFiles]) {
    expect(text).not.toMatch(/\bid\.size\(\)|isText\(data\.\w+Id,/);
  }
});

test('and the phone itself takes none that is longer', () => {
  const [longest, tooLong] = ['a'.repeat(MAX_ID_LENGTH), 'a'.repeat(MAX_ID_LENGTH + 1)];
  expect([v.is(DocumentId, longest), v.is(DocumentId, tooLong)]).toEqual([true, false]);
  expect([CLIENT_ID.test(longest), CLIENT_ID.test(tooLong)]).toEqual([true, false]);
});
