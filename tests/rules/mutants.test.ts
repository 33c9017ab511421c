// Weakens the rules one slip at a time and demands that the table of cases notices each: `npm run test:all` and `npm run guarantees`.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ALL_CASES } from './all-cases.ts';
import { attempt } from './attempt.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { EMPTY_SHOP_CASES } from './public-cases.ts';
import type { RuleCase } from './rule-case.ts';
import {
  clearDocuments,
  documentsOf,
  loadRules,
  putBack,
  RULES_FILE,
  restoreDocuments,
} from './rules-emulator.ts';
import { isIn, isInOrBelow, rulesAbout } from './rules-reach.ts';

const LOOKS_AT_SENT =
  'the condition looks at what is sent; reading and deleting send nothing, which denies';

/** Slips that no case can notice because they change nothing, with the reason; an entry that matches no slip any more fails. */
const HARMLESS_MUTANTS: readonly { readonly name: RegExp; readonly why: string }[] = [
  {
    name: /`list: if (is\w+\([^)]*\) && )?isBoundedList\(\);` becomes `list, (get|create|update|delete):/,
    why: 'only a list has a limit; for any other verb the condition has no value, which denies',
  },
  { name: /`get;` becomes `get, list;`/, why: 'a fixed document is never asked about a list' },
  {
    name: /`delete: if isDeletionNoted\([^`]*;` becomes `delete, (get|list|create):/,
    why: 'what is deleted in this way everybody may get and list, and of what is not there yet no deletion can be noted',
  },
  {
    name: /`get: if isOwner\(uid\);` becomes `get, list:/,
    why: 'a list of people names nobody, so there is no uid to be equal to, which denies',
  },
  {
    name: /`get: if [^`]*resource\.data\.(userId|uid)[^`]*;` becomes `get, create:/,
    why: 'before it is created a document has no data to look at, which denies',
  },
  {
    name: /`\{deleted\}` becomes `\{deleted=\*\*\}`/,
    why: 'a note names a document of a collection, and no path',
  },
  ...[
    /`create, update: if [^`]*isNoted\(collection, deleted\);` becomes `create, update, (get|list|delete):/,
    /`create: if [^`]*is\w+\(request\.resource\.data[^`]*;` becomes `create, (get|list|delete):/,
    /`create, update: if [^`]*is\w+\(request\.resource\.data[^`]*;` becomes `create, update, (get|list|delete):/,
    /`update: if (isResend\(\)|isSentAgain\([^)]*\)|isOwner\(uid\))[^`]*;` becomes `update, (get|list|delete):/,
  ].map((name) => ({ name, why: LOOKS_AT_SENT })),
  {
    name: /`update: if [^`]*(isResend|isSentAgain|changesOnly)\([^`]*;` becomes `update, create:/,
    why: 'before it is created a document has no data to be compared with, which denies',
  },
  {
    name: /`update: if ((isMerchant|isAtDesk)\(\) && )?(isSigned\(\)|isNoted\([^)]*\)) && [^`]*;` becomes `update, (get|list|create|delete):/,
    why: 'each step looks at what is stored and at what is sent; reading and deleting send nothing, and a new document has nothing stored',
  },
  {
    name: /`create: if [^`]*isAddress\(request\.resource\.data\);` becomes `create, update:/,
    why: 'an address that may be added may be written over as well',
  },
  {
    name: /`create: if [^`]*isFence\(request\.resource\.data\);` becomes `create, update:/,
    why: 'a fence that may be put up may be moved as well',
  },
];

/** Mutants run side by side; each line of them has two projects: a shop with documents, and an empty one. */
const LINES = 4;
/** Cases that run at once: few while a case is likely to notice, then more. */
const MIN_SIZE = 4;
const MAX_SIZE = 32;

const DOCUMENTS = documentsOf(ALL_CASES);

/** How many slips had been noticed when a case last noticed one. */
const noticedLast = new Map<RuleCase, number>();
let noticed = 0;

class Line {
  readonly #shop: string;
  readonly #emptyShop: string;

  constructor(at: number) {
    this.#shop = `demo-haat-rule-mutants-${at}`;
    this.#emptyShop = `demo-haat-rule-mutants-${at}-empty`;
  }

  async open(): Promise<void> {
    await restoreDocuments(this.#shop, ALL_CASES);
    await clearDocuments(this.#emptyShop);
  }

  async isNoticed(mutant: Mutant): Promise<boolean> {
    await loadRules(this.#shop, mutant.rules);
    const inShop = likeliestFirst(casesAbout(mutant, ALL_CASES));
    const undo = (paths: string[]) => putBack(this.#shop, paths, DOCUMENTS);
    const found = await firstThatChanges(this.#shop, inShop, undo);
    if (!found) return this.#isNoticedInEmptyShop(mutant);
    noticed += 1;
    noticedLast.set(found, noticed);
    return true;
  }

  async #isNoticedInEmptyShop(mutant: Mutant): Promise<boolean> {
    const inEmptyShop = casesAbout(mutant, EMPTY_SHOP_CASES);
    if (inEmptyShop.length === 0) return false;
    await loadRules(this.#emptyShop, mutant.rules);
    const undo = () => clearDocuments(this.#emptyShop);
    return (await firstThatChanges(this.#emptyShop, inEmptyShop, undo)) !== undefined;
  }
}

/** `undo` reverts the cases' writes. */
async function firstThatChanges(
  project: string,
  cases: readonly RuleCase[],
  undo: (paths: string[]) => Promise<void>,
): Promise<RuleCase | undefined> {
  let from = 0;
  for (let size = MIN_SIZE; from < cases.length; size = Math.min(MAX_SIZE, size * 2)) {
    const some = cases.slice(from, from + size);
    from += size;
    const answers = new Map<RuleCase, RuleCase['expect']>();
    // First those to be denied: they leave the documents of the others as they are, or are found.
    for (const expected of ['denied', 'allowed'] as const) {
      const asked = some.filter((rule) => rule.expect === expected);
      const ask = async (rule: RuleCase) => answers.set(rule, await attempt(project, rule));
      await Promise.all(asked.map(ask));
    }
    const written = some.filter((rule) => answers.get(rule) === 'allowed' && writes(rule));
    if (written.length > 0) await undo(written.flatMap(writtenPaths));
    const found = some.find((rule) => answers.get(rule) !== rule.expect);
    if (found) return found;
  }
  return undefined;
}

function writes({ does }: RuleCase): boolean {
  return does.verb === 'write' || does.verb === 'merge' || does.verb === 'delete';
}

function writtenPaths(rule: RuleCase): string[] {
  const { does } = rule;
  const beside = 'beside' in does ? (does.beside ?? []) : [];
  return [pathOf(rule), ...beside.map(({ path }) => path)];
}

function pathOf({ does }: RuleCase): string {
  return 'path' in does ? does.path : does.collection;
}

/** A case that noticed an earlier slip often notices the next. */
function likeliestFirst(cases: readonly RuleCase[]): readonly RuleCase[] {
  const last = (rule: RuleCase) => noticedLast.get(rule) ?? 0;
  return [...cases].sort((one, other) => last(other) - last(one));
}

/** A block of the rules concerns only its collection, unless the slip is in its path. */
function casesAbout(mutant: Mutant, cases: readonly RuleCase[]): readonly RuleCase[] {
  const { collections } = mutant;
  const isConcerned = mutant.reachesBelow ? isInOrBelow : isIn;
  if (collections.length === 0) return cases;
  return cases.filter((rule) =>
    collections.some((collection) =>
      writtenPaths(rule).some((path) => isConcerned(path, collection)),
    ),
  );
}

test('every slip in the rules is noticed by at least one case', {
  timeout: 2_400_000,
}, async () => {
  const rules = await readFile(RULES_FILE, 'utf8');
  const mutants = mutantsOf(rules);
  // Without a slip, the rules cut down to a collection must decide as the whole ones do.
  const withoutSlip = [...new Set(mutants.flatMap((mutant) => mutant.collections))].map((name) => ({
    name: 'no slip',
    rules: rulesAbout(rules, [name]),
    collections: [name],
    reachesBelow: false,
  }));
  // No case notices a slip explained as harmless: trying each with every case would take most of the time.
  const harmful = mutants.filter(({ name }) => !HARMLESS_MUTANTS.some((it) => it.name.test(name)));
  const stale = HARMLESS_MUTANTS.filter((it) => !mutants.some(({ name }) => it.name.test(name)));
  const left = [...harmful];
  const survivors: string[] = [];
  await Promise.all(
    Array.from({ length: LINES }, async (_, at) => {
      const line = new Line(at);
      await line.open();
      for (const noSlip of withoutSlip.splice(0, Math.ceil(withoutSlip.length / (LINES - at)))) {
        expect(await line.isNoticed(noSlip), `as they are: ${noSlip.collections}`).toBe(false);
      }
      for (let mutant = left.shift(); mutant; mutant = left.shift()) {
        if (!(await line.isNoticed(mutant))) survivors.push(mutant.name);
      }
    }),
  );
  const explained = mutants.length - harmful.length;
  console.log(
    `rules: ${mutants.length} slips, ${explained} harmless (explained), ${survivors.length} survived`,
  );
  for (const slip of survivors) console.log(`  survived: ${slip}`);
  expect(survivors).toEqual([]);
  expect(stale).toEqual([]);
});
