// Problems of a phone number in the form of the people at the desk.

export const NO_NUMBER = 'Write the phone number that they log in with.';
export const BAD_NUMBER =
  'This is no mobile number of India. They log in by a code that only a mobile can get.';
export const NUMBER_UNREAD =
  'This number cannot be checked without a connection. Please try again in a moment.';
