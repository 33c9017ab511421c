// A delivery address: its form with messages, and the fields stored in Firestore.
import * as v from 'valibot';
import { maxCharacters } from '#engine/lib/characters.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { isStateOfIndia } from '../pincode/states-of-india.ts';
import {
  MAX_ADDRESS_LENGTH,
  MAX_NAME_LENGTH,
  PHONE_DIGITS,
  PINCODE_DIGITS,
} from '../shared/limits.ts';
import { ADDRESS_PROBLEMS } from '../shared/messages.ts';

/** Six digits; no pincode begins with 0. Source: India Post. */
export const Pincode = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[1-9]\\d{${PINCODE_DIGITS - 1}}$`), ADDRESS_PROBLEMS.zipcodeInvalid),
);

/** Messages in the order in which they apply. Source: specification, validation. */
export const AddressForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(ADDRESS_PROBLEMS.nameMissing),
    maxCharacters(MAX_NAME_LENGTH, ADDRESS_PROBLEMS.nameTooLong),
  ),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(ADDRESS_PROBLEMS.phoneMissing),
    v.regex(new RegExp(`^\\d{${PHONE_DIGITS}}$`), ADDRESS_PROBLEMS.phoneInvalid),
  ),
  address: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(ADDRESS_PROBLEMS.addressMissing),
    maxCharacters(MAX_ADDRESS_LENGTH, ADDRESS_PROBLEMS.addressTooLong),
  ),
  zipcode: v.pipe(v.string(), v.trim(), v.nonEmpty(ADDRESS_PROBLEMS.zipcodeMissing), Pincode),
  city: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(ADDRESS_PROBLEMS.cityMissing),
    maxCharacters(MAX_NAME_LENGTH, ADDRESS_PROBLEMS.cityTooLong),
  ),
  state: v.pipe(v.string(), v.check(isStateOfIndia, ADDRESS_PROBLEMS.stateMissing)),
});
export type AddressForm = v.InferInput<typeof AddressForm>;

export const EMPTY_ADDRESS_FORM: AddressForm = {
  name: '',
  phone: '',
  address: '',
  zipcode: '',
  city: '',
  state: '',
};

/** The fields of `users/{uid}/addresses/{id}`. Source: specification, entities. */
export const AddressFields = v.strictObject(AddressForm.entries);
export type AddressFields = v.InferOutput<typeof AddressFields>;

/** An address as the app uses it. */
export const Address = v.object({ id: DocumentId, ...AddressForm.entries });
export type Address = v.InferOutput<typeof Address>;

/** The fields of an address without its id. */
export function addressFields({
  name,
  phone,
  address,
  city,
  state,
  zipcode,
}: AddressFields): AddressFields {
  return { name, phone, address, city, state, zipcode };
}

/** The street, which may have several lines, in one line for a sentence. */
export function streetInOneLine({ address }: Pick<Address, 'address'>): string {
  return address.trim().replace(/[\s,]*\n[\s,]*/g, ', ');
}
