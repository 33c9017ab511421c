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
  valued,
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
  as?: Person,
  isFirst = false,
): RuleCase {
  const path = ownPath('shop');
  return may(expect, title, noted(merge(path, data)), as, isFirst ? {} : { [path]: STORED });
}

const LINES = ['1', '2', '3', '4', '5', '6'];
const NOBODY = { officer: '', designation: '', officerPhone: '', officerEmail: '' };
/** Each as long as it may be, and longer or odd. */
const shapes: readonly RuleCase[] = [
  ...Object.entries(SAID).flatMap(([field, value]) => [
    says('allowed', `the merchant says ${field}`, { [field]: value }),
    says('denied', `${field} is no number`, { [field]: 7 }),
  ]),
  ...valued(says, {
    allowed: {
      phones: [[x(40), x(40), x(40)]],
      chatNumber: ['12345678', '1'.repeat(15)],
      address: [[...LINES.slice(1), x(715)]],
      mapsUrl: [`https://${x(992)}`],
      hours: [[], [...LINES, x(834)]],
      grievance: [NOBODY, filled(OFFICER, 'officer', 534)],
      bank: [filled(BANK, 'accountName', 405)],
      upi: [
        { vpa: '', payeeName: '' },
        { ...UPI, vpa: x(228) },
      ],
      faqs: [Array(40).fill('x'), [x(40_000)]],
      holidays: [Array(40).fill('x'), ['2027-01-26', x(4790)]],
      tax: [{ ...TAX, gstin: '' }, filled(TAX, 'tradeName', 1004)],
      selling: [filled(SELLING, 'couponCode', 81)],
      claims: [claimed({ delivery: x(60) }), claimed({ results: { ...RESULTS, text: x(180) } })],
    },
    denied: {
      motto: ['Green'],
      phones: [['1', '2', '3', '4'], [], [''], [{ call: '1' }], '1', [x(40), x(40), x(41)]],
      chatNumber: ['1234567', '+919000000001', '09000000001', '1'.repeat(16)],
      email: ['fields.example'],
      address: [[...LINES, '7'], [x(721)]],
      mapsUrl: ['https://', 'javascript:alert(1)', 'http://maps.x', `https://${x(993)}`],
      hours: [[...LINES, '7', '8'], 'Daily, 9 to 18', [{ from: '9' }], [...LINES, x(835)]],
      grievance: [without(OFFICER, 'officerPhone'), { ...OFFICER, home: 'Theni' }],
      bank: [without(BANK, 'ifsc'), { ...BANK, pin: '1' }, filled(BANK, 'accountName', 406)],
      upi: [{ vpa: 'green@fields' }, { ...UPI, vpa: x(229) }],
      faqs: [Array(41).fill('x'), [x(40_001)]],
      workingDays: ['011111', '0111112'],
      holidays: [Array(41).fill('x'), '2027-01-26', ['2027-01-26', x(4791)]],
      claims: [
        without(CLAIMS, 'delivery'),
        { ...CLAIMS, price: 'Best' },
        { ...CLAIMS, results: without(RESULTS, 'time') },
        claimed({ delivery: x(61) }),
        claimed({ results: { ...RESULTS, text: x(181) } }),
      ],
      selling: [
        without(SELLING, 'couponOff'),
        { ...SELLING, gift: 'honey' },
        filled(SELLING, 'couponCode', 82),
      ],
    },
  }),
  says('denied', 'an officer of 535 characters', { grievance: filled(OFFICER, 'officer', 535) }),
  says('denied', 'taxes of 1,005 characters', { tax: filled(TAX, 'tradeName', 1005) }),
  ...['27AAPFU0939F1Z', '27aapfu0939f1zv', 'XXAAPFU0939F1ZV', 27].map((gstin) =>
    says('denied', `the GSTIN ${gstin}`, { tax: { ...TAX, gstin } }),
  ),
  ...[SAID, { chatNumber: '919000000001' }].map((data) =>
    says('allowed', `${Object.keys(data).length} things at first`, data, 'merchant', true),
  ),
  ...othersMayNot('says nothing', says, { email: 'x@y.example' }),
  ...OTHERS.map((as) => says('denied', `${as} says nothing for the first time`, SAID, as, true)),
  ...(['merchant', ...OTHERS] as const).map((as) => {
    const path = ownPath('shop');
    return may('denied', `${as} deletes no settings`, remove(path), as, { [path]: STORED });
  }),
];

/** Lists of rows, each with this many texts, of at most `longest` characters together. */
const ROWS = [
  { field: 'zones', texts: 3, most: 12, longest: 7248 },
  { field: 'videos', texts: 3, most: 6, longest: 1506 },
  { field: 'banners', texts: 5, most: 5, longest: 2340 },
];

const rows = ROWS.flatMap(({ field, texts, most, longest }) => {
  const list = (count: number, first = 'x') => [first, ...Array(count).fill('x')].slice(0, count);
  const counts = Array.from({ length: most + 1 }, (_, count) => list(count * texts));
  const short = x(longest - texts + 1);
  return valued(says, {
    allowed: { [field]: [...counts, list(texts, short)] },
    denied: {
      [field]: [
        ...[(most + 1) * texts, 1, texts - 1, texts + 1].map((count) => list(count)),
        list(texts, `${short}x`),
        x(texts),
        Array(texts).fill({ a: 'x' }),
      ],
    },
  });
});

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
  ...othersMayNot('reads no change', may, get(HEARD)),
];

function claimed(claims: Fields): Fields {
  const longest = { rating: x(60), produce: x(60) };
  return { ...CLAIMS, ...(claims.results ? {} : longest), ...claims };
}

export const MERCHANT_SHOP_CASES: readonly RuleCase[] = [...shapes, ...changes, ...rows];
