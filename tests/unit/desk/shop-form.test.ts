// The shop's settings as the merchant types them: the fields read, those left alone, and the messages for unreadable ones.
import { expect, test } from 'vitest';
import { readTypedShop, settingsOf, typedShop } from '#domain/settings/desk/shop-form.ts';
import { SHOP_PARTS, type ShopPart } from '#domain/settings/settings.fields.ts';
import { parseSettings } from '#domain/settings/shop-settings.ts';
import { taxSettings } from '#domain/tax/settings-of-tax.ts';
import { shownSettings } from '../../../src/desk/shop/built-settings.ts';
import { readPart, typedPart } from '../../../src/desk/shop/typed-part.ts';
import { BANK, OFFICER, SELLING, SHOWN, TAX, type, x } from './shop-given.ts';

const NOBODY = { officer: '', designation: '', officerPhone: '', officerEmail: '' };

test('no two texts of the form have one control, and what was not touched is not written, also where it could not be written so', () => {
  const controls = SHOP_PARTS.flatMap((part) => Object.keys(typedShop(settingsOf(part), SHOWN)));
  expect(controls).toHaveLength(8 + 4 + 7 + 8 + 9 + 38 + 40 + 6 + 18 + 25);
  expect(new Set(controls).size).toBe(controls.length);
  for (const part of SHOP_PARTS) expect(type(part, {})).toEqual({ fields: {} });
  const odd = { ...SHOWN, mapsUrl: 'http://maps.example' };
  const typed = { ...typedShop(settingsOf('contact'), odd), email: 'new@fields.example' };
  expect(readTypedShop('contact', typed, odd)).toEqual({ fields: { email: 'new@fields.example' } });
});

const FREE = { freeFrom: '१,०००', cash: 'no', cashBelow: 'Rs. 5000/-' };
const FREE_READ = { freeFrom: '1000', cash: 'no', cashBelow: '5000' };
const COUPON = { couponCode: ' new year ', couponOff: '50.00', couponFrom: '' };
const COUPON_READ = { couponCode: 'NEWYEAR', couponOff: '50', couponFrom: '' };
const NO_GSTIN = { gstin: '', legalName: '', registeredAddress: '', series: '' };
const ASHA = { officer: ' Asha ', officerPhone: '090000 00004' };
const ASHA_READ = { officer: 'Asha', officerPhone: '+91 90000 00004' };
const FSSAI = { series: 'f २', fssai: '1234 5678 901234' };
const FSSAI_READ = { series: 'F2', fssai: '12345678901234' };
const NO_UPI = { vpa: '', payeeName: '' };

test.each<[ShopPart, Record<string, string>, object]>([
  ['contact', { phone3: '044 2345 6789' }, { phones: [...SHOWN.phones, '+91 44 2345 6789'] }],
  ['contact', { address: ' Fields \n\n Madurai ' }, { address: ['Fields', 'Madurai'] }],
  ['contact', { hours: ' 9 to 18 \n\nSunday: 1' }, { hours: ['9 to 18', 'Sunday: 1'] }],
  ['contact', { hours: ' \n' }, { hours: [] }],
  ['grievance', NOBODY, { grievance: NOBODY }],
  ['grievance', ASHA, { grievance: { ...OFFICER, ...ASHA_READ } }],
  ['money', { accountNumber: '५५५० 0012 35' }, { bank: { ...BANK, accountNumber: '5550001235' } }],
  ['money', { ifsc: 'gfld0000002' }, { bank: { ...BANK, ifsc: 'GFLD0000002' } }],
  ['money', NO_UPI, { upi: NO_UPI }],
  ['tax', { gstin: ' 27 aapfu0939f1z5 ' }, { tax: { ...TAX, gstin: '27AAPFU0939F1Z5' } }],
  ['tax', FSSAI, { tax: { ...TAX, ...FSSAI_READ } }],
  ['tax', { registeredAddress: ' A \n B\n' }, { tax: { ...TAX, registeredAddress: 'A \n B' } }],
  ['tax', { dealer: 'composition' }, { tax: { ...TAX, dealer: 'composition' } }],
  ['tax', NO_GSTIN, { tax: { ...TAX, ...NO_GSTIN } }],
  ['selling', { deliveryCharge: '₹ 49.5' }, { selling: { ...SELLING, deliveryCharge: '49.50' } }],
  ['selling', FREE, { selling: { ...SELLING, ...FREE_READ } }],
  ['selling', COUPON, { selling: { ...SELLING, ...COUPON_READ } }],
  ['claims', { rating: '' }, { claims: { ...SHOWN.claims, rating: '' } }],
])('what was typed is read without spaces around it: %s %j', (part, typed, fields) => {
  expect(type(part, typed)).toEqual({ fields });
});

