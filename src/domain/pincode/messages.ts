// Texts about a pincode, for shoppers and the desk. Pure.

/** City and state are filled in from the nearest pincode, as far as one is known. */
export const PINCODE_NOT_KNOWN_YET = 'We don’t know this pincode yet. Please check city and state.';
export const noSuchPincode = (zipcode: string) => `There is no pincode ${zipcode}`;

// A state that does not fit its pincode.
export const isStateRight = (state: string) => `Is ${state} right?`;
/** `states`: at least one. */
export const usualStates = (zipcode: string, states: readonly string[]) =>
  `The pincodes that we know with ${zipcode.slice(0, 3)} in front are in ${states.join(' or ')}.`;
export const yesState = (state: string) => `Yes, ${state}`;
export const CHANGE_STATE = 'No, change it';
