// Texts for shoppers about their profile, and the links of the account screens.

export const YOUR_ACCOUNT = 'Your account';
export const ORDERS = 'Orders';
export const MY_QUOTATIONS = 'My Quotations';
export const MY_PROFILE = 'My Profile';
export const MANAGE_ADDRESSES = 'Manage Addresses';
/** For those who run the shop. */
export const OPEN_DESK = 'Open the desk';

export const PROFILE_DESCRIPTION = 'Your name, and how the shop can reach you.';
export const ADDRESSES_DESCRIPTION = 'Where your orders are delivered.';

export const GETTING_PROFILE = 'Loading your profile';
export const NOT_FETCHED_YET =
  'Your profile could not be loaded from the shop yet. What you save is kept on this phone.';

export const FIRST_NAME = 'First Name';
export const LAST_NAME = 'Last Name';
export const EMAIL = 'Email';
export const PHONE = 'Phone';
export const PHONE_HINT = 'You log in with this number.';
export const UPDATE = 'Update';
/** Why it cannot be pressed. */
export const NOTHING_CHANGED = 'You have not changed anything yet.';
export const NOT_WHOLE = 'First give your first name, your last name and your email.';

// Deleting the account.
export const DELETE_ACCOUNT = 'Delete my account';
export const DELETE_NEEDS_CONNECTION = 'Deleting your account needs a connection.';
export const DELETE_QUESTION = 'Delete your account?';
export const WHAT_GOES =
  'Your name, email, phone number and addresses, your quotations, reviews and notifications, and everything on this phone.';
export const WHAT_STAYS =
  'For its accounts, the shop keeps what was ordered and paid, without your name, phone number and street. An order that has not been delivered yet will still be delivered. Your name is removed from it after that.';
export const GOES = 'This will be deleted:';
export const STAYS = 'This will be kept:';
export const GO_ON = 'Continue';
export const KEEP_ACCOUNT = 'Keep my account';
export const DELETE_FOR_GOOD = 'Delete it for good?';
export const CANNOT_BE_UNDONE = 'This cannot be undone.';
export const givesUp = (count: number) =>
  count === 1
    ? '1 update that is not sent yet will be discarded.'
    : `${count} updates that are not sent yet will be discarded.`;
export const YES_DELETE = 'Delete my account now';
export const DELETING = 'Deleting…';
export const DELETE_PROBLEMS = {
  'sign-in-again':
    'To make sure that it is you, please log in again. Then press “Delete my account” again within ten minutes.',
  'no-answer': 'The shop could not be reached. Please try again.',
  refused: 'The shop did not delete your account. Please contact us.',
  'still-here':
    'The shop has deleted your account, but this phone could not delete what it keeps of it. Please try again, or delete the shop’s data in the settings of your browser.',
};

export const PROFILE_OUTCOME = {
  sent: 'Profile Updated successfully',
  needsYou: 'Your profile has not reached us.',
};
