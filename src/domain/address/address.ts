// A delivery address: its form with messages, and the fields stored in Firestore.
import * as v from 'valibot';
import { maxCharacters } from '#engine/lib/characters.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { Pincode } from '../pincode/pincode.ts';
import { isPossiblePincode } from '../pincode/sorting-districts.ts';
import { isStateOfIndia } from '../pincode/states-of-india.ts';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH, PHONE_DIGITS } from '../shared/limits.ts';
import { ADDRESS_PROBLEMS } from '../shared/messages.ts';

/** Messages in the order in which they apply. Source: specification, validation. */
export const AddressForm = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => ADDRESS_PROBLEMS.nameMissing),
    maxCharacters(MAX_NAME_LENGTH, () => ADDRESS_PROBLEMS.nameTooLong),
  ),
  phone: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => ADDRESS_PROBLEMS.phoneMissing),
    v.regex(new RegExp(`^\\d{${PHONE_DIGITS}}$`), () => ADDRESS_PROBLEMS.phoneInvalid),
  ),
  address: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => ADDRESS_PROBLEMS.addressMissing),
    maxCharacters(MAX_ADDRESS_LENGTH, () => ADDRESS_PROBLEMS.addressTooLong),
  ),
  zipcode: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => ADDRESS_PROBLEMS.zipcodeMissing),
    v.check(isPossiblePincode, () => ADDRESS_PROBLEMS.zipcodeInvalid),
  ),
  city: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => ADDRESS_PROBLEMS.cityMissing),
    maxCharacters(MAX_NAME_LENGTH, () => ADDRESS_PROBLEMS.cityTooLong),
  ),
  state: v.pipe(
    v.string(),
    v.check(isStateOfIndia, () => ADDRESS_PROBLEMS.stateMissing),
  ),
  /** What the courier looks for; may be empty. */
  landmark: v.exactOptional(
    v.pipe(
      v.string(),
      v.trim(),
      maxCharacters(MAX_NAME_LENGTH, () => ADDRESS_PROBLEMS.landmarkTooLong),
    ),
  ),
  /** A second number that the courier may call; may be empty. */
  otherPhone: v.exactOptional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(new RegExp(`^(\\d{${PHONE_DIGITS}})?$`), () => ADDRESS_PROBLEMS.phoneInvalid),
    ),
  ),
});
export type AddressForm = Record<keyof v.InferInput<typeof AddressForm>, string>;

export const EMPTY_ADDRESS_FORM: AddressForm = {
  name: '',
  phone: '',
  address: '',
  zipcode: '',
  city: '',
  state: '',
  landmark: '',
  otherPhone: '',
};

/** The problem of a city beside this pincode: one that can be right leaves nothing to enter but the city. */
export function cityProblem(problem: string | undefined, zipcode: string): string | undefined {
  const isMissing = problem === ADDRESS_PROBLEMS.cityMissing;
  return isMissing && isPossiblePincode(zipcode) ? ADDRESS_PROBLEMS.cityNeeded : problem;
}

/** An address that was saved before its sorting district was asked for stays readable, and can be sent. */
const stored = { ...AddressForm.entries, zipcode: Pincode };

/**
 * The fields of `users/{uid}/addresses/{id}`. Source: specification, entities. `name` is the full name as on parcels;
 * `landmark` and `otherPhone` are the shop's own.
 */
export const AddressFields = v.strictObject(stored);
export type AddressFields = v.InferOutput<typeof AddressFields>;

/** An address as the app uses it. */
export const Address = v.object({ id: DocumentId, ...stored });
export type Address = v.InferOutput<typeof Address>;

/** The fields of an address without its id; what was left empty is left out. */
export function addressFields({
  name,
  phone,
  address,
  city,
  state,
  zipcode,
  landmark,
  otherPhone,
}: AddressFields): AddressFields {
  return {
    ...{ name, phone, address, city, state, zipcode },
    ...(landmark && { landmark }),
    ...(otherPhone && { otherPhone }),
  };
}

/** The street, which may have several lines, in one line for a sentence. */
export function streetInOneLine({ address }: Pick<Address, 'address'>): string {
  return address.trim().replace(/[\s,]*\n[\s,]*/g, ', ');
}
