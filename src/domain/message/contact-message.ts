// A contact-us message: its form with the specification's messages, and the document that is sent.
import * as v from 'valibot';
import { maxCharacters } from '#engine/lib/characters.ts';
import { typedEmail } from '../shared/email.ts';
import {
  DEFAULT_COUNTRY_CODE,
  MAX_MESSAGE_CODE_UNITS,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
} from '../shared/limits.ts';
import { CONTACT_PROBLEMS } from './messages.ts';

/** The typed form; each message is the specification's. Checks run from the first rule to the last. */
export const ContactForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => CONTACT_PROBLEMS.nameMissing),
    maxCharacters(MAX_NAME_LENGTH, () => CONTACT_PROBLEMS.nameTooLong),
  ),
  countryCode: v.pipe(
    v.string(),
    v.regex(/^\d{1,3}$/, () => CONTACT_PROBLEMS.phoneInvalid),
  ),
  phone: v.pipe(
    v.string(),
    v.nonEmpty(() => CONTACT_PROBLEMS.phoneMissing),
    v.regex(/^\d{4,14}$/, () => CONTACT_PROBLEMS.phoneInvalid),
  ),
  email: typedEmail(() => CONTACT_PROBLEMS),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => CONTACT_PROBLEMS.messageMissing),
    maxCharacters(
      MAX_MESSAGE_LENGTH,
      () => CONTACT_PROBLEMS.messageTooLong,
      MAX_MESSAGE_CODE_UNITS,
    ),
  ),
});
export type ContactForm = v.InferInput<typeof ContactForm>;

export const EMPTY_CONTACT_FORM: ContactForm = {
  name: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  phone: '',
  email: '',
  message: '',
};

/** The fields of `contact-us/{id}`; phone is '+code number'. Source: specification, entities. */
export const ContactMessage = v.strictObject({
  name: v.string(),
  phone: v.pipe(v.string(), v.regex(/^\+\d{1,3} \d{4,14}$/)),
  email: v.string(),
  message: v.string(),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

/** The document for a validated form. */
export function contactMessage(form: v.InferOutput<typeof ContactForm>): ContactMessage {
  const { name, countryCode, phone, email, message } = form;
  return { name, phone: `+${countryCode} ${phone}`, email, message };
}
