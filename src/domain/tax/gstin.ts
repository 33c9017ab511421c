// GSTINs: their form, their check digit, their state.
import { stateOfCode, type TaxState } from './tax-states.ts';

/**
 * The state's code, a PAN (or the TAN of a government office), which registration of that PAN it is, its kind, the check
 * digit. Source: developer.gst.gov.in, returns of taxpayers, as in resilient-tech/india-compliance (looked up November
 * 2026).
 */
const FORM = /^\d{2}(?:[A-Z]{5}\d{4}|[A-Z]{4}\d{5})[A-Z][1-9A-Z][1-9ABD-JZ][\dA-Z]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether this is a GSTIN, in capital letters and without spaces; most slips of the pen are noticed. */
export function isGstin(text: string): boolean {
  return FORM.test(text) && stateOfCode(text.slice(0, 2)) !== null && checkDigit(text) === text[14];
}

/** The state that gave it out; null if this is no GSTIN. */
export function stateOfGstin(gstin: string): TaxState | null {
  return isGstin(gstin) ? stateOfCode(gstin.slice(0, 2)) : null;
}

/** Luhn's, with 36 digits. */
function checkDigit(gstin: string): string | undefined {
  const sum = Array.from(gstin.slice(0, 14)).reduce((all, digit, at) => {
    const product = DIGITS.indexOf(digit) * (1 + (at % 2));
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36];
}
