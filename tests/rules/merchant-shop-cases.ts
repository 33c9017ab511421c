// The shop's settings, in one public document that only the merchant may change. Every change is noted under its own id.
import { type Expectation, get, list, merge, remove, without } from './cases.ts';
import {
  AT,
  LATER,
  noted,
  noteOf,
  OTHERS,
  ofMerchant,
  othersMayNot,
  ownPath,
  tried,
  withNote,
  x,
} from './merchant-case.ts';
import type { Fields, Person, RuleCase } from './rule-case.ts';

const BANK = {
  ...{ accountName: 'Green Fields', accountNumber: '5550001234', ifsc: 'GFLD0000001' },
  ...{ bankName: 'Bank of Theni', branch: 'Theni' },
};
const UPI = { vpa: 'green@fields', payeeName: 'Green Fields' };
const TAX = {
  ...{ gstin: '27AAPFU0939F1ZV', dealer: 'regular', legalName: 'Meena Patil', tradeName: '' },
  ...{ registeredAddress: 'Theni', series: 'FARM', signatory: '', fssai: '' },
};
const SELLING = {
  ...{ deliveryCharge: '40', freeFrom: '500', minimumOrder: '100', cash: 'yes', cashBelow: '2000' },
  ...{ couponCode: 'DIWALI', couponOff: '10%', couponFrom: '300', couponLastDay: '2027-11-08' },
};
const OFFICER = {
  ...{ officer: 'Asha Rao', designation: 'Owner' },
  ...{ officerPhone: '+91 90000 00003', officerEmail: 'asha@fields.example' },
};
/** These texts, of this length in all. */
const filled = (texts: Record<string, string>, field: string, length: number) => {
  const others = Object.values(without(texts, field)).join('').length;
  return { ...texts, [field]: x(length - others) };
};
const taxed = (length: number) => ({ tax: filled(TAX, 'tradeName', length) });
const selling = (length: number) => ({ selling: filled(SELLING, 'couponCode', length) });
const officer = (length: number) => ({ grievance: filled(OFFICER, 'officer', length) });
const bank = (length: number) => ({ bank: filled(BANK, 'accountName', length) });
const RESULTS = { heading: '', text: '', time: '' };
const CLAIMS = { rating: '4.9/5', delivery: '', produce: 'Natural', results: RESULTS };
const MAPS = 'https://maps.example/?q=Theni';
const ADDRESS = ['Green Fields', 'Theni 625531'];
const SAID: Fields = {
  ...{ phones: ['+91 90000 00001', '+91 90000 00002'], chatNumber: '919000000001' },
  ...{ email: 'farm@fields.example', address: ADDRESS, mapsUrl: MAPS },
  ...{ hours: ['Daily, 9 to 18', 'Closed on Diwali'], bank: BANK, upi: UPI, claims: CLAIMS },
  ...{ grievance: OFFICER, tax: TAX, selling: SELLING },
  ...{ zones: ['560, 562-564', '1', '2'], workingDays: '0111111', holidays: ['2027-01-26'] },
  ...{ faqs: ['Do you deliver?', 'Yes.'], videos: ['aqz-KE-bpKQ', 'A morning', 'Kaveri'] },
  banners: ['wide', 'narrow', 'Leaves in a basket', 'Fresh leaves', 'moringa'],
};
const STORED = { phones: ['+91 90000 00001'], email: 'farm@fields.example', updatedAt: AT };

const may = ofMerchant('the shop');

/** Sets some fields beside the stored ones. */
function says(
  expect: Expectation,
  title: string,
  data: Fields,
  { as, isFirst = false }: { as?: Person; isFirst?: boolean } = {},
): RuleCase {
  const path = ownPath('shop');
  return may(expect, title, noted(merge(path, data)), as, isFirst ? {} : { [path]: STORED });
}
const said = (title: string, ...values: [most: Fields, more: Fields]) => [
  says('allowed', `as long as it may be: ${title}`, values[0]),
  says('denied', `longer than it may be: ${title}`, values[1]),
];

