// A stored pincode, apart from the form of an address: a product's page reads it without that form.
import * as v from 'valibot';
import { PINCODE_DIGITS } from '../shared/limits.ts';

/** As it is stored: six digits; no pincode begins with 0. Source: India Post. What is typed must also be possible. */
export const Pincode = v.pipe(v.string(), v.regex(new RegExp(`^[1-9]\\d{${PINCODE_DIGITS - 1}}$`)));
