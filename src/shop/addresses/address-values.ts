// What the address form holds while it is filled in, and what typing and a found place make of it.
import * as v from 'valibot';
import { displayPhone, type StoredProfile } from '#domain/account/profile.ts';
import {
  type Address,
  type AddressFields,
  AddressForm,
  addressFields,
  EMPTY_ADDRESS_FORM,
} from '#domain/address/address.ts';
import type { Place } from '#domain/pincode/pincode-table.ts';
import { DEFAULT_COUNTRY_CODE, PINCODE_DIGITS } from '#domain/shared/limits.ts';
import { ADDRESS_PROBLEMS } from '#domain/shared/messages.ts';
import { withWesternDigits } from '#engine/lib/characters.ts';
import { typedPhone } from '#forms/typed-phone.ts';

/** What the form checks: the number may be dressed as people write it. */
export const TypedAddress = v.object({
  ...AddressForm.entries,
  phone: typedPhone(DEFAULT_COUNTRY_CODE, {
    missing: ADDRESS_PROBLEMS.phoneMissing,
    invalid: ADDRESS_PROBLEMS.phoneInvalid,
  }),
});

/** `place`: '' while city and state follow the pincode, 'kept' as they were saved, 'typed' by the shopper. */
export type AddressValues = AddressForm & { place: string };

export const NEW_ADDRESS: AddressValues = { ...EMPTY_ADDRESS_FORM, place: '' };

/** A new address for this account: who it is for is known already. */
export function newAddressOf(profile: StoredProfile | undefined, phone: string): AddressValues {
  const { first_name = '', last_name = '' } = profile ?? {};
  const name = `${first_name.trim()} ${last_name.trim()}`.trim();
  const isIndian = phone.startsWith(`+${DEFAULT_COUNTRY_CODE}`);
  return { ...NEW_ADDRESS, name, phone: isIndian ? displayPhone(phone) : '' };
}

/** An address as it stands in the form when it is opened for editing. */
export function valuesOf(address: Address | AddressFields): AddressValues {
  return { ...addressFields(address), place: 'kept' };
}

/** Another pincode is another place: city and state follow it again, also where they were typed by hand. */
export function zipcodeTyped(values: AddressValues, typed: string): Partial<AddressValues> {
  const zipcode = withWesternDigits(typed).replace(/\D/g, '').slice(0, PINCODE_DIGITS);
  return zipcode === values.zipcode ? {} : { zipcode, city: '', state: '', place: '' };
}

/** What a found place changes: nothing over what the shopper saved or typed for this very pincode. */
export function placeFound(
  values: AddressValues,
  { city, state }: Pick<Place, 'city' | 'state'>,
): Partial<AddressValues> {
  if (values.place === 'typed' && values.state === '') return { state };
  const isSettled = values.place !== '' || (values.city === city && values.state === state);
  return isSettled ? {} : { city, state };
}
