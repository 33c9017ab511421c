// Every sentence of the table holds on the real emulator.
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_ID, DocumentId } from '#engine/lib/identifiers.ts';
import { ALL_CASES } from './all-cases.ts';
import { attempt } from './attempt.ts';
import { ID_LENGTHS } from './cases.ts';
import { EMPTY_SHOP_CASES } from './public-cases.ts';
import { clearDocuments, openRulesProject, restoreDocuments } from './rules-emulator.ts';

const PROJECT = 'demo-haat-rules';

beforeAll(() => openRulesProject(PROJECT));

describe('who may read and write the shop', () => {
  beforeAll(() => restoreDocuments(PROJECT, ALL_CASES));

  test.each(ALL_CASES)('$expect: $title', async (rule) => {
    expect(await attempt(PROJECT, rule)).toBe(rule.expect);
  });
});

describe('who may write in a shop that is still empty', () => {
  beforeAll(() => clearDocuments(PROJECT));

  test.each(EMPTY_SHOP_CASES)('$expect: $title', async (rule) => {
    expect(await attempt(PROJECT, rule)).toBe(rule.expect);
  });
});

test('the phone itself takes no id that is longer than the rules do', () => {
  const { longest, tooLong } = ID_LENGTHS;
  expect([v.is(DocumentId, longest), v.is(DocumentId, tooLong)]).toEqual([true, false]);
  expect([CLIENT_ID.test(longest), CLIENT_ID.test(tooLong)]).toEqual([true, false]);
});
