// Who may raise an enquiry, how it must look, and that it can neither be read nor changed.
import type { Fields, Person, RuleCase } from './rule-case.ts';
import { ID_LENGTHS } from './sent-only.ts';
import {
  ASHAS_ENQUIRY as ASHAS,
  ASHAS_ENQUIRY_PATH,
  NAMELESS_ENQUIRY as NAMELESS,
  NAMELESS_ENQUIRY_PATH,
} from './stored-documents.ts';

let made = 0;

/** An id that no other case uses, of the length that a phone makes. */
function freshId(): string {
  made += 1;
  return `enquiry-of-case-${String(made).padStart(4, '0')}`;
}

function send(
  expect: RuleCase['expect'],
  title: string,
  data: Fields,
  as: Person = 'asha',
  id = freshId(),
): RuleCase {
  return { title, as, does: { verb: 'write', path: `queries/${id}`, data }, expect };
}

const { userId: _userId, ...withoutUserId } = ASHAS;
const { productId: _productId, ...withoutProduct } = ASHAS;
const { timestamp: _timestamp, ...withoutTime } = ASHAS;
const END_OF_2099 = 4_102_444_799_999;

export const ENQUIRY_CASES: readonly RuleCase[] = [
  send('allowed', 'a visitor may raise an enquiry without a name', NAMELESS, 'visitor'),
  send('allowed', 'Asha may raise an enquiry in her own name', ASHAS),
  send('allowed', 'Asha may send what she wrote before she signed in', NAMELESS),
  send('denied', 'Ravi may not raise an enquiry in the name of Asha', ASHAS, 'ravi'),
  send('denied', 'a visitor may not raise an enquiry in the name of Asha', ASHAS, 'visitor'),
  send('denied', 'who did not sign in by phone has no name', ASHAS, 'asha without a phone'),
  send('allowed', 'and may ask without one as any visitor', NAMELESS, 'asha without a phone'),
  send('denied', 'a name that is a number is refused', { ...ASHAS, userId: 7 }),
  send('denied', 'an empty name is refused', { ...ASHAS, userId: '' }),

  send('allowed', 'the shortest id that nobody guesses', ASHAS, 'asha', ID_LENGTHS.shortest),
  send('denied', 'an id that is shorter', ASHAS, 'asha', ID_LENGTHS.tooShort),
  send('allowed', 'the longest id', ASHAS, 'asha', ID_LENGTHS.longest),
  send('denied', 'an id that is longer', ASHAS, 'asha', ID_LENGTHS.tooLong),
  send(
    'allowed',
    'an id may hold A-Z, a-z, 0-9, _ and -',
    ASHAS,
    'asha',
    'AZaz09_-AZaz09_-AZaz09_-',
  ),
  send('denied', 'an id may hold no other character', ASHAS, 'asha', 'aaaaaaaaaaaa.aaaaaaaaaaaa'),
  send('denied', 'an id may not hold a space at its end', ASHAS, 'asha', `${'a'.repeat(24)} `),

  send('denied', 'an enquiry must say whose it is, even if nobody', withoutUserId),
  send('denied', 'an enquiry must name a product', withoutProduct),
  send('denied', 'an enquiry must say when it was made', withoutTime),
  send('denied', 'an enquiry may hold nothing more', { ...ASHAS, note: 'call me' }),
  send('denied', 'an enquiry may not be empty', {}),

  send('allowed', 'a product id of 1 character is fine', { ...ASHAS, productId: 'm' }),
  send('denied', 'a product id may not be empty', { ...ASHAS, productId: '' }),
  send('allowed', 'the longest product id is fine', { ...ASHAS, productId: ID_LENGTHS.longest }),
  send('denied', 'a longer product id is refused', { ...ASHAS, productId: ID_LENGTHS.tooLong }),
  send('denied', 'a product id may be no path', { ...ASHAS, productId: 'moringa/notes' }),
  send('denied', 'a product id that is a list is refused', { ...ASHAS, productId: ['moringa'] }),
  send('denied', 'a product id that is a number is refused', { ...ASHAS, productId: 7 }),
  send('denied', 'no product id at all is refused', { ...ASHAS, productId: null }),

  send('allowed', 'the first millisecond of 1970 is a time', { ...ASHAS, timestamp: 1 }),
  send('denied', 'zero is not a time', { ...ASHAS, timestamp: 0 }),
  send('allowed', 'the last millisecond of 2099 is a time', { ...ASHAS, timestamp: END_OF_2099 }),
  send('denied', 'the year 2100 is refused', { ...ASHAS, timestamp: END_OF_2099 + 1 }),
  send('denied', 'half a millisecond is refused', { ...ASHAS, timestamp: 1_760_000_000_000.5 }),
  send('denied', 'a time that is text is refused', { ...ASHAS, timestamp: '1760000000000' }),
  send('denied', 'a date instead of milliseconds is refused', { ...ASHAS, timestamp: new Date(0) }),

  ...storedCases(),
];

function storedCases(): RuleCase[] {
  const resend = (
    expect: RuleCase['expect'],
    title: string,
    as: Person,
    path: string,
    data: Fields,
  ): RuleCase => ({ title, as, does: { verb: 'write', path, data }, expect });
  const [ashas, nameless] = [ASHAS_ENQUIRY_PATH, NAMELESS_ENQUIRY_PATH];
  const changed = { ...ASHAS, productId: 'turmeric' };
  return [
    resend('allowed', 'Asha may send her stored enquiry again, unchanged', 'asha', ashas, ASHAS),
    resend('denied', 'Ravi may not send the enquiry of Asha again', 'ravi', ashas, ASHAS),
    resend('denied', 'a visitor may not send the enquiry of Asha again', 'visitor', ashas, ASHAS),
    resend('allowed', 'a visitor may send a nameless one again', 'visitor', nameless, NAMELESS),
    resend('allowed', 'Asha may send a nameless one again', 'asha', nameless, NAMELESS),
    resend('denied', 'Asha may not change her enquiry', 'asha', ashas, changed),
    resend('denied', 'Asha may not add to her enquiry', 'asha', ashas, { ...ASHAS, note: 'x' }),
    resend('denied', 'Asha may not take from her enquiry', 'asha', ashas, withoutTime),
    resend('denied', 'Asha may not claim a nameless enquiry', 'asha', nameless, ASHAS),
    resend('denied', 'Asha may not take her name off an enquiry', 'asha', ashas, NAMELESS),
    resend(
      'denied',
      'nobody may write below an enquiry',
      'asha',
      `${ashas}/notes/${freshId()}`,
      ASHAS,
    ),
    resend('denied', 'nobody may resend below an enquiry', 'asha', `${ashas}/notes/stored`, ASHAS),
    {
      title: 'Asha may not read an enquiry, not even her own',
      as: 'asha',
      does: { verb: 'get', path: ashas },
      expect: 'denied',
    },
    {
      title: 'a visitor may not read a nameless enquiry',
      as: 'visitor',
      does: { verb: 'get', path: nameless },
      expect: 'denied',
    },
    {
      title: 'nobody may list the enquiries',
      as: 'asha',
      does: { verb: 'list', collection: 'queries', limit: 1 },
      expect: 'denied',
    },
    {
      title: 'Asha may not delete her enquiry',
      as: 'asha',
      does: { verb: 'delete', path: ashas },
      expect: 'denied',
    },
    {
      title: 'a visitor may not delete a nameless enquiry',
      as: 'visitor',
      does: { verb: 'delete', path: nameless },
      expect: 'denied',
    },
  ];
}
