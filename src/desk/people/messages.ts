// Texts of the list of people who may open the desk.

import type { PeopleProblem } from '#browser/people.ts';
import type { Role } from '#domain/account/desk/people.ts';

export const PEOPLE_TITLE = 'People';
export const PEOPLE_MEANS = 'Who may open this desk. This screen needs a network.';
export const BACK_TO_SETTINGS = 'Shop settings';
export const ASKING = 'Asking the shop…';
export const LET_IN_TITLE = 'Add somebody';
export const PHONE = 'Phone number';
export const PHONE_HINT =
  'The number they log in with. A number that is in the list already gets the new role.';
export const ROLE = 'What they do';
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  merchant: 'Runs the shop',
  packer: 'Packs',
};
export const ROLE_MEANS: Readonly<Record<Role, string>> = {
  merchant: 'May do everything here: prices, products, bank account, and who else comes in.',
  packer: 'Packs, ships and delivers orders and counts pieces. Sees nothing else.',
};
export const LET_IN = 'Add this number';
export const letInWords = (phone: string) =>
  `${phone} can open the desk now: log in to the shop with that number, then open /desk.`;
export const YOU = 'you';
export const REMOVE = 'Remove';
export const removeOf = (phone: string) => `Remove ${phone}`;
export const removeTitle = (phone: string) => `Remove ${phone}?`;
export const REMOVE_WORDS =
  'They can no longer see or do anything at the desk, and are logged out. They can still log in and shop.';
export const REMOVE_YOURSELF_WORDS =
  'You can then no longer open the desk. Somebody else who runs the shop must add you again.';
export const removedWords = (phone: string) => `${phone} can no longer open the desk.`;
export const KEEP = 'Keep them';
export const LAST_ONE =
  'This is the only number that runs the shop, so it cannot be removed. Add another one first.';
export const TRY_AGAIN = 'Try again';
export const PROBLEMS: Readonly<Record<PeopleProblem, string>> = {
  'no-answer':
    'The shop does not answer, so it may not have changed. This needs a network: try again.',
  'last-merchant': LAST_ONE,
  'no-merchant': 'This number no longer runs the shop, so nothing was changed.',
  'signed-out': 'Log in again. Nothing was changed.',
  refused: 'The shop did not do this. Nothing was changed.',
};
