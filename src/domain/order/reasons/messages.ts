// Why orders are cancelled. Stored in English, and shown in the language of who reads it.
import { inEnglish } from '#engine/texts/speak.ts';

export const CANCEL_REASONS = [
  'The customer asked for it.',
  'The customer cannot be reached.',
  'It is sold out.',
  'We cannot deliver to this address.',
];
export const BACK_REASONS = [
  'The parcel was refused.',
  'Nobody was there to take the parcel.',
  'The address was wrong.',
  'It was sent back.',
];
/** Nobody chooses these. */
export const UNPAID_REASONS = {
  transfer: 'No bank transfer came in time.',
  online: 'It was not paid in time.',
};

/** A stored reason: one of these in the language spoken now, the merchant's own words as they are. */
export function reasonWords(stored: string): string {
  const ours = () => [...CANCEL_REASONS, ...BACK_REASONS, ...Object.values(UNPAID_REASONS)];
  return ours()[inEnglish(ours).indexOf(stored)] ?? stored;
}
