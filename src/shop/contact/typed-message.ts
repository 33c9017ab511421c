// Schema of the message form.
import * as v from 'valibot';
import { ContactForm } from '#domain/message/contact-message.ts';
import { CONTACT_PROBLEMS } from '#domain/message/messages.ts';
import { typedPhone } from '#forms/typed-phone.ts';

/** Accepts phone numbers written the way people write them, but only of the chosen country. */
export function typedMessage(countryCode: string) {
  return v.object({
    ...ContactForm.entries,
    phone: typedPhone(countryCode, () => CONTACT_PROBLEMS),
  });
}
