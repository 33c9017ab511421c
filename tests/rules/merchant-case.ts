// How the merchant's cases are written: as tables of allowed and denied attempts, each under a title.
import { OTHER_LANGUAGES } from '#domain/shared/translations.ts';
import { about, type Expectation, list, listAll, write } from './cases.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';
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

export function tried<T>(
  make: (expect: Expectation, title: string, what: T) => RuleCase,
  told: Told<T>,
): RuleCase[] {
  return (['allowed', 'denied'] as const).flatMap((expect) =>
    Object.entries(told[expect] ?? {}).map(([title, what]) => make(expect, title, what)),
  );
}

/** Only the merchant may do any of these. */
export function othersMayNot(what: string, make: (title: string, as: Person) => RuleCase) {
  return OTHERS.map((as) => make(`${as} ${what}`, as));
}

/** Sentences about a collection, by the merchant unless stated otherwise. */
export const ofMerchant = (what: string) => {
  const may = about(what);
  return (...[expect, title, does, as = 'merchant', given]: Parameters<typeof may>) =>
    may(expect, title, does, as, given);
};

/** The merchant lists a limited number at a time, and nobody else any. */
export const listedByMerchant = (may: ReturnType<typeof ofMerchant>, collection: string) => [
  may('allowed', `the merchant lists ${collection}, 500 at a time`, list(collection, 500)),
  may('denied', `the merchant lists no more of ${collection}`, list(collection, 501)),
  may('denied', `the merchant says how many of ${collection}`, listAll(collection)),
  ...othersMayNot(`does not list ${collection}`, (title, as) =>
    may('denied', title, list(collection), as),
  ),
];

/** Fields `texts` of a thing with these fields, within and beyond the limits. */
export function translations(name: string, text?: string): Told<Fields> {
  const hi = { [name]: 'मोरिंगा', ...(text && { [text]: '<p>हरा।</p>' }) };
  const longest = { [name]: 'र'.repeat(2_400), ...(text && { [text]: 'र'.repeat(200_000) }) };
  const inHindi = (said: unknown) => ({ texts: { hi: said } }) as Fields;
  return {
    allowed: {
      'the merchant writes it in Hindi, too': inHindi(hi),
      'a name alone in Hindi': inHindi({ [name]: 'मोरिंगा' }),
      'the longest texts in Hindi': inHindi(longest),
      'the merchant writes it in all languages': {
        texts: Object.fromEntries(OTHER_LANGUAGES.map((it) => [it, hi])),
      },
    },
    denied: {
      'no name in Hindi is longer': inHindi({ [name]: 'र'.repeat(2_401) }),
      'a name in Hindi is none that is empty': inHindi({ [name]: '' }),
      'a name in Hindi is a text': inHindi({ [name]: 7 }),
      'nothing is said in Hindi besides': inHindi({ ...hi, note: 'नोट' }),
      'what is said in Hindi has fields': inHindi('मोरिंगा'),
      'the shop does not speak Klingon': { texts: { hi, tlh: hi } },
      'texts are by their languages': { texts: 'मोरिंगा' },
      ...Object.fromEntries(
        OTHER_LANGUAGES.map((it) => [
          `nothing else is said in ${it}`,
          { texts: { [it]: { note: 'x' } } },
        ]),
      ),
      ...(text && {
        'no text in Hindi is longer': inHindi({ [text]: 'र'.repeat(200_001) }),
        'a text in Hindi is one': inHindi({ [text]: ['<p>हरा।</p>'] }),
      }),
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
