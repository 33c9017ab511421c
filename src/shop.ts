// Everything that a merchant edits: here the shop's name and what is said of it everywhere. Nothing else holds such words. What stands here
// at first is the demo's; `npm run deploy` refuses whatever of it is still there and not confirmed. Its longer texts
// stand in src/shop-texts.ts; where it delivers, and how fast, in src/shop-delivery.ts. What can be changed at the desk (/desk/shop), too, stands in files of its own, which
// hold until it was: how the shop is reached and paid in src/shop-contact.ts, banners and videos in src/shop-home.ts, hours, questions and claims in src/shop-pages.ts.

/** What the demo says and is right for your shop, too, by the names with which `npm run deploy` refuses it, such as 'claims.delivery'. */
export const confirmed: readonly string[] = [];

export const shop = {
  name: 'Haat',
  /** What it sells, in a few words: stands behind the name in the browser's tab and in the installed app. */
  trade: 'organic food from small farms',
  motto: 'Organic food from small farms, delivered free all over India.',
  /** Where the shop is on the web, without a slash at the end; used in links that others see. */
  site: 'https://haat.example',
  /** The software that the shop runs on. */
  poweredBy: 'open, offline-first shop software',

  /** Countries whose phones may sign in; the console's SMS region policy has to allow them too. */
  signInCountries: [{ code: '91', words: '+91 India' }],

  /** Your own words for your produce: each row means one thing, and any of its words finds it. */
  searchWords: [['moringa', 'superfood leaf']] as readonly (readonly string[])[],

  /** What the footer calls the four policies, whose texts stand in src/shop-texts.ts. */
  policyTitles: {
    'privacy-policy': 'Privacy Policy',
    'terms-and-condition': 'Terms and Conditions',
    'cancellation-policy': 'Cancellation Policy',
    'return-policy': 'Return Policy',
  },
} as const;
