/** What an attack came to, and the table of all of them. */
import { setTimeout as sleep } from 'node:timers/promises';

/** An attack that was played. */
export type Played = {
  attack: string;
  tries: number;
  /** How often it got what it wanted, or how much of it; `bound` may. */
  through: number;
  bound: number;
  note?: string;
};

/** An attack that cannot be played from outside, and the test that plays it. */
export type ProvenBy = { attack: string; provenBy: string };

export type AttackResult = Played | ProvenBy;

const HEAD = ['| attack | tries | got through | may | |', '| --- | --: | --: | --: | --- |'];

/** One row for each attack, as Markdown. */
export function attacksTable(results: readonly AttackResult[]): string {
  const rows = results.map((it) =>
    'provenBy' in it
      ? `| ${it.attack} | – | – | – | proven by ${it.provenBy} |`
      : `| ${it.attack} | ${it.tries} | ${it.through} | ${it.bound} | ${it.note ?? ''} |`,
  );
  return [...HEAD, ...rows].join('\n');
}

/** What keeps the table from being a proof: what got through, and what was not played. */
export function succeededAttacks(results: readonly AttackResult[]): string[] {
  return results.flatMap((it) => {
    if ('provenBy' in it) return [];
    if (it.tries === 0) return [`not played: ${it.attack}: ${it.note ?? 'nothing was tried'}`];
    return it.through > it.bound ? [`got through: ${it.attack}: ${it.through}`] : [];
  });
}

/** A busy machine may take its time. ms */
const FUNCTIONS_MS = 60_000;
const POLL_INTERVAL_MS = 250;

/** Whether it comes true while the shop's functions may still be at work. */
export async function comesTrue(check: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + FUNCTIONS_MS; Date.now() < until; ) {
    if (await check()) return true;
    await sleep(POLL_INTERVAL_MS);
  }
  return false;
}

/** An attack proves nothing at a door that lets nobody in. @throws Error */
export function requireHonest(isLetIn: boolean, what: string): void {
  if (!isLetIn) throw new Error(`the shop refuses what is honest: ${what}`);
}

export function countTrue(outcomes: readonly boolean[]): number {
  return outcomes.filter(Boolean).length;
}