const shapes: readonly RuleCase[] = [
  ...Object.entries(SAID).flatMap(([field, value]) => [
    says('allowed', `the merchant says ${field}`, { [field]: value }),
    says('denied', `${field} is no number`, { [field]: 7 }),
  ]),
  ...tried(says, {
    allowed: {
      'the merchant says everything': { ...SAID, updatedAt: AT },
      'a chat number of 8 digits': { chatNumber: '12345678' },
      'the shop has no GSTIN': { tax: { ...TAX, gstin: '' } },
      'nobody is named for complaints': {
        grievance: { officer: '', designation: '', officerPhone: '', officerEmail: '' },
      },
      'UPI is not offered': { upi: { vpa: '', payeeName: '' } },
      'as many questions as there may be': { faqs: Array(40).fill('x') },
    },
    denied: {
      'nothing else is said': { motto: 'Green' },
      'a GSTIN of 14 characters': { tax: { ...TAX, gstin: '27AAPFU0939F1Z' } },
      'a GSTIN in small letters': { tax: { ...TAX, gstin: '27aapfu0939f1zv' } },
      'a GSTIN of no state': { tax: { ...TAX, gstin: 'XXAAPFU0939F1ZV' } },
      'a GSTIN that is a number': { tax: { ...TAX, gstin: 27 } },
      'six working days of the week': { workingDays: '011111' },
      'a working day that is neither one nor none': { workingDays: '0111112' },
      'no fourth number': { phones: ['1', '2', '3', '4'] },
      'no number at all': { phones: [] },
      'numbers that are empty': { phones: [''] },
      'numbers that are more than a text': { phones: [{ call: '+91 90000 00001' }] },
      'numbers in a text': { phones: '+91 90000 00001' },
      'a chat number of 7 digits': { chatNumber: '1234567' },
      'a chat number with a plus': { chatNumber: '+919000000001' },
      'a chat number with a 0 in front': { chatNumber: '09000000001' },
      'an email that is none': { email: 'fields.example' },
      'no seventh line': { address: ['1', '2', '3', '4', '5', '6', '7'] },
      'a map at no address': { mapsUrl: 'https://' },
      'a map at an address that runs': { mapsUrl: 'javascript:alert(1)' },
      'a map at an address that is not encrypted': { mapsUrl: 'http://maps.example' },
      'a bank account without its code': { bank: { accountName: 'A', accountNumber: '5550001' } },
      'charges without what the coupon takes off': { selling: without(SELLING, 'couponOff') },
      'charges with more than belongs to them': { selling: { ...SELLING, gift: 'honey' } },
      'a grievance officer without a phone': { grievance: without(OFFICER, 'officerPhone') },
      'an officer with more than belongs to them': { grievance: { ...OFFICER, home: 'Theni' } },
      'a bank account with more than belongs to it': { bank: { ...BANK, pin: '1' } },
      'UPI without a name': { upi: { vpa: 'green@fields' } },
      'more questions than there may be': { faqs: Array(41).fill('x') },
      'a claim is missing': { claims: without(CLAIMS, 'delivery') },
      'a claim of another kind': { claims: { ...CLAIMS, price: 'Best' } },
      'results without a time': { claims: { ...CLAIMS, results: without(RESULTS, 'time') } },
    },
  }),
  ...said('three numbers', { phones: [x(40), x(40), x(40)] }, { phones: [x(40), x(40), x(41)] }),
  ...said('the chat number', { chatNumber: '1'.repeat(15) }, { chatNumber: '1'.repeat(16) }),
  ...said('the address', { address: ['1', '2', '3', '4', '5', x(715)] }, { address: [x(721)] }),
  ...said('the map', { mapsUrl: `https://${x(992)}` }, { mapsUrl: `https://${x(993)}` }),
  ...said('the bank account', bank(405), bank(406)),
  ...said('the grievance officer', officer(534), officer(535)),
  ...said('UPI', { upi: { ...UPI, vpa: x(228) } }, { upi: { ...UPI, vpa: x(229) } }),
  ...said('what people ask', { faqs: [x(40_000)] }, { faqs: [x(40_001)] }),
  ...said('tax and licence', taxed(1004), taxed(1005)),
  ...said('charges and coupon', selling(81), selling(82)),
  ...said('claims', claimed({ delivery: x(60) }), claimed({ delivery: x(61) })),
  ...said(
    'results',
    claimed({ results: { ...RESULTS, text: x(180) } }),
    claimed({ results: { ...RESULTS, text: x(181) } }),
  ),
  ...[SAID, { chatNumber: '919000000001' }].map((data) =>
    says('allowed', `the merchant says ${Object.keys(data).length} things at first`, data, {
      isFirst: true,
    }),
  ),
  ...othersMayNot('says nothing', (title, as) =>
    says('denied', title, { email: 'x@y.example' }, { as }),
  ),
  ...othersMayNot('says nothing for the first time', (title, as) =>
    says('denied', title, SAID, { as, isFirst: true }),
  ),
  ...(['merchant', ...OTHERS] as const).map((as) => {
    const path = ownPath('shop');
    return may('denied', `${as} deletes no settings`, remove(path), as, { [path]: STORED });
  }),
];

