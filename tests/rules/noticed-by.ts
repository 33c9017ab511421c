// Which case noticed which slip last time: only an order to try them in. Whatever is not known here, or no longer true, is found among all cases.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Mutant } from './mutants.ts';

const FILE = new URL('noticed-by.json', import.meta.url);

/** For each case, by its title, the keys of the slips that it noticed. */
type Kept = Record<string, string[]>;

export class NoticedBy {
  readonly #title = new Map<string, string>();
  readonly #now: Kept = {};

  static async read(): Promise<NoticedBy> {
    const kept: Kept = JSON.parse(await readFile(FILE, 'utf8'));
    const noticedBy = new NoticedBy();
    for (const [title, keys] of Object.entries(kept)) {
      for (const key of keys) noticedBy.#title.set(key, title);
    }
    return noticedBy;
  }

  /** The title of the case that noticed this slip last time. */
  titleFor(mutant: Mutant): string | undefined {
    return this.#title.get(keyOf(mutant));
  }

  note(mutant: Mutant, title: string): void {
    this.#now[title] = [...(this.#now[title] ?? []), keyOf(mutant)];
  }

  /** Keeps what this run has found, in an order of its own, so that a change of the rules changes few lines. */
  async write(): Promise<void> {
    const kept = Object.keys(this.#now)
      .toSorted()
      .map((title) => [title, this.#now[title]?.toSorted()]);
    await writeFile(FILE, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
  }
}

/** The slip without the number of its line, which every line above it changes; those that look alike share a key. */
function keyOf({ name, lines, collections }: Mutant): string {
  const slip = name.slice(name.indexOf(':'));
  return createHash('sha1')
    .update([slip, lines.trim(), ...collections].join('\n'))
    .digest('hex')
    .slice(0, 8);
}
