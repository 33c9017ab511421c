// The contact form's rules: the exact messages of the specification for what is wrong, and none for what is right.
import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { ContactForm, contactMessage, phoneAsTyped } from '#core/model/outbox/contact-message.ts';
import { formProblems } from '#forms/form-problems.ts';

const RIGHT: ContactForm = {
  name: 'Asha Rao',
  countryCode: '91',
  phone: '9876543210',
  email: 'asha.rao@example.com',
  message: 'Do you deliver to Sehore?',
};

const problems = (change: Partial<ContactForm>) =>
  formProblems(ContactForm, { ...RIGHT, ...change });

describe('what is wrong is said in the words of the specification', () => {
  test.each<[keyof ContactForm, string, string]>([
    ['name', '', 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['phone', '', 'Phone Number is required'],
    ['phone', '   ', 'Phone Number is required'],
    ['phone', '123456789', 'Phone Number is invalid'],
    ['phone', '98765x3210', 'Phone Number is invalid'],
    ['phone', '+919876543210', 'Phone Number is invalid'],
    ['phone', '९८७६५४३२१०', 'Phone Number is invalid'],
    ['email', '', 'Email is required'],
    ['email', ' \t', 'Email is required'],
    ['email', 'asha', 'Email is invalid'],
    ['email', 'asha@', 'Email is invalid'],
    ['email', 'asha@example', 'Email is invalid'],
    ['email', '@example.com', 'Email is invalid'],
    ['email', 'asha rao@example.com', 'Email is invalid'],
    ['email', 'asha@example.com, rao@example.com', 'Email is invalid'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Email is invalid'],
    ['message', '', 'Message is required'],
    ['message', '\n\n', 'Message is required'],
  ])('%s %j: %s', (field, value, message) => {
    expect(problems({ [field]: value })).toEqual({ [field]: message });
  });

  test('an empty form has one message for each field, and the code of India needs none', () => {
    const empty = { name: '', countryCode: '91', phone: '', email: '', message: '' };
    expect(formProblems(ContactForm, empty)).toEqual({
      name: 'Name is required',
      phone: 'Phone Number is required',
      email: 'Email is required',
      message: 'Message is required',
    });
  });
});

test.each<[keyof ContactForm, string]>([
  ['name', 'A'],
  ['name', 'आशा'],
  ['name', ' Asha  Rao '],
  ['phone', '98765 43210'],
  ['phone', ' 9 8 7 6 5 4 3 2 1 0 '],
  ['phone', '0000000000'],
  ['countryCode', '1'],
  ['countryCode', '880'],
  ['email', ' asha@example.com '],
  ['email', 'asha+farm@mail.example.co.in'],
  ['email', 'ASHA@EXAMPLE.COM'],
  ['message', '?'],
  ['message', 'One line\nand another'],
])('%s %j is fine', (field, value) => {
  expect(problems({ [field]: value })).toEqual({});
});

test('what is sent has exactly four fields, trimmed, with the phone as +code number', () => {
  const typed = { ...RIGHT, name: ' Asha Rao ', phone: '98765 43210', email: ' a@example.com ' };
  expect(contactMessage(parse(ContactForm, typed))).toEqual({
    name: 'Asha Rao',
    phone: '+91 9876543210',
    email: 'a@example.com',
    message: 'Do you deliver to Sehore?',
  });
});

describe('the phone as it is typed', () => {
  const space = fc.constantFrom('', ' ', '  ', '\t', '\u00a0');
  const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), space), { maxLength: 25 });

  test('keeps the first ten digits, wherever spaces stand', () => {
    fc.assert(
      fc.property(digits, (typed) => {
        const text = typed.map(([digit, gap]) => `${digit}${gap}`).join('');
        const wanted = typed
          .map(([digit]) => digit)
          .join('')
          .slice(0, 10);
        expect(phoneAsTyped(text)).toBe(wanted);
      }),
    );
  });

  test('never has a space, never more than ten characters, and typing it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        const kept = phoneAsTyped(typed);
        expect(kept).not.toMatch(/\s/);
        expect(kept.length).toBeLessThanOrEqual(10);
        expect(phoneAsTyped(kept)).toBe(kept);
      }),
    );
  });

  test('typed key by key it is what it is when pasted as a whole', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (typed) => {
        const byKeys = [...typed].reduce((shown, key) => phoneAsTyped(shown + key), '');
        expect(byKeys).toBe(phoneAsTyped(typed));
      }),
    );
  });
});
