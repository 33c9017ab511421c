// What the form of a message checks.
import * as v from 'valibot';
import { ContactForm } from '#domain/message/contact-message.ts';
import { CONTACT_PROBLEMS } from '#domain/shared/messages.ts';
import { typedPhone } from '#forms/typed-phone.ts';

/** The number may be dressed as people write it; it is one of the country whose calling code was chosen. */
export function typedMessage(countryCode: string) {
  return v.object({
    ...ContactForm.entries,
    phone: typedPhone(countryCode, {
      missing: CONTACT_PROBLEMS.phoneMissing,
      invalid: CONTACT_PROBLEMS.phoneInvalid,
    }),
  });
}