const AS_LONG = (most: number) => `Write at most ${most} characters`;
const PHONE = 'such as +91';
const PICTURE = 'Take or choose a photo for this banner.';

/** What is typed: one after the other, between upright strokes. */
const PROBLEMS: Record<ShopPart, [field: string, typed: string, said: string, at?: string][]> = {
  contact: [
    ['phone1', '', 'Write at least one phone number.'],
    ['phone1', '12345|09000 0000|0000 0000', PHONE],
    ['phone2', 'call me|+91 90000 0000', PHONE],
    ['chatNumber', '90000 0000|11 2345 6789|1800 123 4567|+0 90000 00001', 'country code'],
    ['email', 'farm', 'farm@example.com'],
    ['address', '\n', 'six lines'],
    ['hours', '1\n2\n3\n4\n5\n6\n7\n8', 'seven lines'],
    ['hours', x(121), AS_LONG(120)],
    ['mapsUrl', 'javascript:alert(1)', 'https://'],
  ],
  grievance: [
    ['officer', '', 'Write who the grievance officer is.'],
    ['designation', ' ', 'such as Owner'],
    ['officerPhone', '|12345', PHONE],
    ['officerEmail', 'asha', 'farm@example.com'],
    ['officer', x(121), AS_LONG(120)],
  ],
  money: [
    ['branch', '', 'shoppers need it'],
    ['accountNumber', '12', 'passbook'],
    ['ifsc', 'GFLD1', '11 characters'],
    ['vpa', 'green', 'name@bank'],
    ['payeeName', '', 'Write whom the UPI id belongs to.'],
    ['payeeName', x(100), 'Write at most 99 characters'],
  ],
  tax: [
    ['gstin', '27AAPFU0939F1Z|none', 'This is no GSTIN.'],
    ['legalName', '', 'the GSTIN is registered under'],
    ['registeredAddress', ' ', 'the GSTIN is registered at'],
    ['registeredAddress', x(601), AS_LONG(600)],
    ['series', '|GF-1', 'at most four letters or digits'],
    ['series', 'FARMS', AS_LONG(4)],
    ['fssai', '123456789012', '14 digits'],
  ],
  selling: [
    ['deliveryCharge', 'free', 'such as 40 or 499.50'],
    ['freeFrom', '100000', 'up to ₹99,999'],
    ['minimumOrder', '-5', 'Leave it empty for none.'],
    ['cashBelow', '10%', 'Write an amount'],
    ['couponCode', 'दिवाली', 'only letters A to Z'],
    ['couponCode', '', 'Write the code'],
    ['couponOff', '', 'Write what the code takes off'],
    ['couponOff', '100%', 'a share such as 10%'],
    ['couponLastDay', 'tomorrow', 'Choose the last day.'],
  ],
  questions: [
    ['answer1', '', 'remove its question'],
    ['question2', '', 'remove its answer'],
    ['answer2', x(1001), AS_LONG(1000)],
  ],
  videos: [
    ['id1', '|a farm', 'https://youtu.be/'],
    ['id2', 'https://youtu.be/aqz-KE-bpKQ?si=x', 'This video stands further up already.'],
    ['title1', '', 'Write what the video is called.'],
    ['by2', ' ', 'Write who made the video.'],
  ],
  banners: [
    ['wide1', '', PICTURE],
    ['narrow1', 'https://x', PICTURE, 'wide1'],
    ['alt1', '', 'cannot see it'],
    ['words1', ' ', 'Write a few words that stand on the banner.'],
    ['category1', '', 'taps the banner'],
  ],
  claims: [['produce', x(61), AS_LONG(60)]],
  /** In shop-delivery.test.ts. */
  delivery: [],
};

const ALL = SHOP_PARTS.flatMap((part) => PROBLEMS[part].map((problem) => ({ part, problem })));
test.each(ALL)('$part: $problem is answered with a plain sentence', ({ part, problem }) => {
  const [field, typed, said, at = field] = problem;
  const problems = { [at]: expect.stringContaining(said) };
  for (const it of typed.split('|')) expect(type(part, { [field]: it }), it).toEqual({ problems });
});

const rowsOf = (count: number, row: object) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => at + 1).flatMap((number) =>
      Object.entries(row).map(([name, it]) => [`${name}${number}`, it]),
    ),
  );
