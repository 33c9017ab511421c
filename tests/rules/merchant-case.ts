// How the merchant's cases are written: as tables of allowed and denied attempts, each under a title.
import { OTHER_LANGUAGES } from '#domain/shared/translations.ts';
import { about, type Expectation, list, listAll, write } from './cases.ts';
import type { Attempt, Documents, Fields, Person, RuleCase } from './rule-case.ts';
import { SIGNED } from './whole-write.ts';

export const OTHERS = [
  'asha',
  'ravi',
  'visitor',
  'packer',
  'removed',
  'demoted',
  'untold',
] as const;
/** People with no role at the desk, now or by their token. */
export const STRANGERS_AT_DESK = ['asha', 'ravi', 'visitor', 'removed', 'untold'] as const;
export const AT = new Date(1_760_000_000_000);
export const LATER = new Date(1_760_000_000_001);
/** A moment as a number. */
export const MOMENT = 1_760_000_000_000;
export const x = (count: number) => 'x'.repeat(count);

type Told<T> = { allowed?: Readonly<Record<string, T>>; denied?: Readonly<Record<string, T>> };
type Make = (expect: Expectation, title: string, data: Fields) => RuleCase;

export function tried<T, R = RuleCase>(
  make: (expect: Expectation, title: string, what: T) => R,
  told: Told<T>,
): R[] {
  return (['allowed', 'denied'] as const).flatMap((expect) =>
    Object.entries(told[expect] ?? {}).map(([title, what]) => make(expect, title, what)),
  );
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 30)}… of ${text.length}` : text;
};

/** The same with each of these values of a field. `rest`: the other fields. */
export const valued = (make: Make, told: Told<readonly unknown[]>, rest: Fields = {}) =>
  tried(
    (expect, field, values: readonly unknown[]) =>
      values.map((value) => make(expect, `${field} ${shown(value)}`, { ...rest, [field]: value })),
    told,
  ).flat();

/** Only the merchant may do any of these. */
export const othersMayNot = <T>(
  what: string,
  make: (expect: Expectation, title: string, data: T, as: Person) => RuleCase,
  data: T,
) => OTHERS.map((as) => make('denied', `${as} ${what}`, data, as));

/** Sentences about a collection that has these documents, by the merchant unless stated otherwise. */
export const ofMerchant = (what: string, stored?: Documents) => {
  const may = about(what, stored);
  return (...[expect, title, does, as = 'merchant', given]: Parameters<typeof may>) =>
    may(expect, title, does, as, given);
};

/** The merchant lists a limited number at a time, and nobody else any. */
export const listedByMerchant = (may: ReturnType<typeof ofMerchant>, collection: string) => [
  may('allowed', `the merchant lists ${collection}, 500 at a time`, list(collection, 500)),
  may('denied', `the merchant lists no more of ${collection}`, list(collection, 501)),
  may('denied', `the merchant says how many of ${collection}`, listAll(collection)),
  ...othersMayNot(`does not list ${collection}`, may, list(collection)),
];

/** Values of the field `texts` of a thing with these fields, within and beyond the limits. */
export function translations(name: string, text?: string): Told<readonly unknown[]> {
  const said = { [name]: 'मोरिंगा', ...(text && { [text]: '<p>हरा।</p>' }) };
  const long = { [name]: 'र'.repeat(2_400), ...(text && { [text]: 'र'.repeat(200_000) }) };
  const inHindi = (...all: unknown[]) => all.map((hi) => ({ hi }));
  const inAll = Object.fromEntries(OTHER_LANGUAGES.map((it) => [it, said]));
  const odd = text ? [{ [text]: 'र'.repeat(200_001) }, { [text]: ['<p>हरा।</p>'] }] : [];
  return {
    allowed: { texts: [inAll, ...inHindi(said, long, ...(text ? [{ [name]: 'मोरिंगा' }] : []))] },
    denied: {
      texts: [
        ...inHindi({ [name]: 'र'.repeat(2_401) }, { [name]: '' }, { [name]: 7 }, 'मोरिंगा', ...odd),
        ...OTHER_LANGUAGES.map((it) => ({ [it]: { note: 'x' } })),
        ...[{ hi: { ...said, note: 'नोट' } }, { hi: said, tlh: said }, 'मोरिंगा'],
      ],
    },
  };
}

let met = 0;
export function ownPath(collection: string): string {
  met += 1;
  return `${collection}/of-the-desk-${String(met).padStart(6, '0')}-of-its-own`;
}

export type Changing = Extract<Attempt, { verb: 'write' | 'merge' | 'delete' }>;

/** The note of a change of this public document; `more`: its other fields. */
export function noteOf(path: string, more: Fields = {}): Fields {
  const [collection, id] = path.split('/');
  const told = { timestamp: MOMENT, ...SIGNED, ...more };
  if (more.does === 'import') return told;
  if (collection === 'shop') return { settingsId: id, upon: {}, ...told };
  const of = collection === 'products' ? { productId: id } : { collection, entryId: id };
  return { ...of, ...(!('by' in more) && { does: 'change', upon: {} }), ...told };
}

const notesOf = (path: string) => (path.startsWith('shop/') ? 'shopChanges' : 'productChanges');

/** The same change, with a note of its author in the same commit. `more`: the note's other fields. */
export const noted = (does: Changing, more?: Fields) =>
  withNote(does, ownPath(notesOf(does.path)), noteOf(does.path, more));

/** Nothing but the note of a change of the document at `path`. */
export const noting = (path: string, more: Fields) =>
  write(ownPath(notesOf(path)), noteOf(path, more));

/** The same change, with this note under this path. */
export function withNote(does: Changing, path: string, data: Fields): Attempt {
  const [, changeId = ''] = path.split('/');
  const beside = [...(does.beside ?? []), { path, data }];
  if (does.verb === 'delete') {
    return { ...does, beside: [...beside, deletionNote(does.path, changeId)] };
  }
  const changed = { ...does, beside, data: { ...does.data, changeId } };
  return changed.verb === 'write'
    ? changed
    : { ...changed, fields: [...changed.fields, 'changeId'] };
}

/** The write that names the note of a deleted document. */
export function deletionNote(path: string, changeId: string, more: Fields = SIGNED) {
  const [collection, id] = path.split('/');
  return { path: `deletions/${collection}/of/${id}`, data: { changeId, ...more } };
}
