// What shoppers read of their profile, and on the ways to the screens of their own things.

export const YOUR_ACCOUNT = 'Your account';
export const ORDERS = 'Orders';
export const MY_QUOTATIONS = 'My Quotations';
export const MY_PROFILE = 'My Profile';
export const MANAGE_ADDRESSES = 'Manage Addresses';

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

export const PROFILE_OUTCOME = {
  sent: 'Profile Updated successfully',
  needsYou: 'Your profile has not reached the shop.',
};
