// The contact form's rules: the exact messages of the specification for wrong fields, and none for right ones.
import { parse } from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { type ContactForm, contactMessage } from '#domain/message/contact-message.ts';
import { formProblems } from '#forms/form-problems.ts';
import { preparePhone } from '#forms/typed-phone.ts';
import { typedMessage } from '#shop/contact/typed-message.ts';

beforeAll(async () => {
  expect(await preparePhone()).toEqual({});
});

const RIGHT: ContactForm = {
  name: 'Asha Rao',
  countryCode: '91',
  phone: '9876543210',
  email: 'asha.rao@example.com',
  message: 'Do you deliver to Sehore?',
};

function problems(change: Partial<ContactForm>) {
  const typed = { ...RIGHT, ...change };
  return formProblems(typedMessage(typed.countryCode), typed);
}

test.each<[keyof ContactForm, string, string]>([
  ['name', '   ', 'Name is required'],
  ['phone', '   ', 'Phone Number is required'],
  ['phone', '98765x3210', 'Phone Number is invalid'],
  ['phone', '+971 50 123 4567', 'Phone Number is invalid'],
  ['email', ' \t', 'Email is required'],
  ['email', 'asha@example', 'Email is invalid'],
  ['email', 'asha rao@example.com', 'Email is invalid'],
  ['email', `${'a'.repeat(250)}@example.com`, 'Email is invalid'],
  ['message', '\n\n', 'Message is required'],
])('the words of the specification for %s %j: %s', (field, value, message) => {
  expect(problems({ [field]: value })).toEqual({ [field]: message });
});

test.each<[keyof ContactForm, string]>([
  ['phone', '+91 98765 43210'],
  ['email', ' asha+farm@mail.example.co.in '],
  ['message', 'हिं'.repeat(5_000)],
])('%s %j is fine', (field, value) => {
  expect(problems({ [field]: value })).toEqual({});
});

test('the sent message has exactly four fields, trimmed, with the phone as +code number', () => {
  const typed = { ...RIGHT, name: ' Asha Rao ', phone: '98765 43210', email: ' a@example.com ' };
  expect(contactMessage(parse(typedMessage('91'), typed))).toEqual({
    name: 'Asha Rao',
    phone: '+91 9876543210',
    email: 'a@example.com',
    message: 'Do you deliver to Sehore?',
  });
});

test.each([
  ['91', '098765 43210', '+91 9876543210'],
  ['880', '01812-345678', '+880 1812345678'],
  ['977', '984-1234567', '+977 9841234567'],
  ['971', '050 123 4567', '+971 501234567'],
  ['968', '00968 9212 3456', '+968 92123456'],
  ['44', '07400 123456', '+44 7400123456'],
  ['1', '(201) 555-0123', '+1 2015550123'],
] as const)(
  'a number of +%s is as long as there, and loses its zero',
  (countryCode, phone, sent) => {
    const typed = { ...RIGHT, countryCode, phone };
    expect(contactMessage(parse(typedMessage(countryCode), typed)).phone).toBe(sent);
    for (const wrong of [`${phone}12345`, phone.slice(0, -3)]) {
      expect(problems({ countryCode, phone: wrong })).toEqual({ phone: 'Phone Number is invalid' });
    }
  },
);
