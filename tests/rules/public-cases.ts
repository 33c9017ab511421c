// What everybody may do: read the catalogue, and send enquiries, messages and feedback. Paths without a rule stay closed.
import {
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_CODE_UNITS,
  MAX_NAME_LENGTH,
} from '#domain/shared/limits.ts';
import { MAX_CODE_UNITS_PER_CHARACTER } from '#engine/limits.ts';
import {
  about,
  allowed,
  closedBelow,
  denied,
  type Expectation,
  everywhere,
  fieldCases,
  get,
  IDS,
  idCases,
  list,
  listCases,
  MOMENTS,
  merge,
  remove,
  sendingTo,
  texts,
  type Values,
  without,
  write,
} from './cases.ts';
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';

const PUBLIC = ['products', 'categories', 'brands', 'blogs', 'shop', 'tombstones'];

function publicCases(collection: string): RuleCase[] {
  const stored = `${collection}/stored`;
  const may = about(collection, { [stored]: { name: 'Moringa powder', price: 250 } });
  return [
    may('allowed', 'a visitor may open one', get(stored), 'visitor'),
    ...listCases(may, collection, 'visitor'),
    may('allowed', 'with nothing skipped', list(collection, 1, { offset: 0 }), 'visitor'),
    may('denied', 'Asha may not add one', write(`${collection}/added-by-a-client`, { price: 1 })),
    may('denied', 'Asha may not change one', write(stored, { price: 1 })),
    may('denied', 'Asha may not delete one', remove(stored)),
    ...closedBelow(may, stored, { name: 'A farm' }),
  ];
}

const HEAD = 'catalogue/head';
const head = about('the mark of the last change', {
  ...{ [HEAD]: { changedAt: 1 }, 'catalogue/other': { note: 'not for phones' } },
});

/** Closed to everybody, signed in or not. */
const PAYMENT = 'payments/stored-order-of-asha';
const CLOSED = 'suppliers sentMessages sentNotices accounts secrets stock ratings'.split(' ');
const closed: Readonly<Record<string, Attempt>> = {
  'Asha’s payment is read': get(PAYMENT),
  'a payment is made up': write('payments/made-up-payment-of-asha', { status: 'success' }),
  'Asha’s payment is changed': merge(PAYMENT, { status: 'success' }),
  'Asha’s payment is deleted': remove(PAYMENT),
  'payments are listed': list('payments'),
  'people are listed': list('users'),
  'orders are searched across people': everywhere('orders'),
  ...Object.assign(
    {},
    ...CLOSED.map((name) => ({
      [`one of ${name} is read`]: get(`${name}/stored`),
      [`${name} are listed`]: list(name),
      [`one of ${name} is made up`]: write(`${name}/made-up-by-a-client-here`, { uid: 'asha' }),
      [`one of ${name} is changed`]: merge(`${name}/stored`, { maxOpenOrders: 1_000, sold: -1 }),
      [`one of ${name} is deleted`]: remove(`${name}/stored`),
    })),
  ),
};

const hidden = Object.fromEntries(
  [PAYMENT, ...CLOSED.map((name) => `${name}/stored`)].map((path) => [path, { uid: 'asha' }]),
);

const OPEN_CASES: readonly RuleCase[] = [
  ...PUBLIC.flatMap(publicCases),
  head('allowed', 'a visitor may ask for it', get(HEAD), 'visitor'),
  head('denied', 'nobody may read what lies beside it', get('catalogue/other')),
  head('denied', 'nobody may list what lies beside it', list('catalogue')),
  head('denied', 'Asha may not move it', write(HEAD, { changedAt: 2 })),
  head('denied', 'Asha may not delete it', remove(HEAD)),
  ...(['visitor', 'asha'] as const).flatMap((as) =>
    Object.entries(closed).map(([what, does]) =>
      about('closed', hidden)('denied', `${what} by ${as}`, does, as),
    ),
  ),
];

/** These hold in a shop without documents, where any write would be a first one. */
export const EMPTY_SHOP_CASES: readonly RuleCase[] = [
  head('denied', 'Asha may not make it either', write(HEAD, { changedAt: 1 })),
];

