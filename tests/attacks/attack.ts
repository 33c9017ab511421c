/** What attacks came to, and the table of all of them. */
import { wording } from '../../backend/stack/problem.ts';
import { PROVEN_ELSEWHERE } from './elsewhere.ts';

/** An attack that was played. */
export type Played = {
  attack: string;
  tries: number;
  /** How often it got what it wanted, or how much of it; `bound` may. */
  through: number;
  bound: number;
  note?: string;
};

/** An attack that a test plays. */
export type ProvenBy = { attack: string; provenBy: string };

export type AttackResult = Played | ProvenBy;

/** What became of those that are played against the running shop, and which tests play the others; one that could not be played counts as tried not once. */
export async function playAttacks(say: (line: string) => void): Promise<AttackResult[]> {
  const results: AttackResult[] = [];
  // They connect as they are loaded, which has to wait until the shop runs.
  const { orderForNothing } = await import('./floods.ts');
  const { nameForeignHost } = await import('./foreign-host.ts');
  for (const play of [orderForNothing, nameForeignHost]) {
    say(`Attacking: ${play.name} …`);
    const failed = (error: unknown) => [
      { attack: play.name, tries: 0, through: 0, bound: 0, note: wording(error) },
    ];
    results.push(...(await play().catch(failed)));
  }
  return [...results, ...PROVEN_ELSEWHERE];
}

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