const ofEach = (names: string, text: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, text]));
const EMAIL = `${x(64)}@${`${x(60)}.`.repeat(3)}co.in`;
const PINCODES = Array(46).fill('560001-560099').join(',').slice(0, 554);
const ALL_FULL: Record<ShopPart, Record<string, string>> = {
  contact: {
    ...{ phone1: '90000-------------------------- (0000-1)', chatNumber: '+12345678901 2345' },
    ...{ address: Array(6).fill(x(120)).join('\n'), hours: Array(7).fill(x(120)).join('\n') },
    ...{ email: EMAIL, mapsUrl: `https://${x(992)}` },
  },
  grievance: {
    ...ofEach('officer designation', x(120)),
    ...{ officerPhone: '+91 90000 00003', officerEmail: EMAIL },
  },
  money: {
    ...ofEach('accountName bankName branch', x(120)),
    ...{ accountNumber: x(34), ifsc: 'GFLD0ABCDEF', vpa: `${x(110)}@fields`, payeeName: x(99) },
  },
  tax: {
    ...ofEach('legalName tradeName signatory', x(120)),
    ...{ gstin: TAX.gstin, dealer: 'composition', series: 'FARM', fssai: '1'.repeat(14) },
    registeredAddress: x(600),
  },
  selling: {
    ...ofEach('deliveryCharge freeFrom minimumOrder cashBelow couponOff couponFrom', '99999.99'),
    ...{ cash: 'yes', couponCode: 'X'.repeat(20), couponLastDay: '2027-12-31' },
  },
  questions: rowsOf(20, { question: x(1000), answer: x(1000) }),
  videos: {
    ...rowsOf(6, { title: x(120), by: x(120) }),
    ...Object.fromEntries(Array.from('123456', (at) => [`id${at}`, `${at}aaaaaaaaaa`])),
  },
  delivery: {
    ...rowsOf(12, { pincodes: PINCODES, soonest: '90', latest: '90' }),
    workingDays: '1111111',
    holidays: Array(40)
      .fill(`2027-01-01 - 2027-03-01 ${x(96)}`)
      .join('\n'),
  },
  banners: rowsOf(5, {
    ...{ wide: 'a'.repeat(32), narrow: `${x(75)}.webp` },
    ...{ alt: x(120), words: x(60), category: x(128) },
  }),
  claims: ofEach('rating delivery produce heading text time', x(60)),
};

test.each(SHOP_PARTS)(
  'phones believe all that the form lets be saved, at its longest: %s',
  (part) => {
    const reading = type(part, ALL_FULL[part]);
    const fields = 'fields' in reading ? reading.fields : {};
    expect(parseSettings(fields)).toEqual(fields);
    expect(fields).not.toEqual({});
  },
);

test('a slip in a GSTIN is noticed by its last character; one that was not touched may stay', () => {
  const read = (gstin: string, stored = { ...SHOWN }) =>
    readPart('tax', { ...typedPart('tax', stored), gstin, tradeName: 'Fields' }, stored);
  const said = expect.stringContaining('This is no GSTIN.');
  expect(read('27AAPFU0939F1ZW')).toEqual({ problems: { gstin: said } });
  expect(read('24AAPFU0939F1ZV')).toEqual({ problems: { gstin: said } });
  expect(read(TAX.gstin)).toEqual({ fields: { tax: { ...TAX, tradeName: 'Fields' } } });
  const odd = { ...SHOWN, tax: { ...TAX, gstin: '27AAPFU0939F1ZW' } };
  expect(readPart('tax', typedPart('tax', odd), odd)).toEqual({ fields: {} });
});

test('tax papers get the address in lines; without a name, an address or a series a GSTIN counts as none', () => {
  const registeredAddress = ['Green Fields', 'Theni'];
  expect(taxSettings({ tax: TAX })).toEqual({ ...TAX, registeredAddress });
  for (const field of ['legalName', 'registeredAddress', 'series']) {
    expect(taxSettings({ tax: { ...TAX, [field]: '' } }).gstin).toBe('');
  }
  expect(taxSettings({})).toMatchObject({ gstin: '', dealer: 'regular', registeredAddress: [] });
});

test('where nothing is stored, the form shows the built-in settings, and these can be saved', () => {
  const built = shownSettings({});
  const { phones, bank, faqs, videos, banners } = built;
  expect(parseSettings(built)).toMatchObject({ phones, bank, faqs, videos, banners });
  const email = 'farm@fields.example';
  expect(shownSettings({ email, mapsUrl: 'javascript:' })).toEqual({ ...built, email });
});
