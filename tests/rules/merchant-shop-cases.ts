// What the merchant may say of the shop, in one document that everybody reads, and that nobody else may. Every change is noted under an id of its own.
import type { Attempt, Fields, Person, RuleCase } from './rule-case.ts';

type Expectation = RuleCase['expect'];

const AT = new Date(1_760_000_000_000);
const OTHERS = ['asha', 'ravi', 'visitor'] as const;
const BANK = {
  accountName: 'Green Fields',
  accountNumber: '5550001234',
  ifsc: 'GFLD0000001',
  bankName: 'Bank of Theni',
  branch: 'Theni',
};
const UPI = { vpa: 'green@fields', payeeName: 'Green Fields' };
const CLAIMS = {
  rating: '4.9/5',
  delivery: '',
  produce: 'Natural',
  results: { heading: '', text: '', time: '' },
};
/** Everything that can be said. */
const SAID: Fields = {
  phones: ['+91 90000 00001', '+91 90000 00002'],
  chatNumber: '919000000001',
  email: 'farm@fields.example',
  address: ['Green Fields', 'Theni 625531'],
  mapsUrl: 'https://maps.example/?q=Theni',
  hours: ['Daily, 9 to 18', 'Closed on Diwali'],
  ...{ bank: BANK, upi: UPI, claims: CLAIMS },
  faqs: ['Do you deliver?', 'Yes.'],
  videos: ['aqz-KE-bpKQ', 'A morning', 'Kaveri'],
  banners: ['wide', 'narrow', 'Leaves in a basket', 'Fresh leaves', 'moringa'],
};
const STORED = { phones: ['+91 90000 00001'], email: 'farm@fields.example', updatedAt: AT };

let met = 0;
function nextPath(): string {
  met += 1;
  return `shop/said-at-the-desk-${met}`;
}

/** Says some of it beside what is stored. */
export function says(
  expect: Expectation,
  title: string,
  data: Fields,
  { as = 'merchant', isFirst = false }: { as?: Person; isFirst?: boolean } = {},
): RuleCase {
  const path = nextPath();
  const does: Attempt = { verb: 'merge', path, data, fields: Object.keys(data) };
  const given = isFirst ? {} : { [path]: STORED };
  return { title: `the shop: ${title}`, as, given, does, expect };
}

/** Notes a change, and makes it in the same commit. */
function notes(
  expect: Expectation,
  title: string,
  edit: Fields,
  data: Fields | undefined,
  { as = 'merchant', stored, id }: { as?: Person; stored?: Fields | null; id?: string } = {},
): RuleCase {
  const settings = nextPath();
  const [, settingsId] = settings.split('/');
  const path = `shopChanges/${id ?? `an-edit-of-the-settings-${String(met).padStart(6, '0')}`}`;
  const beside = data && { path: settings, data };
  const does: Attempt = {
    verb: 'write',
    path,
    data: { settingsId, upon: {}, timestamp: 1_760_000_000_000, ...edit },
    ...(beside && { beside }),
  };
  const given = stored === null ? {} : { [settings]: stored ?? STORED };
  return { title: `the shop: ${title}`, as, given, does, expect };
}

export const x = (count: number) => 'x'.repeat(count);
export const said = (title: string, ...values: [most: Fields, more: Fields]) => [
  says('allowed', `as long as it may be: ${title}`, values[0]),
  says('denied', `longer than it may be: ${title}`, values[1]),
];

