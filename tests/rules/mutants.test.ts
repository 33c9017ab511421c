// Weakens the rules one slip at a time and demands that the table of cases notices each.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ALL_CASES, EMPTY_SHOP_CASES } from './all-cases.ts';
import { attempt } from './attempt.ts';
import { HARMLESS_MUTANTS } from './harmless-mutants.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import type { RuleCase } from './rule-case.ts';
import { clearDocuments, loadRules, RULES_FILE, restoreDocuments } from './rules-emulator.ts';
import { isIn, isInOrBelow } from './rules-reach.ts';

/** Mutants are tried side by side, each line of them in a project of its own. */
const LINES = 4;
const CASES_AT_ONCE = 16;

const PROJECTS = Array.from({ length: LINES }, (_, at) => `demo-haat-rule-mutants-${at}`);

/** How many slips had been noticed when a case noticed one. */
const noticedLast = new Map<RuleCase, number>();
let noticed = 0;

async function isNoticed(project: string, mutant: Mutant): Promise<boolean> {
  await loadRules(project, mutant.rules);
  const inShop = likeliestFirst(casesAbout(mutant, ALL_CASES));
  await restoreDocuments(project, inShop);
  if (await someCaseChanges(project, inShop)) return true;
  const inEmptyShop = casesAbout(mutant, EMPTY_SHOP_CASES);
  if (inEmptyShop.length > 0) await clearDocuments(project);
  return someCaseChanges(project, inEmptyShop);
}

async function someCaseChanges(project: string, cases: readonly RuleCase[]): Promise<boolean> {
  for (let from = 0; from < cases.length; from += CASES_AT_ONCE) {
    const some = cases.slice(from, from + CASES_AT_ONCE);
    const answers = await Promise.all(some.map((rule) => attempt(project, rule)));
    const found = some.find((rule, index) => answers[index] !== rule.expect);
    if (found) {
      noticed += 1;
      noticedLast.set(found, noticed);
      return true;
    }
  }
  return false;
}

/** The next slip stands near the last one and is often noticed by the same case, which saves the others. */
function likeliestFirst(cases: readonly RuleCase[]): readonly RuleCase[] {
  const rank = (rule: RuleCase) => noticedLast.get(rule) ?? 0;
  return [...cases].sort((one, other) => rank(other) - rank(one));
}

/** A block of the rules speaks of its collection and of nothing else, unless the slip is in its path. */
function casesAbout(mutant: Mutant, cases: readonly RuleCase[]): readonly RuleCase[] {
  const { collections } = mutant;
  const isConcerned = mutant.reachesBelow ? isInOrBelow : isIn;
  if (collections.length === 0) return cases;
  return cases.filter(({ does }) => {
    const path = 'path' in does ? does.path : does.collection;
    return collections.some((collection) => isConcerned(path, collection));
  });
}

test('every slip in the rules is noticed by at least one case', { timeout: 900_000 }, async () => {
  const mutants = mutantsOf(await readFile(RULES_FILE, 'utf8'));
  const unnoticed: string[] = [];
  const left = [...mutants];
  await Promise.all(
    PROJECTS.map(async (project) => {
      for (let mutant = left.shift(); mutant; mutant = left.shift()) {
        if (!(await isNoticed(project, mutant))) unnoticed.push(mutant.name);
      }
    }),
  );
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
