// Which case noticed which slip, as it was last tried. It is still so as long as neither the rules about the place nor the case nor the
// stored documents have changed; the mutation test tries again whatever has.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Mutant } from './mutants.ts';
import type { RuleCase } from './rule-case.ts';
import type { Documents } from './rules-emulator.ts';

const FILE = new URL('noticed-by.json', import.meta.url);

/** For each case, by its title, what it looked like then, and the rules with the slips that it noticed. */
type Kept = Record<string, { case: string; slips: string[] }>;

export class NoticedBy {
  readonly #kept: Kept;
  readonly #titles = new Map<string, string>();
  readonly #now: Kept = {};
  readonly #cases = new Map<string, RuleCase>();
  readonly #documents: string;

  private constructor(kept: Kept, cases: readonly RuleCase[], documents: Documents) {
    this.#kept = kept;
    for (const [title, { slips }] of Object.entries(kept)) {
      for (const slip of slips) this.#titles.set(slip, title);
    }
    for (const rule of cases) this.#cases.set(rule.title, rule);
    this.#documents = hashOf(JSON.stringify(documents));
  }

  /** `documents`: what is stored when the cases are tried. */
  static async read(cases: readonly RuleCase[], documents: Documents): Promise<NoticedBy> {
    return new NoticedBy(JSON.parse(await readFile(FILE, 'utf8')), cases, documents);
  }

  /** Whether a case noticed this slip, and nothing has changed since on which that depends. */
  isStillKnown(mutant: Mutant): boolean {
    const rule = this.caseFor(mutant);
    return rule !== undefined && this.#kept[rule.title]?.case === this.#hashOfCase(rule);
  }

  /** The case that noticed this slip last time. */
  caseFor(mutant: Mutant): RuleCase | undefined {
    return this.#cases.get(this.#titles.get(hashOfRules(mutant)) ?? '');
  }

  note(mutant: Mutant, rule: RuleCase): void {
    const slips = this.#now[rule.title]?.slips ?? [];
    this.#now[rule.title] = {
      case: this.#hashOfCase(rule),
      slips: [...slips, hashOfRules(mutant)],
    };
  }

  /** Keeps what this run has found, in an order of its own, so that a change of the rules changes few lines. */
  async write(): Promise<void> {
    const kept = Object.keys(this.#now)
      .toSorted()
      .map((title) => [title, { ...this.#now[title], slips: this.#now[title]?.slips.toSorted() }]);
    await writeFile(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
  }

  #hashOfCase(rule: RuleCase): string {
    return hashOf(`${JSON.stringify(rule)}\n${this.#documents}`);
  }
}

/** Of the rules as the emulator reads them: neither a comment nor the number of a line makes a difference. */
function hashOfRules({ rules }: Mutant): string {
  return hashOf(rules.replace(/^\s*\/\/.*\n/gm, '').replace(/^\s+/gm, ''));
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('hex').slice(0, 12);
}