const ANYBODY = ['visitor', 'asha'] as const;
const LINE = texts(MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER);
const LONG = texts(MAX_MESSAGE_CODE_UNITS);

/** A stored one may be sent again unchanged; nothing else is allowed. Only a function sets its expiry. */
function storedCases(path: string, stored: Fields, changed: Fields): RuleCase[] {
  const [collection = ''] = path.split('/');
  const may = about(collection);
  const withEnd = `${path}-with-its-end`;
  const later = { expiresAt: new Date(4_000_000_000_000) };
  const ending = { ...stored, expiresAt: new Date(1_800_000_000_000) };
  const given = { [path]: stored, [withEnd]: ending };
  const send = (e: Expectation, title: string, to: string, data: Fields, as: Person = 'asha') =>
    may(e, title, write(to, data), as, given);
  return [
    send('allowed', 'Asha may send a stored one again, unchanged', path, stored),
    send('allowed', 'one whose end is noted may be sent again, unchanged', withEnd, stored),
    send('denied', 'one whose end is noted may not be changed', withEnd, changed),
    send('denied', 'nobody may say when one ends', path, { ...stored, ...later }),
    send('denied', 'nobody may put off the end of one', withEnd, { ...stored, ...later }),
    send('denied', 'nobody may send one with an end', `${path}-new`, { ...stored, ...later }),
    send('denied', 'nobody may add to one', path, { ...stored, note: 'x' }),
    send('denied', 'nobody may take from one', path, without(stored, Object.keys(stored)[0] ?? '')),
    send('denied', 'nobody may empty one', path, {}),
    ...ANYBODY.flatMap((as) => [
      send('denied', `${as} may not change one`, path, changed, as),
      may('denied', `${as} may not read one`, get(path), as),
      may('denied', `${as} may not list them`, list(collection, 1), as),
      may('denied', `${as} may not delete one`, remove(path), as),
    ]),
    ...closedBelow(may, path, stored),
  ];
}

export const ASHAS = { userId: 'asha', productId: 'moringa', timestamp: 1_760_000_000_000 };
const NAMELESS = { ...ASHAS, userId: null };
export const ASHAS_ENQUIRY = 'queries/stored-enquiry-of-asha';
const NAMELESS_ENQUIRY = 'queries/stored-enquiry-of-nobody';
const enquire = sendingTo('queries', 'asha');
const enquiry = () => ASHAS;
const aboutEnquiry = about('queries', { [NAMELESS_ENQUIRY]: NAMELESS });
/** The owners of the two stored enquiries. */
const again: readonly (readonly [Expectation, Person, string, Fields])[] = [
  ['denied', 'ravi', ASHAS_ENQUIRY, ASHAS],
  ['denied', 'visitor', ASHAS_ENQUIRY, ASHAS],
  ['denied', 'asha', ASHAS_ENQUIRY, NAMELESS],
  ['allowed', 'visitor', NAMELESS_ENQUIRY, NAMELESS],
  ['allowed', 'asha', NAMELESS_ENQUIRY, NAMELESS],
  ['denied', 'asha', NAMELESS_ENQUIRY, ASHAS],
];

const ENQUIRIES: readonly RuleCase[] = [
  enquire('allowed', 'a visitor may ask without a name', NAMELESS, { as: 'visitor' }),
  enquire('allowed', 'Asha may ask in her own name', ASHAS),
  enquire('allowed', 'Asha may send what she wrote before she signed in', NAMELESS),
  enquire('denied', 'Ravi may not ask in the name of Asha', ASHAS, { as: 'ravi' }),
  enquire('denied', 'a visitor may not ask in the name of Asha', ASHAS, { as: 'visitor' }),
  enquire('denied', 'who has no phone has no name', ASHAS, { as: 'asha without a phone' }),
  enquire('allowed', 'and may ask without one', NAMELESS, { as: 'asha without a phone' }),
  ...idCases(enquire, enquiry),
  ...fieldCases(enquire, enquiry, {
    productId: IDS,
    timestamp: MOMENTS,
    userId: denied(7, ''),
  }),
  ...storedCases(ASHAS_ENQUIRY, ASHAS, { ...ASHAS, productId: 'turmeric' }),
  ...again.map(([expect, as, path, data]) =>
    aboutEnquiry(expect, `${as} sends ${JSON.stringify(data)} as ${path}`, write(path, data), as),
  ),
];

