// Weakens the rules one slip at a time and demands that the table of cases notices each.
import { readFile } from 'node:fs/promises';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CASES, EMPTY_SHOP_CASES } from './all-cases.ts';
import { attempt, type Clients, clientsOf } from './attempt.ts';
import { HARMLESS_MUTANTS } from './harmless-mutants.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import type { RuleCase } from './rule-case.ts';
import { loadRules, openRulesProject, RULES_FILE, restoreDocuments } from './rules-emulator.ts';

const PROJECT = 'demo-haat-rule-mutants';
const CASES_AT_ONCE = 24;

let environment: RulesTestEnvironment;
let clients: Clients;

beforeAll(async () => {
  environment = await openRulesProject(PROJECT);
  clients = clientsOf(environment);
});

afterAll(() => environment.cleanup());

async function isNoticed(mutant: Mutant): Promise<boolean> {
  await loadRules(PROJECT, mutant.rules);
  await restoreDocuments(environment);
  if (await someCaseChanges(nearestFirst(mutant))) return true;
  await environment.clearFirestore();
  return someCaseChanges(EMPTY_SHOP_CASES);
}

async function someCaseChanges(cases: readonly RuleCase[]): Promise<boolean> {
  for (let from = 0; from < cases.length; from += CASES_AT_ONCE) {
    const some = cases.slice(from, from + CASES_AT_ONCE);
    const answers = await Promise.all(some.map((rule) => attempt(clients, rule)));
    if (some.some((rule, index) => answers[index] !== rule.expect)) return true;
  }
  return false;
}

/** Most slips are noticed by a case about the same collection: those run first, to save time. */
function nearestFirst({ collection }: Mutant): readonly RuleCase[] {
  if (!collection) return ALL_CASES;
  const isNear = ({ does }: RuleCase) =>
    ('path' in does ? does.path : does.collection).startsWith(collection);
  return [...ALL_CASES.filter(isNear), ...ALL_CASES.filter((rule) => !isNear(rule))];
}

test('every slip in the rules is noticed by at least one case', { timeout: 180_000 }, async () => {
  const mutants = mutantsOf(await readFile(RULES_FILE, 'utf8'));
  const unnoticed: string[] = [];
  for (const mutant of mutants) {
    if (!(await isNoticed(mutant))) unnoticed.push(mutant.name);
  }
  const isHarmless = (slip: string) => HARMLESS_MUTANTS.some(({ name }) => name.test(slip));
  const survivors = unnoticed.filter((slip) => !isHarmless(slip));
  const stale = HARMLESS_MUTANTS.filter(({ name }) => !unnoticed.some((slip) => name.test(slip)));
  console.log(
    `rules: ${mutants.length} mutants, ${mutants.length - unnoticed.length} noticed, ` +
      `${unnoticed.length - survivors.length} harmless (explained), ${survivors.length} survived`,
  );
  for (const slip of survivors) console.log(`  survived: ${slip}`);
  expect(survivors).toEqual([]);
  expect(stale).toEqual([]);
});