const shapes: readonly RuleCase[] = [
  says('allowed', 'the merchant says everything', { ...SAID, updatedAt: AT }),
  ...Object.entries(SAID).map(([field, value]) =>
    says('allowed', `the merchant says ${field}`, { [field]: value }),
  ),
  ...Object.keys(SAID).map((field) => says('denied', `${field} is no number`, { [field]: 7 })),
  says('denied', 'nothing else is said', { motto: 'Green' }),
  ...said('three numbers', { phones: [x(40), x(40), x(40)] }, { phones: [x(40), x(40), x(41)] }),
  says('denied', 'no fourth number', { phones: ['1', '2', '3', '4'] }),
  says('denied', 'no number at all', { phones: [] }),
  says('denied', 'numbers that are empty', { phones: [''] }),
  says('denied', 'numbers that are more than a text', { phones: [{ call: '+91 90000 00001' }] }),
  says('denied', 'numbers in a text', { phones: '+91 90000 00001' }),
  says('allowed', 'a chat number of 8 digits', { chatNumber: '12345678' }),
  says('denied', 'a chat number of 7 digits', { chatNumber: '1234567' }),
  ...said('the chat number', { chatNumber: '123456789012345' }, { chatNumber: '1234567890123456' }),
  says('denied', 'a chat number with a plus', { chatNumber: '+919000000001' }),
  says('denied', 'an email that is none', { email: 'fields.example' }),
  ...said('the address', { address: ['1', '2', '3', '4', '5', x(715)] }, { address: [x(721)] }),
  says('denied', 'no seventh line', { address: ['1', '2', '3', '4', '5', '6', '7'] }),
  says('denied', 'a map at no address', { mapsUrl: 'https://' }),
  says('denied', 'a map at an address that runs', { mapsUrl: 'javascript:alert(1)' }),
  says('denied', 'a map at an address that is not encrypted', { mapsUrl: 'http://maps.example' }),
  ...said('the map', { mapsUrl: `https://${x(992)}` }, { mapsUrl: `https://${x(993)}` }),
  says('denied', 'a bank account without its code', {
    bank: { accountName: 'Green Fields', accountNumber: '5550001234' },
  }),
  says('denied', 'a bank account with more than belongs to it', { bank: { ...BANK, pin: '1' } }),
  ...said('the bank account', bankOf(405), bankOf(406)),
  says('allowed', 'UPI is not offered', { upi: { vpa: '', payeeName: '' } }),
  says('denied', 'UPI without a name', { upi: { vpa: 'green@fields' } }),
  ...said('UPI', { upi: { ...UPI, vpa: x(228) } }, { upi: { ...UPI, vpa: x(229) } }),
  says('allowed', 'as many questions as there may be', { faqs: Array(40).fill('x') }),
  says('denied', 'more questions than there may be', { faqs: Array(41).fill('x') }),
  ...said('what people ask', { faqs: [x(40_000)] }, { faqs: [x(40_001)] }),
  says('denied', 'a claim is missing', {
    claims: { rating: '', produce: '', results: CLAIMS.results },
  }),
  says('denied', 'a claim of another kind', { claims: { ...CLAIMS, price: 'Best' } }),
  ...said(
    'claims',
    { claims: { ...CLAIMS, rating: x(60), produce: x(60), delivery: x(60) } },
    { claims: { ...CLAIMS, rating: x(60), produce: x(60), delivery: x(61) } },
  ),
  ...said('results', claimedIn(180), claimedIn(181)),
  says('denied', 'results without a time', {
    claims: { ...CLAIMS, results: { heading: '', text: '' } },
  }),
  ...OTHERS.map((as) => says('denied', `${as} says nothing`, { email: 'x@y.example' }, { as })),
  says('allowed', 'the merchant says something for the first time', SAID, { isFirst: true }),
  says(
    'allowed',
    'the merchant says one thing for the first time',
    { chatNumber: '919000000001' },
    {
      isFirst: true,
    },
  ),
  ...OTHERS.map((as) =>
    says('denied', `${as} says nothing for the first time`, SAID, { as, isFirst: true }),
  ),
  ...(['merchant', ...OTHERS] as const).map((as): RuleCase => {
    const path = nextPath();
    const title = `the shop: ${as} deletes no settings`;
    return {
      title,
      as,
      given: { [path]: STORED },
      does: { verb: 'delete', path },
      expect: 'denied',
    };
  }),
];

