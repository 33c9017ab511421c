// Texts for shoppers about any write.
import type { SendFailure } from '#engine/device/save-failure.ts';

/** Why something was not saved on this phone, and how to go on. `isTyped`: the typed text is still in its form. */
export function notSavedMessage(reason: SendFailure, isTyped: boolean): string {
  return isTyped ? `${NOT_SAVED[reason]} ${STILL_HERE}` : NOT_SAVED[reason];
}

const NOT_SAVED: Record<SendFailure, string> = {
  full: 'Not saved: this phone is full. Free up some space, then try again.',
  blocked: 'Not saved: the shop is open in another tab. Close that tab, then try again.',
  broken: 'Not saved: something went wrong on this phone. Please try again.',
  'enough-today':
    'Not saved: too much has been sent from this phone today. Please try again tomorrow, or call us.',
};
const STILL_HERE = 'What you typed is still here.';

export const WAITING =
  'Saved on this phone – not sent yet. It will be sent automatically when you’re back online.';
/** Beside a phone number, if the parser did not load. */
export const PHONE_UNREAD = `This number could not be checked, because part of the shop did not load. Please try again. ${STILL_HERE}`;
export const NEEDS_YOU = 'Needs your attention:';
export const SEE_WHY = 'See why, and what to do';
/** The same right after NEEDS_YOU. */
export const SEE_WHY_NEEDED = 'see why, and what to do';
/** The number by which a shopper can ask about what they sent. */
export const yourNumber = (number: string) => `Message ${number}.`;
