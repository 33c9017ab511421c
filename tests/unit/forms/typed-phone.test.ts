// Phone numbers as typed and pasted: one parser for the sign-in, for the desk, for addresses and for messages.
import fc from 'fast-check';
import parse from 'libphonenumber-js/max';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTypedShop, settingsOf, typedShop } from '#domain/settings/desk/shop-form.ts';
import { preparePhone, readMobile, readPhone } from '#forms/typed-phone.ts';
import { whyNotSent } from '#shop/sign-in/messages.ts';
import { merchantsNumber } from '../../../backend/merchants/merchants.ts';
import { shownSettings } from '../../../src/desk/shop/built-settings.ts';

beforeAll(async () => {
  expect(await preparePhone()).toEqual({});
});

describe('however a number is dressed, its ten digits stay', () => {
  test.each([
    '9876543210',
    '+91 98765 43210',
    ' +91 (98765) 43210 ',
    '0091 98765 43210',
    '098765 43210',
    '919876543210',
    'tel:+919876543210',
    '0 91 98765 43210',
    '+91 0 98765 43210',
    '\t98765\t43210\n',
    ...['\u00a0', '\u2009', '\u202f', '\u3000', '\u200b', '\ufeff'].map((it) => `98765${it}43210`),
    ...['\u2010', '\u2011', '\u2013', '\u2212'].map((it) => `+91${it}98765${it}43210`),
    // As the address books of phones and computers copy it.
    '\u202a+91 98765 43210\u202c',
    '\u2068098765\u200d43210\u2069',
    '9876543210 (home)',
    '९८७६५ ४३२१०',
    '০৯৮৭৬৫-৪৩২১০',
    '+৯১ ੯੮੭੬੫ ੪੩੨੧੦',
    '۹۸۷۶۵۴۳۲۱۰',
    '᱙᱘᱗᱖᱕ ᱔᱓᱒᱑᱐',
    '꯹꯸꯷꯶꯵꯴꯳꯲꯱꯰',
    '＋９１ ９８７６５ ４３２１０',
  ])('%j', (typed) => {
    expect(readPhone(typed, '91')).toBe('9876543210');
    expect(readMobile(typed, '91')).toBe('9876543210');
    expect(merchantsNumber(typed)).toBe('+919876543210');
  });

  test.each([
    ['98765\t43210', '+91 98765 43210'],
    ['+91\u201198765\u201143210', '+91-98765-43210'],
    ['\u202a098765\u202f43210\u202c', '+91 98765 43210'],
    ['۹۸۷۶۵ ۴۳۲۱۰', '+91 98765 43210'],
  ])('in the shop’s settings %j is %s', (typed, phone) => {
    const shown = shownSettings({ phones: ['+91 90000 00001'], chatNumber: '919000000001' });
    const texts = { ...typedShop(settingsOf('contact'), shown), phone1: typed, chatNumber: typed };
    expect(readTypedShop('contact', texts, shown)).toEqual({
      fields: { phones: [phone], chatNumber: '919876543210' },
    });
  });

  test.each([
    ['that itself begins with 91', '9198765432', '9198765432'],
    ['with the prefix as well', '+91 91987 65432', '9198765432'],
    ['of a landline', '011 2345 6789', '1123456789'],
  ])('a number %s', (_what, typed, digits) => {
    expect(readPhone(typed, '91')).toBe(digits);
  });
});

describe('a code is sent only to what an SMS reaches', () => {
  test.each([
    ['Delhi', '011 2345 6789'],
    ['Mumbai', '+91 22 2345 6789'],
    ['Bengaluru, which begins as mobiles do', '080 2345 6789'],
    ['Ahmedabad, likewise', '079 2345 6789'],
    ['Patna, likewise', '0612 234 5678'],
    ['Indore, likewise', '0731 234 5678'],
    ['a bank, which only calls', '1600 123 456'],
    ['an advertiser', '140 123 4567'],
  ])('not to a number of %s: %s, though an address may have it', (_whose, typed) => {
    expect(readPhone(typed, '91')).toMatch(/^\d{10}$/);
    expect(readMobile(typed, '91')).toBeNull();
    expect(() => merchantsNumber(typed)).toThrow('no mobile number of India');
  });

  test('and every number is told from landlines as the whole table of the library tells it', () => {
    const mobile = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
    fc.assert(
      fc.property(fc.integer({ min: 60_000_00000, max: 99_999_99999 }), (number) => {
        const type = parse(`+91${number}`)?.getType() ?? '';
        expect(readMobile(String(number), '91')).toBe(mobile.includes(type) ? `${number}` : null);
      }),
      { numRuns: 3_000 },
    );
  });

  test.each([
    ['977', '984-1234567', '9841234567'],
    ['977', '01-4123456', null],
    ['1', '(213) 373-4253', '2133734253'],
  ])('of +%s: %s', (country, typed, read) => {
    expect(readMobile(typed, country)).toBe(read);
    expect(readPhone(typed, country)).toMatch(/^\d+$/);
  });

  test.each([
    [0, true, false, 'Type your mobile number'],
    [9, true, false, '10 digits; this one has 9'],
    [10, true, true, 'landline'],
    [11, true, false, 'not an Indian mobile number'],
    [8, false, false, 'not a mobile number of that country'],
  ])(
    '%i digits, of India: %s, of a landline: %s: the button says why',
    (digits, indian, line, why) => {
      expect(whyNotSent(digits, indian, line)).toContain(why);
    },
  );
});

describe('a number that is wrong never arrives as right', () => {
  test.each([
    ['words', 'call me'],
    ['nine digits', '987654321'],
    ['eleven digits', '98765432101'],
    ['eleven behind the prefix', '+91 98765 43210 1'],
    ['two numbers', '98765 43210, 98765 43211'],
    ['an extension', '98765 43210 ext. 12'],
    ['another country’s', '+977 984 1234567'],
    ['zeros', '0000000000'],
    ['a prefix twice', '+91 +91 98765 43210'],
    ['a toll-free number', '1800 123 4567'],
  ])('%s: %s', (_what, typed) => {
    expect(readPhone(typed, '91')).toBeNull();
    expect(readMobile(typed, '91')).toBeNull();
  });

  test('what is read of anything is ten digits that stand in it in this order, and reads the same again', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789 -+()xA/,'), { maxLength: 24 });
    fc.assert(
      fc.property(digits, (typed) => {
        const read = readPhone(typed.join(''), '91');
        if (!read) return;
        expect(read).toMatch(/^\d{10}$/);
        expect(typed.filter((it) => /\d/.test(it)).join('')).toContain(read);
        expect(readPhone(read, '91')).toBe(read);
      }),
      { numRuns: 2_000 },
    );
  });
});
