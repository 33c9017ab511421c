// What the address form holds while it is filled in, and what typing and a found place make of it. Pure.
import {
  type Address,
  type AddressFields,
  type AddressForm,
  addressFields,
  EMPTY_ADDRESS_FORM,
} from '#core/model/account/address.ts';
import type { Place } from '#core/model/india/pincode-table.ts';
import { PHONE_DIGITS, PINCODE_DIGITS } from '#core/model/limits.ts';

/** `place`: '' while city and state follow the pincode, 'kept' as they were saved, 'typed' by the shopper. */
export type AddressValues = AddressForm & { place: string };

export const NEW_ADDRESS: AddressValues = { ...EMPTY_ADDRESS_FORM, place: '' };

/** An address as it stands in the form when it is opened for editing. */
export function valuesOf(address: Address | AddressFields): AddressValues {
  return { ...addressFields(address), place: 'kept' };
}

/** The ten digits, however they were dressed: without a country's prefix or a leading 0. */
export function phoneAsTyped(typed: string): string {
  const digits = digitsIn(typed);
  const bare = ['0091', '091', '91', '0'].find(
    (prefix) => digits.startsWith(prefix) && digits.length === prefix.length + PHONE_DIGITS,
  );
  return digits.slice(bare?.length ?? 0).slice(0, PHONE_DIGITS);
}

/** Another pincode is another place: city and state follow it again, also where they were typed by hand. */
export function zipcodeTyped(values: AddressValues, typed: string): Partial<AddressValues> {
  const zipcode = digitsIn(typed).slice(0, PINCODE_DIGITS);
  return zipcode === values.zipcode ? {} : { zipcode, city: '', state: '', place: '' };
}

/** What a found place changes: nothing over what the shopper saved or typed for this very pincode. */
export function placeFound(values: AddressValues, { city, state }: Place): Partial<AddressValues> {
  const isSettled = values.place !== '' || (values.city === city && values.state === state);
  return isSettled ? {} : { city, state };
}

/** The digits of a text; those of the Devanagari script count as what they mean. */
function digitsIn(text: string): string {
  return text
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replace(/\D/g, '');
}
