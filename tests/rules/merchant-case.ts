// How the merchant's cases are written: as tables of what may be done and what may not, each title with what it tries.
import { about, type Expectation, list, listAll } from './cases.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { SERVER_TIME } from './whole-write.ts';

export const OTHERS = ['asha', 'ravi', 'visitor'] as const;
export const AT = new Date(1_760_000_000_000);
export const LATER = new Date(1_760_000_000_001);
/** A moment as numbers tell it. */
export const MOMENT = 1_760_000_000_000;
/** Whose change it is, and when. */
export const SIGNED = { changedBy: 'merchant', changedAt: SERVER_TIME };
export const x = (count: number) => 'x'.repeat(count);

type Told<T> = { allowed?: Readonly<Record<string, T>>; denied?: Readonly<Record<string, T>> };

export function tried<T>(
  make: (expect: Expectation, title: string, what: T) => RuleCase,
  told: Told<T>,
): RuleCase[] {
  return (['allowed', 'denied'] as const).flatMap((expect) =>
    Object.entries(told[expect] ?? {}).map(([title, what]) => make(expect, title, what)),
  );
}

/** None of these is for anybody but the merchant. */
export function othersMayNot(what: string, make: (title: string, as: Person) => RuleCase) {
  return OTHERS.map((as) => make(`${as} ${what}`, as));
}

/** Sentences about a collection, by the merchant unless they say otherwise. */
export const ofMerchant = (what: string) => {
  const may = about(what);
  return (...[expect, title, does, as = 'merchant', given]: Parameters<typeof may>) =>
    may(expect, title, does, as, given);
};

/** The merchant lists so many at a time, and nobody else any. */
export const listedByMerchant = (may: ReturnType<typeof ofMerchant>, collection: string) => [
  may('allowed', `the merchant lists ${collection}, 500 at a time`, list(collection, 500)),
  may('denied', `the merchant lists no more of ${collection}`, list(collection, 501)),
  may('denied', `the merchant says how many of ${collection}`, listAll(collection)),
  ...othersMayNot(`does not list ${collection}`, (title, as) =>
    may('denied', title, list(collection), as),
  ),
];

let met = 0;
export function ownPath(collection: string): string {
  met += 1;
  return `${collection}/of-the-desk-${String(met).padStart(6, '0')}-of-its-own`;
}

export type Who = { as?: Person; stored?: Fields | undefined };
