// How a message to the merchant must look, and that it can neither be read nor changed.
import {
  MAX_CODE_UNITS_PER_CHARACTER,
  MAX_MESSAGE_CODE_UNITS,
  MAX_NAME_LENGTH,
} from '#core/model/limits.ts';
import type { RuleCase } from './rule-case.ts';
import { idCases, sendingTo, storedCases, textCases } from './sent-only.ts';
import { CONTACT_PATH, CONTACT_MESSAGE as MESSAGE } from './stored-documents.ts';

const send = sendingTo('contact-us');
const message = () => MESSAGE;

const { name: _name, ...withoutName } = MESSAGE;
const { phone: _phone, ...withoutPhone } = MESSAGE;
const { email: _email, ...withoutEmail } = MESSAGE;
const { message: _message, ...withoutMessage } = MESSAGE;

const phones: [RuleCase['expect'], string, unknown][] = [
  ['allowed', 'a code of one digit', '+1 9876543210'],
  ['allowed', 'a code of three digits', '+977 9876543210'],
  ['denied', 'a code of four digits', '+9777 9876543210'],
  ['denied', 'no code', '+ 9876543210'],
  ['denied', 'no plus', '91 9876543210'],
  ['denied', 'no space', '+919876543210'],
  ['denied', 'nine digits', '+91 987654321'],
  ['denied', 'eleven digits', '+91 98765432100'],
  ['allowed', 'nine digits elsewhere', '+971 501234567'],
  ['allowed', 'four digits, the fewest elsewhere', '+290 2345'],
  ['denied', 'three digits elsewhere', '+290 234'],
  ['allowed', 'fourteen digits, the most elsewhere', '+49 12345678901234'],
  ['denied', 'fifteen digits elsewhere', '+49 123456789012345'],
  ['denied', 'letters', '+91 98765abcde'],
  ['denied', 'letters elsewhere', '+971 50abcde67'],
  ['denied', 'something before it', 'call +91 9876543210'],
  ['denied', 'a line break after it', '+91 9876543210\n'],
  ['denied', 'a number instead of text', 9_876_543_210],
  ['denied', 'a list instead of text', ['+91 9876543210']],
];

const EMAIL_OF_MAX_LENGTH = `${'a'.repeat(242)}@example.com`;
const emails: [RuleCase['expect'], string, unknown][] = [
  ['allowed', '254 characters', EMAIL_OF_MAX_LENGTH],
  ['denied', '255 characters', `a${EMAIL_OF_MAX_LENGTH}`],
  ['denied', 'nothing', ''],
  ['denied', 'no @', 'asha.example.com'],
  ['denied', 'two @', 'asha@haat@example.com'],
  ['denied', 'nobody before the @', '@example.com'],
  ['denied', 'no dot after the @', 'asha@example'],
  ['denied', 'a space', 'asha rao@example.com'],
  ['denied', 'a number', 7],
  ['denied', 'a list', ['asha@example.com']],
];

export const CONTACT_CASES: readonly RuleCase[] = [
  send('allowed', 'a visitor may send a message', MESSAGE),
  send('allowed', 'Asha may send a message', MESSAGE, { as: 'asha' }),
  ...idCases('contact-us', message),
  send('denied', 'a message must have a name', withoutName),
  send('denied', 'a message must have a phone', withoutPhone),
  send('denied', 'a message must have an email', withoutEmail),
  send('denied', 'a message must say something', withoutMessage),
  send('denied', 'a message may hold nothing more', { ...MESSAGE, userId: 'asha' }),
  send('denied', 'a message may not be empty', {}),
  ...textCases('contact-us', message, 'name', MAX_NAME_LENGTH * MAX_CODE_UNITS_PER_CHARACTER),
  ...textCases('contact-us', message, 'message', MAX_MESSAGE_CODE_UNITS),
  ...phones.map(([expect, what, phone]) => send(expect, `phone: ${what}`, { ...MESSAGE, phone })),
  ...emails.map(([expect, what, email]) => send(expect, `email: ${what}`, { ...MESSAGE, email })),
  ...storedCases(CONTACT_PATH, MESSAGE, { ...MESSAGE, message: 'Forget it.' }),
];
