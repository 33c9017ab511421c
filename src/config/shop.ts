// Your shop: fill in what is empty here, and the longer texts in src/config/texts.ts. Everything else is set at the desk, under /desk/shop.
// As long as `name` is empty, this is the demo shop. `npm run deploy` tells you what is still missing.
import { demoShop } from './shop.demo.ts';

/** Your shop's name. */
const name = '';

/** What you sell, in a few words. Browsers show it behind the name, such as "organic food from small farms". */
const trade = '';

/** One sentence about your shop. It stands on the first page and in previews of links. */
const motto = '';

/** Your shop's web address without a slash at the end, such as "https://shop.example". */
const site = '';

/** Countries whose phones may sign in. Allow the same ones under "SMS region policy" in the Firebase console. */
const signInCountries = [{ code: '91', words: '+91 India' }];

/** Your own words for your produce, if shoppers search for them: a row for each thing, such as ['moringa', 'superfood leaf']. */
const searchWords: string[][] = [];

/** Where you deliver, and how fast; docs/merchant/delivery.md explains it. Without zones you deliver everywhere and promise no date. */
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
