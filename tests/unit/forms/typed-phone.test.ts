// Phone numbers as typed: one parser for the sign-in, for addresses and for messages.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { preparePhone, readPhone } from '#forms/typed-phone.ts';

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
    '98765\u00a043210',
    '9876543210 (home)',
    '९८७६५ ४३२१०',
  ])('%s', (typed) => {
    expect(readPhone(typed, '91')).toBe('9876543210');
  });

  test.each([
    ['that itself begins with 91', '9198765432', '9198765432'],
    ['with the prefix as well', '+91 91987 65432', '9198765432'],
    ['of a landline', '011 2345 6789', '1123456789'],
  ])('a number %s', (_what, typed, digits) => {
    expect(readPhone(typed, '91')).toBe(digits);
  });
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
  ])('%s: %s', (_what, typed) => {
    expect(readPhone(typed, '91')).toBeNull();
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