const LINES = ['1', '2', '3', '4', '5', '6'];

/** Lists of rows, each with this many texts, of at most `longest` characters together. */
const ROWS = [
  { field: 'zones', texts: 3, most: 12, longest: 7248 },
  { field: 'videos', texts: 3, most: 6, longest: 1506 },
  { field: 'banners', texts: 5, most: 5, longest: 2340 },
];

const rows: readonly RuleCase[] = [
  ...said('the hours', { hours: [...LINES, x(834)] }, { hours: [...LINES, x(835)] }),
  says('allowed', 'no hours', { hours: [] }),
  says('denied', 'no eighth line of hours', { hours: [...LINES, '7', '8'] }),
  ...said(
    'the holidays',
    { holidays: ['2027-01-26', x(4790)] },
    { holidays: ['2027-01-26', x(4791)] },
  ),
  says('allowed', 'as many holidays as there may be', { holidays: Array(40).fill('x') }),
  says('denied', 'more holidays than there may be', { holidays: Array(41).fill('x') }),
  says('denied', 'holidays in a text', { holidays: '2027-01-26' }),
  says('denied', 'hours in a text', { hours: 'Daily, 9 to 18' }),
  says('denied', 'hours that are more than a text', { hours: [{ from: '9' }] }),
  ...ROWS.flatMap(({ field, texts, most, longest }) => {
    const list = (count: number, first = 'x') => ({
      [field]: [first, ...Array(count).fill('x')].slice(0, count),
    });
    const counts = Array.from({ length: most + 1 }, (_, count) => count);
    const short = x(longest - texts + 1);
    return [
      ...counts.map((count) => says('allowed', `${count} ${field}`, list(count * texts))),
      says('denied', `more ${field} than there may be`, list((most + 1) * texts)),
      ...[1, texts - 1, texts + 1].map((count) =>
        says('denied', `${field} in ${count} texts`, list(count)),
      ),
      ...said(field, list(texts, short), list(texts, `${short}x`)),
      says('denied', `${field} in a text`, { [field]: x(texts) }),
      says('denied', `${field} that are more than texts`, {
        [field]: Array(texts).fill({ a: 'x' }),
      }),
    ];
  }),
];

const EMAIL = { email: 'new@fields.example', updatedAt: LATER };
const HEARD = 'shopChanges/an-edit-that-was-heard-before';
const heard = {
  ...{ [HEARD]: { settingsId: 'settings', upon: {} } },
  [`${HEARD}/notes/stored`]: { upon: {} },
};

/** Changes the email, with a note of this kind and under this id. */
function notes(expect: Expectation, title: string, edit: Fields, id = ownPath('shopChanges')) {
  const path = ownPath('shop');
  const does = withNote(merge(path, EMAIL), id, noteOf(path, edit));
  return may(expect, title, does, 'merchant', { [path]: STORED });
}

const changes: readonly RuleCase[] = [
  ...tried(notes, {
    denied: {
      'a change that says nothing else': { note: 'x' },
      'a change of settings under no name': { settingsId: 'a/b' },
      'a change at no moment': { timestamp: 0 },
      'a change upon a text': { upon: 'all' },
      'a change upon a list': { upon: [] },
    },
  }),
  notes('denied', 'a change under a short id', {}, 'shopChanges/short'),
  notes('denied', 'a change that was heard is not heard again', {}, HEARD),
  may('allowed', 'the merchant looks whether a change was heard', get(HEARD), 'merchant', heard),
  ...tried(may, {
    denied: {
      'the merchant lists no changes': list('shopChanges'),
      'the merchant deletes no change': remove(HEARD),
      'the merchant reads nothing below a change': get(`${HEARD}/notes/stored`),
    },
  }),
  ...othersMayNot('reads no change', (title, as) => may('denied', title, get(HEARD), as)),
];

function claimed(claims: Fields): Fields {
  const longest = { rating: x(60), produce: x(60) };
  return { claims: { ...CLAIMS, ...(claims.results ? {} : longest), ...claims } };
}

export const MERCHANT_SHOP_CASES: readonly RuleCase[] = [...shapes, ...changes, ...rows];
