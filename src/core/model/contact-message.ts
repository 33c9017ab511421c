// A contact-us message: what the form checks, in the specification's words, and the document that is sent.
import * as v from 'valibot';
import {
  DEFAULT_COUNTRY_CODE,
  MAX_EMAIL_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  PHONE_DIGITS,
} from './limits.ts';

/** Spaces stripped, cut to ten digits: what the phone field keeps of what is typed. Source: specification, rules. */
export function phoneAsTyped(typed: string): string {
  return typed.replace(/\s/g, '').slice(0, PHONE_DIGITS);
}

/** The form as it is typed; each message is the specification's. Fields are checked from first rule to last. */
export const ContactForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Name is required'),
    v.maxLength(MAX_NAME_LENGTH, 'Name is too long'),
  ),
  countryCode: v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'Phone Number is invalid')),
  phone: v.pipe(
    v.string(),
    v.transform(phoneAsTyped),
    v.nonEmpty('Phone Number is required'),
    v.regex(/^\d{10}$/, 'Phone Number is invalid'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Email is required'),
    v.email('Email is invalid'),
    v.maxLength(MAX_EMAIL_LENGTH, 'Email is invalid'),
  ),
  message: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Message is required'),
    v.maxLength(MAX_MESSAGE_LENGTH, 'Message is too long'),
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
