// Cases that collections share to which phones send: the id, the texts, and what is stored where nobody may read.
import { MAX_ID_LENGTH, MIN_CLIENT_ID_LENGTH } from '#core/model/limits.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';

type Expectation = RuleCase['expect'];

/** What is sent to a collection under an id. Some documents speak of their own id. */
export type Sent = (id: string) => Fields;

/** A sentence about a first write to a collection; every case gets an id of its own unless it names one. */
export function sendingTo(collection: string, sender: Person = 'visitor') {
  let made = 0;
  return (
    expect: Expectation,
    title: string,
    data: Fields | Sent,
    { as = sender, id }: { as?: Person; id?: string } = {},
  ): RuleCase => {
    made += 1;
    const place =
      id ?? `${collection.replaceAll('/', '-')}-case-${String(made).padStart(6, '0')}-made-here`;
    const fields = typeof data === 'function' ? data(place) : data;
    const does = { verb: 'write', path: `${collection}/${place}`, data: fields } as const;
    return { title: `${collection}: ${title}`, as, does, expect };
  };
}

/** Ids at the limits that every id has which a phone makes. */
export const ID_LENGTHS = {
  tooShort: 'a'.repeat(MIN_CLIENT_ID_LENGTH - 1),
  shortest: 'a'.repeat(MIN_CLIENT_ID_LENGTH),
  longest: 'a'.repeat(MAX_ID_LENGTH),
  tooLong: 'a'.repeat(MAX_ID_LENGTH + 1),
};

/** The id is one that a phone made. */
export function idCases(collection: string, sent: Sent, sender?: Person): RuleCase[] {
  const send = sendingTo(collection, sender);
  return [
    send('allowed', 'the shortest id that nobody guesses', sent, { id: ID_LENGTHS.shortest }),
    send('denied', 'an id that is shorter', sent, { id: ID_LENGTHS.tooShort }),
    send('allowed', 'the longest id', sent, { id: ID_LENGTHS.longest }),
    send('denied', 'an id that is longer', sent, { id: ID_LENGTHS.tooLong }),
    send('denied', 'an id may hold no dot', sent, { id: `${'a'.repeat(20)}.a` }),
  ];
}

/** What is stored may be sent again unchanged, and nothing else may be done with it. */
export function storedCases(path: string, stored: Fields, changed: Fields): RuleCase[] {
  const [collection = ''] = path.split('/');
  const write = (expect: Expectation, title: string, as: Person, to: string, data: Fields) => ({
    title: `${collection}: ${title}`,
    as,
    does: { verb: 'write' as const, path: to, data },
    expect,
  });
  const below = `${path}/notes`;
  const denied = (title: string, does: RuleCase['does']): RuleCase[] =>
    (['visitor', 'asha'] as const).map((as) => ({
      title: `${collection}: ${title}, as ${as}`,
      as,
      does,
      expect: 'denied',
    }));
  return [
    write('allowed', 'a visitor may send a stored one again, unchanged', 'visitor', path, stored),
    write('allowed', 'Asha may send a stored one again, unchanged', 'asha', path, stored),
    write('denied', 'a visitor may not change one', 'visitor', path, changed),
    write('denied', 'Asha may not change one', 'asha', path, changed),
    write('denied', 'nobody may add to one', 'asha', path, { ...stored, note: 'x' }),
    write('denied', 'nobody may empty one', 'asha', path, {}),
    write(
      'denied',
      'nobody may write below one',
      'asha',
      `${below}/made-below-by-a-client`,
      stored,
    ),
    write('denied', 'nobody may resend below one', 'asha', `${below}/stored`, stored),
    ...denied('nobody may read one', { verb: 'get', path }),
    ...denied('nobody may list them', { verb: 'list', collection, limit: 1 }),
    ...denied('nobody may delete one', { verb: 'delete', path }),
  ];
}

/** A text field takes 1 to `longest` characters of any language, and only text. */
export function textCases(
  collection: string,
  sent: Sent,
  field: string,
  longest: number,
  sender?: Person,
) {
  const send = sendingTo(collection, sender);
  const holding = (value: unknown) => (id: string) => ({ ...sent(id), [field]: value });
  return [
    send('allowed', `${field} of ${longest} characters is fine`, holding('ह'.repeat(longest)), {
      id: `${field}-longest-of-these-cases`,
    }),
    send(
      'denied',
      `${field} of ${longest + 1} characters is refused`,
      holding('a'.repeat(longest + 1)),
      {
        id: `${field}-too-long-of-these-cases`,
      },
    ),
    send('allowed', `${field} of one character is fine`, holding('a'), {
      id: `${field}-shortest-of-these-cases`,
    }),
    ...[
      ['empty', ''],
      ['a number', 7],
      ['a list', ['a']],
      ['nothing', null],
    ].map(([what, value], at) =>
      send('denied', `${field} that is ${what} is refused`, holding(value), {
        id: `${field}-refused-of-these-cases-${at}`,
      }),
    ),
  ];
}
