// The vocabulary of the cases: attempts, a field's values, and sentences that collections share.
import { MAX_ID_LENGTH, MIN_CLIENT_ID_LENGTH } from '#engine/limits.ts';
import type { Attempt, Documents, Fields, Person, RuleCase } from './rule-case.ts';

export type Expectation = RuleCase['expect'];
type ListMore = Omit<Extract<Attempt, { verb: 'list' }>, 'verb' | 'collection' | 'limit'>;

export const get = (path: string): Attempt => ({ verb: 'get', path });
export const lookFor = (path: string): Attempt => ({ verb: 'look for', path });
export const write = (path: string, data: Fields) => ({ verb: 'write', path, data }) as const;
export const remove = (path: string) => ({ verb: 'delete', path }) as const;
/** Sets some fields, and removes those named but not given. */
export const merge = (path: string, data: Fields, fields = Object.keys(data)) =>
  ({ verb: 'merge', path, data, fields }) as const;
export const list = (collection: string, limit = 10, more: ListMore = {}): Attempt => {
  return { verb: 'list', collection, limit, ...more };
};
export const listAll = (collection: string): Attempt => ({ verb: 'list', collection });
export const everywhere = (collection: string): Attempt => {
  return { verb: 'list everywhere', collection, limit: 10 };
};

/** Sentences about a collection that has these documents, by Asha unless stated otherwise. */
export const about =
  (what: string, stored: Documents = {}) =>
  (
    expect: Expectation,
    title: string,
    does: Attempt,
    as: Person = 'asha',
    given = stored,
  ): RuleCase => {
    return { title: `${what}: ${title}`, as, does, expect, given };
  };
export type May = ReturnType<typeof about>;

export const STRANGERS = ['ravi', 'visitor', 'asha without a phone'] as const;

/** Only Asha may do any of these. */
export function strangersMayNot(may: May, attempts: Readonly<Record<string, Attempt>>): RuleCase[] {
  return STRANGERS.flatMap((as) =>
    Object.entries(attempts).map(([what, does]) =>
      may('denied', `${as} may not ${what}`, does, as),
    ),
  );
}

/** One document at a time or a limited list, from the start. */
export function listCases(may: May, collection: string, as: Person = 'asha'): RuleCase[] {
  return [
    may('allowed', 'may list, 500 at a time', list(collection, 500), as),
    may('denied', 'may not list 501 at a time', list(collection, 501), as),
    may('denied', 'may not list and skip one', list(collection, 500, { offset: 1 }), as),
    may('denied', 'may not list without saying how many', listAll(collection), as),
  ];
}

/** Nobody may touch documents below a document, or in a collection of the same name elsewhere. */
export function closedBelow(may: May, path: string, stored: Fields): RuleCase[] {
  const [collection = ''] = path.split('/').slice(-2);
  const below = `${path}/notes/stored-below-by-the-shop`;
  const no = (title: string, does: Attempt) =>
    may('denied', title, does, 'asha', { [below]: stored });
  return [
    no('nobody may read below one', get(below)),
    no('nobody may list below one', list(`${path}/notes`)),
    no('nobody may send again what lies below one', write(below, stored)),
    no('nobody may write below one', write(`${path}/notes/made-below-by-a-client`, stored)),
    no('nobody may search those of all people', everywhere(collection)),
    may('denied', 'a visitor may not search those of all', everywhere(collection), 'visitor'),
  ];
}

const collectionOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** Asha may open and resend a stored one, and no stranger may. */
export function ownCases(may: May, path: string, stored: Fields): RuleCase[] {
  const added = `${collectionOf(path)}/added-by-somebody-else`;
  return [
    may('allowed', 'Asha may open hers', get(path)),
    may('allowed', 'Asha may look for one that is not there', lookFor(added)),
    may('allowed', 'Asha may send hers again, unchanged', write(path, stored)),
    may('denied', 'Asha may not empty hers', write(path, {})),
    may('denied', 'Asha may not add to hers', write(path, { ...stored, note: 'x' })),
    ...strangersMayNot(may, {
      'open Asha’s': get(path),
      'list those of Asha': list(collectionOf(path)),
      'send Asha’s again': write(path, stored),
      'add one for Asha': write(added, stored),
      'delete Asha’s': remove(path),
      'delete one of Asha’s that is gone': remove(added),
    }),
    ...closedBelow(may, path, stored),
  ];
}

export function removalCases(may: May, path: string, stored: Fields): RuleCase[] {
  const other = `${collectionOf(path)}/stored-to-be-taken-away`;
  return [
    may('allowed', 'Asha may take one away', remove(other), 'asha', { [other]: stored }),
    may('allowed', 'Asha may take away one that is gone', remove(`${other}-before`)),
  ];
}

