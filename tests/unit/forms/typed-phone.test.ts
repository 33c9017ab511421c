// Phone numbers as typed and pasted: one parser for the sign-in, for the desk, for addresses and for messages.
import fc from 'fast-check';
import parse from 'libphonenumber-js/core';
import parseAny from 'libphonenumber-js/max';
import whole from 'libphonenumber-js/mobile/metadata';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { contactMessage } from '#domain/message/contact-message.ts';
import { preparePhone, readMobile, readPhone } from '#forms/typed-phone.ts';
import { COUNTRY_CODES } from '#shop/contact/messages.ts';
import { typedMessage } from '#shop/contact/typed-message.ts';
import { whyNotSent } from '#shop/sign-in/messages.ts';
import { merchantsNumber } from '../../../backend/merchants/merchants.ts';
import { withoutFormats } from '../../../backend/stack/phone-metadata.ts';

beforeAll(async () => {
  expect(await preparePhone()).toEqual({});
});

const DRESSED = `+91 98765 43210/ +91 (98765) 43210 /0091 98765 43210/098765 43210/919876543210\
/tel:+919876543210/0 91 98765 43210/+91 0 98765 43210/9876543210 (home)/९८७६५ ४३२१०/＋９１ ９८७६５ ４３２１०`;
// As the address books of phones and computers copy it.
const COPIED = ['\u202a+91 98765 43210\u202c', '\u2068098765\u200d43210\u2069'];
test.each([
  ...DRESSED.split('/'),
  ...COPIED,
  ...['\t', '\u00a0', '\u2009', '\u3000', '\u200b', '\ufeff'].map((it) => `98765${it}43210`),
  ...['\u2010', '\u2011', '\u2013', '\u2212'].map((it) => `+91${it}98765${it}43210`),
])('however a number is dressed, its ten digits stay: %j', (typed) => {
  expect([readPhone(typed, '91'), readMobile(typed, '91')]).toEqual(Array(2).fill('9876543210'));
  expect(merchantsNumber(typed)).toBe('+919876543210');
});

test.each([
  ['91', 'of its own digits 91', '9198765432', '9198765432', true],
  ['91', 'with the prefix as well', '+91 91987 65432', '9198765432', true],
  ['91', 'of Delhi', '011 2345 6789', '1123456789', false],
  ['91', 'of Bengaluru, which begins as mobiles do', '080 2345 6789', '8023456789', false],
  ['91', 'of Patna, likewise', '0612 234 5678', '6122345678', false],
  ['91', 'of a bank, which only calls', '1600 123 456', '1600123456', false],
  ['91', 'of an advertiser', '140 123 4567', '1401234567', false],
  ['880', 'of Bangladesh', '01812-345678', '1812345678', true],
  ['977', 'of Nepal', '984-1234567', '9841234567', true],
  ['977', 'of Kathmandu', '01-4123456', '14123456', false],
  ['971', 'of the Emirates', '050 123 4567', '501234567', true],
  ['968', 'of Oman', '00968 9212 3456', '92123456', true],
  ['44', 'of Britain', '07400 123456', '7400123456', true],
  ['1', 'of America', '(201) 555-0123', '2015550123', true],
])('of +%s, a number %s: %s is %s; mobile: %o', (countryCode, _whose, phone, digits, isMobile) => {
  expect(readMobile(phone, countryCode)).toBe(isMobile ? digits : null);
  const typed = { name: 'Asha', countryCode, phone, email: 'a@example.com', message: 'Seeds?' };
  const sent = contactMessage(v.parse(typedMessage(countryCode), typed));
  expect(sent.phone).toBe(`+${countryCode} ${digits}`);
  for (const wrong of [`${phone}12345`, phone.slice(0, -3)])
    expect(readPhone(wrong, countryCode)).toBeNull();
  if (!isMobile) expect(() => merchantsNumber(phone)).toThrow('no mobile number of India');
});

test('every number is told from landlines as the whole table of the library tells it', () => {
  const mobile = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
  fc.assert(
    fc.property(fc.integer({ min: 60_000_00000, max: 99_999_99999 }), (number) => {
      const type = parseAny(`+91${number}`)?.getType() ?? '';
      expect(readMobile(String(number), '91')).toBe(mobile.includes(type) ? `${number}` : null);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  [0, true, false, 'Type your mobile number'],
  [9, true, false, '10 digits; this one has 9'],
  [10, true, true, 'landline'],
  [11, true, false, 'not an Indian mobile number'],
  [8, false, false, 'not a mobile number of that country'],
])('of %i digits, of India %s, a landline %s: why not is said', (digits, indian, line, why) => {
  expect(whyNotSent(digits, indian, line)).toContain(why);
});

const WRONG = `call me/987654321/98765432101/+91 98765 43210 1/98765 43210, 98765 43211/0000000000\
/98765 43210 ext. 12/+977 984 1234567/+91 +91 98765 43210/1800 123 4567`;
test.each(WRONG.split('/'))('a number that is wrong never arrives as right: %s', (typed) => {
  expect([readPhone(typed, '91'), readMobile(typed, '91')]).toEqual([null, null]);
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

test('nothing but the formats is left out', () => {
  const short = withoutFormats(whole);
  expect(JSON.stringify(short).length).toBeLessThan(0.7 * JSON.stringify(whole).length);
  const read = (text: string, code: string, metadata: typeof whole) => {
    const [country] = metadata.country_calling_codes[code] ?? [];
    const found = country && parse(text, country, metadata);
    return found && [found.number, found.ext, found.country, found.isValid(), found.getType()];
  };
  const codes = fc.constantFrom(...COUNTRY_CODES.map(({ value }) => value));
  const texts = fc.array(fc.constantFrom(...'0123456789-+( )x'), { minLength: 6, maxLength: 18 });
  fc.assert(
    fc.property(codes, texts, fc.boolean(), (code, signs, isWhole) => {
      const text = `${isWhole ? `+${code}` : ''}${signs.join('')}`;
      expect(read(text, code, short)).toEqual(read(text, code, whole));
    }),
    { numRuns: 3_000 },
  );
});
