// What a shopper reads of the profile.

export const PROFILE_OUTCOME = {
  sent: 'Profile Updated successfully',
  needsYou: 'Your profile did not reach the shop: this needs you.',
};