/** The document sent under an id; some documents contain their own id. */
export type Sent = (id: string) => Fields;
export type Send = ReturnType<typeof sendingTo>;

/** A sentence about a first write to a collection; each case gets its own id unless it names one. */
export function sendingTo(collection: string, sender: Person = 'visitor') {
  const may = about(collection);
  let made = 0;
  return (
    expect: Expectation,
    title: string,
    data: Fields | Sent,
    { as = sender, id }: { as?: Person; id?: string } = {},
  ): RuleCase => {
    made += 1;
    const made6 = String(made).padStart(6, '0');
    const place = id ?? `${collection.replaceAll('/', '-')}-case-${made6}-made-here`;
    const fields = typeof data === 'function' ? data(place) : data;
    return may(expect, title, write(`${collection}/${place}`, fields), as);
  };
}

/** Values of one field: whether it accepts them, their description, and the value. */
export type Values = readonly (readonly [Expectation, string, unknown])[];

/** Ids at the length limits of every id that a phone makes. */
export const ID_LENGTHS = {
  shortest: 'a'.repeat(MIN_CLIENT_ID_LENGTH),
  tooShort: 'a'.repeat(MIN_CLIENT_ID_LENGTH - 1),
  longest: 'a'.repeat(MAX_ID_LENGTH),
  tooLong: 'a'.repeat(MAX_ID_LENGTH + 1),
};

const each =
  (expect: Expectation) =>
  (...values: unknown[]): Values =>
    values.map((value) => [expect, JSON.stringify(value), value] as const);
/** Values that need no description. */
export const [allowed, denied] = [each('allowed'), each('denied')];
const NO_TEXT = denied('', 7, ['a'], null);

/** An id made by a phone. */
export const CLIENT_IDS: Values = [
  ['allowed', 'the shortest id that nobody guesses', ID_LENGTHS.shortest],
  ['denied', 'an id that is shorter', ID_LENGTHS.tooShort],
  ['allowed', 'the longest id', ID_LENGTHS.longest],
  ['denied', 'an id that is longer', ID_LENGTHS.tooLong],
  ['allowed', 'an id of every character that it may hold', 'AZaz09_-AZaz09_-AZaz09_-'],
  ['denied', 'an id with a dot', `${'a'.repeat(20)}.a`],
  ['denied', 'an id with a space at its end', `${'a'.repeat(24)} `],
];

/** An id made by anybody. */
export const IDS: Values = [
  ['allowed', 'one character', 'm'],
  ['allowed', 'the longest id', ID_LENGTHS.longest],
  ['denied', 'a longer id', ID_LENGTHS.tooLong],
  ['denied', 'a path', 'moringa/notes/b'],
  ...NO_TEXT,
];

/** 1 to `longest` code units of any language. */
export const texts = (longest: number): Values => [
  ['allowed', 'one character', 'a'],
  ['allowed', 'a space alone, which only the form refuses', ' '],
  ['allowed', `${longest} characters`, 'ह'.repeat(longest)],
  ['denied', `${longest + 1} characters`, 'a'.repeat(longest + 1)],
  ...NO_TEXT,
];

const END_OF_2099 = 4_102_444_799_999;

/** Milliseconds since 1970. */
export const MOMENTS: Values = [
  ['allowed', 'the first millisecond of 1970', 1],
  ['denied', 'zero', 0],
  ['allowed', 'the last millisecond of 2099', END_OF_2099],
  ['denied', 'the year 2100', END_OF_2099 + 1],
  ['denied', 'half a millisecond', 1_760_000_000_000.5],
  ['denied', 'text', '1760000000000'],
  ['denied', 'a date', new Date(0)],
];

export const without = (data: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => name !== field));

/** It has exactly these fields, each of which accepts exactly the values marked allowed. */
export function fieldCases(
  send: (expect: Expectation, title: string, data: Sent) => RuleCase,
  sent: Sent,
  values: Readonly<Record<string, Values>>,
): RuleCase[] {
  return [
    ...Object.keys(sent('')).map((field) =>
      send('denied', `no ${field}`, (id) => without(sent(id), field)),
    ),
    ...['uid', 'role', 'note'].map((field) =>
      send('denied', `a ${field} beside the rest`, (id) => ({ ...sent(id), [field]: 'asha' })),
    ),
    send('denied', 'nothing at all', () => ({})),
    ...Object.entries(values).flatMap(([field, some]) =>
      some.map(([expect, what, value]) =>
        send(expect, `${field}: ${what}`, (id) => ({ ...sent(id), [field]: value })),
      ),
    ),
  ];
}

export function idCases(send: Send, sent: Sent): RuleCase[] {
  return CLIENT_IDS.map(([expect, what, id]) => send(expect, what, sent, { id: String(id) }));
}
