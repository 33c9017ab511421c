// A contact-us message: what the form checks, in the specification's words, and the document that is sent.
import * as v from 'valibot';
import {
  DEFAULT_COUNTRY_CODE,
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  PHONE_DIGITS,
} from '../limits.ts';
import { CONTACT_PROBLEMS } from '../messages.ts';

/** Spaces stripped, cut to ten digits: what the phone field keeps of what is typed. Source: specification, rules. */
export function phoneAsTyped(typed: string): string {
  return typed.replace(/\s/g, '').slice(0, PHONE_DIGITS);
}

/** The form as it is typed; each message is the specification's. Fields are checked from first rule to last. */
export const ContactForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(CONTACT_PROBLEMS.nameMissing),
    v.maxLength(MAX_NAME_LENGTH, CONTACT_PROBLEMS.nameTooLong),
  ),
  countryCode: v.pipe(v.string(), v.regex(/^\d{1,3}$/, CONTACT_PROBLEMS.phoneInvalid)),
  phone: v.pipe(
    v.string(),
    v.transform(phoneAsTyped),
    v.nonEmpty(CONTACT_PROBLEMS.phoneMissing),
    v.regex(/^\d{10}$/, CONTACT_PROBLEMS.phoneInvalid),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(CONTACT_PROBLEMS.emailMissing),
    v.email(CONTACT_PROBLEMS.emailInvalid),
    v.maxLength(MAX_EMAIL_LENGTH, CONTACT_PROBLEMS.emailInvalid),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(CONTACT_PROBLEMS.messageMissing),
    v.maxLength(MAX_MESSAGE_LENGTH, CONTACT_PROBLEMS.messageTooLong),
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
  phone: v.pipe(v.string(), v.regex(/^\+\d{1,3} \d{10}$/)),
  email: v.string(),
  message: v.string(),
});
export type ContactMessage = v.InferOutput<typeof ContactMessage>;

/** The document of a form that passed its checks. */
export function contactMessage(form: v.InferOutput<typeof ContactForm>): ContactMessage {
  const { name, countryCode, phone, email, message } = form;
  return { name, phone: `+${countryCode} ${phone}`, email, message };
}
