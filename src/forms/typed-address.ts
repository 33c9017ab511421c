// The schema of an address in a form, at the shop and at the desk.
import * as v from 'valibot';
import { AddressForm } from '#domain/address/address.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/shared/limits.ts';
import { ADDRESS_PROBLEMS } from '#domain/shared/messages.ts';
import { typedPhone } from './typed-phone.ts';

/** It accepts phone numbers written the way people write them. */
export const TypedAddress = v.object({
  ...AddressForm.entries,
  phone: typedPhone(DEFAULT_COUNTRY_CODE, () => ADDRESS_PROBLEMS),
  otherPhone: v.exactOptional(
    typedPhone(DEFAULT_COUNTRY_CODE, () => ({ phoneInvalid: ADDRESS_PROBLEMS.phoneInvalid })),
  ),
});
