// Texts about when something arrives, and for entering the pincode that this depends on.

export const WHEN_DOES_IT_ARRIVE = 'When does it arrive?';
export const ENTER_PINCODE = 'Enter your pincode';
/** Followed by CHANGED_THING for screen readers; sighted shoppers see the pincode beside it. */
export const CHANGE = 'Change';
export const CHANGED_THING = ' pincode';
export const QUESTION_DID_NOT_COME =
  'The form for your pincode could not be loaded. Please open this page again when you’re online.';

// The pincode dialog.

export const YOUR_PINCODE = 'Your pincode';
export const PINCODE = 'Pincode';
export const PINCODE_STAYS = 'It stays on this phone.';
export const SAVED_PINCODES = 'From your addresses';
export const CHECK = 'Check';
export const SIX_DIGITS = 'Enter a 6-digit pincode';
export const CANCEL = 'Cancel';

// At the checkout.

export const CHOOSE_ANOTHER_ADDRESS = 'Please choose another address. Your cart has not changed.';
