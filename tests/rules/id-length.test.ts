// The rules cannot import a number, so they repeat how long ids may be. Here they are held to the one that everybody else has.
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { CLIENT_ID, DocumentId } from '#core/model/identifiers.ts';
import { MAX_ID_LENGTH, MIN_CLIENT_ID_LENGTH } from '#core/model/limits.ts';
import { RULES_FILE } from './rules-emulator.ts';

const STORAGE_RULES = new URL('../../backend/storage.rules', import.meta.url);
const MADE_BY_A_PHONE = [MIN_CLIENT_ID_LENGTH, MAX_ID_LENGTH];
const MADE_BY_ANYBODY = [1, MAX_ID_LENGTH];

/** How long the ids are that a file speaks of, in its own order. */
async function lengthsIn(file: URL): Promise<number[][]> {
  const rules = await readFile(file, 'utf8');
  const found = rules.matchAll(/\[(?:A-Za-z0-9_-|\^\/)\]\{(\d+),(\d+)\}/g);
  return [...found].map(([, shortest, longest]) => [Number(shortest), Number(longest)]);
}

test('an id may be as long in the rules of documents and of files as on the phone', async () => {
  const ofAnyProduct = MADE_BY_ANYBODY;
  expect(await lengthsIn(RULES_FILE)).toEqual([MADE_BY_A_PHONE, MADE_BY_ANYBODY, ofAnyProduct]);
  const [ofQuotation, ofFeedback] = [MADE_BY_A_PHONE, MADE_BY_A_PHONE];
  expect(await lengthsIn(STORAGE_RULES)).toEqual([ofQuotation, ofFeedback]);
});

test('and the phone itself takes none that is longer', () => {
  const [longest, tooLong] = ['a'.repeat(MAX_ID_LENGTH), 'a'.repeat(MAX_ID_LENGTH + 1)];
  expect([v.is(DocumentId, longest), v.is(DocumentId, tooLong)]).toEqual([true, false]);
  expect([CLIENT_ID.test(longest), CLIENT_ID.test(tooLong)]).toEqual([true, false]);
});

test('no rule limits an id in another way', async () => {
  for (const file of [RULES_FILE, STORAGE_RULES]) {
    expect(await readFile(file, 'utf8')).not.toMatch(/\bid\.size\(\)|isText\(data\.\w+Id,/);
  }
});
