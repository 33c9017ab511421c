// Every sentence of the table holds on the real emulator.
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_CASES } from './all-cases.ts';
import { attempt } from './attempt.ts';
import { EMPTY_SHOP_CASES } from './open-cases.ts';
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
