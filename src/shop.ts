// Everything that a merchant edits: the shop's name, how to reach it, what its pages say. Nothing else holds such words. What stands here
// at first is the demo's; `npm run deploy` refuses whatever of it is still there and not confirmed. Its longer texts
// stand in src/shop-texts.ts, banners and videos in src/shop-home.ts, hours and claims in src/shop-pages.ts; where it delivers, and how fast, in src/shop-delivery.ts. What was changed at the desk (/desk/shop) stands above it.

/** What the demo says and is right for your shop, too, by the names with which `npm run deploy` refuses it, such as 'claims.delivery'. */
export const confirmed: readonly string[] = [];

export const shop = {
  name: 'Haat',
  /** What it sells, in a few words: stands behind the name in the browser's tab and in the installed app. */
  trade: 'organic food from small farms',
  motto: 'Organic food from small farms, delivered free all over India.',
  /** Where the shop is on the web, without a slash at the end; used in links that others see. */
  site: 'https://haat.example',
  phones: ['+91 98765 43210', '+91 98765 43211'],
  /** Number of the messaging app, country code first, digits only. */
  chatNumber: '919876543210',
  email: 'namaste@haat.example',
  address: ['Organic Farms of Sehore', '14 Mandi Road, Sehore', 'Madhya Pradesh 466001, India'],
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=Mandi+Road+Sehore+466001',
  /** Where shoppers who pay by bank transfer (NEFT) send their money. */
  bank: {
    accountName: 'Organic Farms of Sehore',
    accountNumber: '000111222333',
    ifsc: 'HAAT0000001',
    bankName: 'Bank of the Village',
    branch: 'Sehore',
  },
  /** Where the same money can be sent by UPI: the shop's UPI id, and the name that it belongs to. Empty: it is not offered. */
  upi: { vpa: 'organic.farms@haatbank', payeeName: 'Organic Farms of Sehore' },
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
