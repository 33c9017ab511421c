// What the sign-in's fields make of what is typed, pasted or filled in by the phone.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeIn, phoneDigits } from '#features/sign-in/phone-number.ts';

describe('however a number is dressed, its ten digits stay', () => {
  test.each([
    '9876543210',
    '98765 43210',
    '98765-43210',
    '+91 98765 43210',
    '+91-98765-43210',
    ' +91 (98765) 43210 ',
    '0091 98765 43210',
    '09876543210',
    '091 9876543210',
    '919876543210',
    '+919876543210',
    'tel:+919876543210',
    '98765\u00a043210',
    '9876543210 (home)',
  ])('%s', (typed) => {
    expect(phoneDigits(typed, '91')).toBe('9876543210');
  });

  test('a number that itself begins with 91 keeps it', () => {
    expect(phoneDigits('9198765432', '91')).toBe('9198765432');
    expect(phoneDigits('+91 91987 65432', '91')).toBe('9198765432');
  });

  test('an eleventh digit is not taken', () => {
    expect(phoneDigits('98765432101', '91')).toBe('9876543210');
  });
});

test('letters, spaces and signs are never kept', () => {
  expect(phoneDigits('abc', '91')).toBe('');
  expect(phoneDigits('12a34', '91')).toBe('1234');
});

test('what the field keeps is never more than ten digits, or is no number of this country', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const kept = phoneDigits(typed, '91');
      expect(kept).toMatch(/^(\d{0,10}|\+\d{0,15})$/);
      expect(phoneDigits(kept, '91')).toBe(kept);
    }),
  );
});

describe('the code is found in what is typed or pasted', () => {
  test.each([
    ['123456', '123456'],
    [' 123456 ', '123456'],
    ['123 456', '123456'],
    ['Your code is 123456.', '123456'],
    ['123456 is your verification code for haat.example.', '123456'],
    ['Code 654321 for +919876543210', '654321'],
    ['1234567', '123456'],
  ])('%s → %s', (typed, code) => {
    expect(codeIn(typed, 6)).toBe(code);
  });
});
