// Your shop: fill in the empty values here and the longer texts in src/config/texts.ts. Set everything else at the
// desk, under /desk/shop. While `name` is empty, this is the demo shop. `npm run deploy` lists the values that are
// still missing.
import { demoShop } from './shop.demo.ts';

/** Your shop's name. */
const name = '';

/** Your trade in a few words, such as "organic food from small farms". Browsers show it after the name. */
const trade = '';

/** One sentence about your shop, shown on the home page and in link previews. */
const motto = '';

/** Your shop's web address without a final slash, such as "https://shop.example". */
const site = '';

/** Countries whose phone numbers may sign in. Allow the same ones under "SMS region policy" in the Firebase console. */
const signInCountries = [{ code: '91', words: '+91 India' }];

/** Other words that shoppers search by, one row for each product, such as ['moringa', 'superfood leaf']. */
const searchWords: string[][] = [];

/**
 * Where you deliver and how fast until you set it at the desk; see docs/merchant/delivery.md. Without zones you deliver
 * everywhere and promise no date.
 */
export const ownDelivery = {
  workingDays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  zones: [],
} as const;

// Nothing to edit below this line.

export const isDemo = !name;

type Shop = {
  name: string;
  trade: string;
  motto: string;
  site: string;
  signInCountries: readonly { code: string; words: string }[];
  searchWords: readonly (readonly string[])[];
};

export const ownShop: Shop = { name, trade, motto, site, signInCountries, searchWords };
export const shop: Shop = isDemo ? demoShop : ownShop;