/** With a code of one to three digits and a space: ten digits in India, four to fourteen elsewhere. */
const phones: Values = [
  ...allowed('+1 9876543210', '+977 9876543210', '+971 501234567', '+290 2345'),
  ...allowed('+49 12345678901234'),
  ...denied('+9777 9876543210', '+ 9876543210', '91 9876543210', '+919876543210'),
  ...denied('+91 987654321', '+91 98765432100', '+290 234', '+49 123456789012345'),
  ...denied('+91 98765abcde', '+971 50abcde67', 'call +91 9876543210', '+91 9876543210\n'),
  ...denied(9_876_543_210, ['+91 9876543210']),
];

const maxEmail = `${'a'.repeat(MAX_EMAIL_LENGTH - 12)}@example.com`;
export const EMAILS: Values = [
  ['allowed', `${MAX_EMAIL_LENGTH} characters`, maxEmail],
  ['denied', 'one character more', `a${maxEmail}`],
  ...allowed("tim.o'connor@example.com", 'raj&co@example.co.in', 'a@xn--11b4c3d.xn--h2brj9c'),
  ...denied('', 'asha.example.com', 'asha@haat@example.com', '@example.com', 'asha@example'),
  ...denied('asha rao@example.com', 7, ['asha@example.com']),
];

export const MESSAGE = {
  ...{ name: 'Asha Rao', phone: '+91 9876543210', email: 'asha.rao@example.com' },
  message: 'Do you deliver to Sehore?',
};
export const ASHAS_MESSAGE = 'contact-us/stored-message-of-asha';
const tell = sendingTo('contact-us');
const message = () => MESSAGE;

const MESSAGES: readonly RuleCase[] = [
  ...ANYBODY.map((as) => tell('allowed', `${as} may send one`, message, { as })),
  ...idCases(tell, message),
  ...fieldCases(tell, message, { name: LINE, message: LONG, phone: phones, email: EMAILS }),
  ...storedCases(ASHAS_MESSAGE, MESSAGE, { ...MESSAGE, message: 'Forget it.' }),
];

const say = sendingTo('services');
const address = (bucket: string, id: string) => `${bucket}service-documents%2F${id}?alt=media`;
const OWN = 'http://localhost:9199/v0/b/demo-haat.appspot.com/o/';
const GOOGLE = 'https://firebasestorage.googleapis.com/v0/b/organic-farm.firebasestorage.app/o/';
export const ASHAS_FEEDBACK = 'services/stored-feedback-of-asha';
const feedback = (id: string) => {
  return { name: 'Moringa leaf powder', description: 'Very good.', fileURL: address(OWN, id) };
};
const FEEDBACK = feedback('stored-feedback-of-asha');

/** A link that the merchant opens: it leads to the file of the same id, and nowhere else. */
const links: readonly (readonly [string, (id: string) => unknown])[] = [
  ['to another shop’s bucket', (id) => address(GOOGLE, id)],
  ['to the file of another', () => address(OWN, 'file-of-somebody-else-00')],
  ['to another folder', (id) => `${OWN}products%2F${id}?alt=media`],
  ['with more behind it', (id) => `${address(OWN, id)}&x=1`],
  ['that runs a script', (id) => `javascript:alert(1)//${address(OWN, id)}`],
  ['that is a list', (id) => [address(OWN, id)]],
];

const FEEDBACKS: readonly RuleCase[] = [
  ...ANYBODY.map((as) => say('allowed', `${as} may send some`, feedback, { as })),
  ...idCases(say, feedback),
  ...fieldCases(say, feedback, { name: LINE, description: LONG }),
  ...links.map(([what, link]) =>
    say('denied', `a link ${what}`, (id) => ({ ...FEEDBACK, fileURL: link(id) })),
  ),
  ...storedCases(ASHAS_FEEDBACK, FEEDBACK, { ...FEEDBACK, description: 'Forget it.' }),
];

export const PUBLIC_CASES: readonly RuleCase[] = [
  ...OPEN_CASES,
  ...ENQUIRIES,
  ...MESSAGES,
  ...FEEDBACKS,
];
