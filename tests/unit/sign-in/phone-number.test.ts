// What the field of the code makes of what is typed, pasted or filled in by the phone.
import { describe, expect, test } from 'vitest';
import { codeIn } from '#features/sign-in/phone-number.ts';

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
