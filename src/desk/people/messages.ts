// Texts of the list of people who may open the desk.

import type { PeopleProblem } from '#browser/people.ts';
import type { Role } from '#domain/account/desk/people.ts';

export const PEOPLE_TITLE = 'People';
export const PEOPLE_MEANS =
  'Who may open this desk. It is looked up at the shop each time, so this screen needs a connection.';
export const BACK_TO_SETTINGS = 'Shop settings';
export const ASKING = 'Asking the shop…';
export const LET_IN_TITLE = 'Let somebody in';
export const PHONE = 'Phone number';
export const PHONE_HINT =
  'With which they log in. A number that is here already gets the new role.';
export const ROLE = 'What they do';
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  merchant: 'Runs the shop',
  packer: 'Packs',
};
export const ROLE_MEANS: Readonly<Record<Role, string>> = {
  merchant: 'May do everything here: prices, products, bank account, and who else comes in.',
  packer: 'Packs, ships and delivers orders and counts pieces. Sees nothing else.',
};
export const LET_IN = 'Let in';
export const letInWords = (phone: string) =>
  `${phone} can open the desk now: log in to the shop with that number, then open /desk.`;
export const YOU = 'you';
export const REMOVE = 'Remove';
export const removeOf = (phone: string) => `Remove ${phone}`;
export const removeTitle = (phone: string) => `Remove ${phone}?`;
export const REMOVE_WORDS =
  'From this moment the shop shows and takes nothing of theirs at the desk, and their sign-in ends. As a shopper they can log in again.';
export const REMOVE_YOURSELF_WORDS =
  'You can then no longer open the desk. Somebody else who runs the shop has to let you in again.';
export const removedWords = (phone: string) => `${phone} can no longer open the desk.`;
export const KEEP = 'Keep them';
export const LAST_ONE = 'The only one who runs the shop stays. Let somebody else in first.';
export const TRY_AGAIN = 'Try again';
export const PROBLEMS: Readonly<Record<PeopleProblem, string>> = {
  'no-answer':
    'The shop does not answer, so nothing can be said to have changed. This needs a connection.',
  'last-merchant': LAST_ONE,
  'no-merchant': 'This number no longer runs the shop, so nothing was changed.',
  'signed-out': 'Log in again. Nothing was changed.',
  refused: 'The shop did not do this. Nothing was changed.',
};
