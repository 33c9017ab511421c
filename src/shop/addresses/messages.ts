// Texts about a shopper's addresses.

export const READING_ADDRESSES = 'Loading your addresses';
export const ADDRESSES = 'Addresses';
export const NO_ADDRESS_YET = 'No addresses saved yet.';
export const WHY_ADD_ONE = 'Add one, and you will have it on this phone even without a connection.';
export const ADD_ADDRESS = 'Add a new address';
export const EDIT_ADDRESS = 'Edit Address';
export const EDIT = 'Edit';
export const DELETE = 'Delete';

// Status of an address's last change.

export const NOT_SENT_YET = { waiting: 'Saved on this phone – not sent yet' };
/** `why`: the link to `/waiting`. */
export const DELETED_NEEDS_YOU = 'An address you deleted needs your attention: {why}';

// Deleting an address.

export const ASK_TO_DELETE = 'Delete this address?';
export const KEEP_IT = 'Keep it';
export const DELETED_HERE = 'Deleted on this phone';
export const DELETED_HERE_UNTOLD =
  'Deleted on this phone. The shop will be told automatically when you’re back online.';

// The address form.

export const NAME = 'Name';
export const AS_ON_PARCELS = 'Full name as on parcels, however long.';
export const PHONE_NUMBER = 'Phone Number';
export const SECOND_PHONE = 'Second phone (optional)';
export const WHY_SECOND_PHONE = 'The courier calls it if nobody answers the first.';
export const ADDRESS_OR_STREET = 'Address / Street';
export const LANDMARK = 'Landmark (optional)';
export const LANDMARK_HINT = 'Such as: near the Hanuman temple.';
export const PINCODE = 'Pincode';
export const CITY = 'City';
export const CITY_MAY_DIFFER = 'Change it if your town or village is different.';
export const STATE_OR_TERRITORY = 'State / Union Territory';
export const SELECT_STATE = '--Select State--';
export const PLACE_FROM_PINCODE = 'City and state are filled in from the pincode.';
export const LOOKING_FOR_PLACE = 'Finding your city and state…';
export const INVALID_PINCODE = 'Invalid ZIP Code';
export const PLACE_OF_ARMY_POST = 'For an army post office, such as 56 APO.';
export const ANOTHER_STATE = 'It is another state';
export const notDeliveredTo = (zipcode: string) =>
  `We do not deliver to ${zipcode} yet: no order can go to this address.`;
export const SAVE_ADDRESS = 'Save Address';
export const CANCEL = 'Cancel';
