// The address form's values while it is filled in, and how typing and a found place change them.
import { displayPhone, type StoredProfile } from '#domain/account/profile.ts';
import {
  type Address,
  type AddressFields,
  type AddressForm,
  addressFields,
  EMPTY_ADDRESS_FORM,
} from '#domain/address/address.ts';
import type { Place } from '#domain/pincode/pincode-table.ts';
import { DEFAULT_COUNTRY_CODE } from '#domain/shared/limits.ts';
import { typedPincode } from '#forms/use-place.ts';

/** `place`: '' while city and state follow the pincode, 'kept' when they come from a saved address, 'typed' by hand. */
export type AddressValues = AddressForm & { place: string };

export const NEW_ADDRESS: AddressValues = { ...EMPTY_ADDRESS_FORM, place: '' };

/**
 * A new address, prefilled with the account's Indian phone number and name: the full one that an earlier address with
 * this number has, since a profile's names are short.
 */
export function newAddressOf(
  profile: StoredProfile | undefined,
  phone: string,
  earlier: readonly Pick<Address, 'name' | 'phone'>[] = [],
): AddressValues {
  const { first_name = '', last_name = '' } = profile ?? {};
  const own = phone.startsWith(`+${DEFAULT_COUNTRY_CODE}`) ? displayPhone(phone) : '';
  const full = earlier.find((it) => it.phone === own)?.name;
  return {
    ...NEW_ADDRESS,
    name: full ?? `${first_name.trim()} ${last_name.trim()}`.trim(),
    phone: own,
  };
}

/** Form values for editing a saved address. */
export function valuesOf(address: Address | AddressFields): AddressValues {
  return { ...EMPTY_ADDRESS_FORM, ...addressFields(address), place: 'kept' };
}

/** A changed pincode clears city and state, even ones typed by hand, so that they follow it again. */
export function zipcodeTyped(values: AddressValues, typed: string): Partial<AddressValues> {
  const zipcode = typedPincode(typed);
  return zipcode === values.zipcode ? {} : { zipcode, city: '', state: '', place: '' };
}

/** Changes from a found place: keeps city and state that were saved or typed for this pincode, but fills a missing state. */
export function placeFound(
  values: AddressValues,
  { city, state }: Pick<Place, 'city' | 'state'>,
): Partial<AddressValues> {
  if (values.place === 'typed' && values.state === '') return { state };
  const isSettled = values.place !== '' || (values.city === city && values.state === state);
  return isSettled ? {} : { city, state };
}