const EMAIL = { email: 'new@fields.example', updatedAt: new Date(1_760_000_000_001) };
const SEEN = { email: STORED.email };
const HEARD = 'shopChanges/an-edit-that-was-heard-before';

const noted: readonly RuleCase[] = [
  notes('allowed', 'a change upon what stands', { upon: SEEN }, EMAIL),
  notes('denied', 'a change upon what has moved', { upon: { email: 'a@b.example' } }, EMAIL),
  notes('denied', 'a change upon nothing, where something was said', { upon: {} }, EMAIL),
  notes('allowed', 'a first bank account', { upon: {} }, { bank: BANK }),
  notes('allowed', 'the first settings of all', { upon: {} }, EMAIL, { stored: null }),
  notes(
    'denied',
    'a bank account that another merchant has said meanwhile',
    { upon: {} },
    {
      bank: BANK,
    },
    { stored: { ...STORED, bank: { ...BANK, branch: 'Madurai' } } },
  ),
  notes(
    'allowed',
    'a bank account that stands as it was seen, in whatever order',
    {
      upon: { bank: Object.fromEntries(Object.entries(BANK).reverse()) },
    },
    { bank: { ...BANK, branch: 'Madurai' } },
    { stored: { ...STORED, bank: BANK } },
  ),
  notes(
    'allowed',
    'what both merchants want',
    { upon: { email: 'a@b.example' } },
    {
      email: STORED.email,
      phones: STORED.phones,
    },
  ),
  notes('denied', 'a change that says nothing else', { upon: SEEN, note: 'x' }, EMAIL),
  notes('denied', 'a change of settings under no name', { upon: SEEN, settingsId: 'a/b' }, EMAIL),
  notes('denied', 'a change at no moment', { upon: SEEN, timestamp: 0 }, EMAIL),
  notes('denied', 'a change upon a text', { upon: 'all' }, EMAIL),
  notes('denied', 'a change upon a list', { upon: [] }, EMAIL),
  notes('denied', 'a change under a short id', { upon: SEEN }, EMAIL, { id: 'short' }),
  ...OTHERS.map((as) => notes('denied', `${as} notes no change`, { upon: SEEN }, EMAIL, { as })),
  ...OTHERS.map((as) =>
    notes('denied', `${as} notes nothing without a change`, {}, undefined, { as }),
  ),
  {
    ...asks('allowed', 'the merchant looks whether a change was heard', {
      verb: 'get',
      path: HEARD,
    }),
    given: {
      [HEARD]: { settingsId: 'settings', upon: {} },
      [`${HEARD}/notes/stored`]: { upon: {} },
    },
  },
  notes('denied', 'a change that was heard is not heard again', { upon: SEEN }, EMAIL, {
    id: 'an-edit-that-was-heard-before',
  }),
  asks('denied', 'the merchant lists no changes', {
    verb: 'list',
    collection: 'shopChanges',
    limit: 10,
  }),
  asks('denied', 'the merchant deletes no change', { verb: 'delete', path: HEARD }),
  asks('denied', 'the merchant reads nothing below a change', {
    verb: 'get',
    path: `${HEARD}/notes/stored`,
  }),
  ...OTHERS.map((as) => asks('denied', `${as} reads no change`, { verb: 'get', path: HEARD }, as)),
];

function asks(
  expect: Expectation,
  title: string,
  does: Attempt,
  as: Person = 'merchant',
): RuleCase {
  return { title: `the shop: ${title}`, as, does, expect };
}

function bankOf(characters: number): Fields {
  const { accountName, ...rest } = BANK;
  const others = Object.values(rest).join('').length;
  return { bank: { ...rest, accountName: accountName.padEnd(characters - others, 'x') } };
}

function claimedIn(characters: number): Fields {
  return { claims: { ...CLAIMS, results: { heading: '', text: x(characters), time: '' } } };
}

export const MERCHANT_SHOP_CASES: readonly RuleCase[] = [...shapes, ...noted];
