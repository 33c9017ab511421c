/** The results of attacks, and the table of all of them. */
import { wording } from '../../backend/stack/problem.ts';
import { PROVEN_ELSEWHERE } from './elsewhere.ts';

/** An attack run against the shop. */
export type Played = {
  attack: string;
  tries: number;
  /** How often, or how far, it succeeded; up to `bound` is allowed. */
  through: number;
  bound: number;
  note?: string;
};

/** An attack that a test plays. */
export type ProvenBy = { attack: string; provenBy: string };

export type AttackResult = Played | ProvenBy;

/** The results of the attacks on the running shop, and the tests that play the others; an attack that could not run counts as zero tries. */
export async function playAttacks(say: (line: string) => void): Promise<AttackResult[]> {
  const results: AttackResult[] = [];
  // These modules connect when loaded, so the shop must run first.
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

/** One row for each attack, as Markdown; below them how many are no proof. */
export function attacksTable(results: readonly AttackResult[]): string {
  const rows = results.map((it) =>
    'provenBy' in it
      ? `| ${it.attack} | – | – | – | proven by ${it.provenBy} |`
      : `| ${it.attack} | ${it.tries} | ${it.through} | ${it.bound} | ${it.note ?? ''} |`,
  );
  const noProof = `Got further than they may, or were not played: ${succeededAttacks(results).length}.`;
  return [...HEAD, ...rows, '', noProof].join('\n');
}

/** The table's gaps as a proof: attacks that succeeded, and attacks that did not run. */
export function succeededAttacks(results: readonly AttackResult[]): string[] {
  return results.flatMap((it) => {
    if ('provenBy' in it) return [];
    if (it.tries === 0) return [`not played: ${it.attack}: ${it.note ?? 'nothing was tried'}`];
    return it.through > it.bound ? [`got through: ${it.attack}: ${it.through}`] : [];
  });
}
