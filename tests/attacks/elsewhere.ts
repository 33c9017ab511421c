/** Attacks that tests of the rules, the functions and the core play: through the same doors, with a shifted clock, a failing provider or merchant access. */
import type { ProvenBy } from './attack.ts';

/** Each of these is a table of permissions, tried at the emulator under the shop's rules. */
const BY_RULES = [
  'a stranger skips documents of a public list, or a shopper of an own one',
  'a stranger lists everything at once, or more than 500',
  'reviews that publish themselves, and a stranger who looks behind published ones for their writers',
  'documents of a stranger with more fields, longer texts, an end or an id of their own',
  'a stranger reads, changes, deletes or keeps for longer what was sent',
  'stock alerts for products that there are not, and ids of 129 characters',
  'an account that was made without a phone number reads and writes',
  'a stranger reads, moves, puts up or takes away a shopper’s fence',
  'fences of nothing, with more in them than the change that moved them, listed or taken away',
];

/** Attacks by the file whose test plays them, with its title. */
const BY_TESTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tests/functions/handlers/late-orders.test.ts': {
    'accepted orders that show a name, a brand or a picture of their sender’s':
      'has the name, picture and brand of its lines from the catalogue',
  },
  'tests/functions/function-runs.test.ts': {
    'function runs that an order of 30 products wakes, or its cancelling':
      'an order of 30 products runs at most five functions, its cancelling as many, and keeping the stock one for each product of which phones hear nothing',
  },
  'tests/functions/handlers/product-limits.test.ts': {
    'orders of all quoted pieces at the quoted price, again and again':
      'five orders of all its pieces at once: one is taken, four wait for the merchant',
    'orders at the price of a quotation whose day is over': 'its day is over',
  },
  'tests/functions/uploads.test.ts': {
    'packed pages that call themselves pictures, files with notes or under names of the sender’s':
      'and calls itself a picture and %s is removed',
    'files that the public can read, by their name or the link that the sender was told':
      'and is a picture stays as it is, and can be fetched by nobody, not even by the link that its sender was told',
    'uploads without feedback, left for ever':
      'goes after a day, and one that feedback names stays',
  },
  'tests/functions/handlers/reviews.test.ts': {
    'a stranger looks in published reviews for the account or the order of their writer':
      'is shown to nobody until the merchant publishes it, and then without its account and its order',
  },
  'tests/functions/kept-documents.test.ts': {
    'reviews of products that were not in the order':
      'a review of what its writer never bought goes by itself',
    'documents of a stranger that are kept for more than a year':
      'one of the %s gets its end a year after it came, keeps it when it is sent again, and stays if the merchant wants to keep it',
    'devices of one account': 'of an account’s %s the latest by %s stay, %i at most',
  },
  'tests/functions/payment-order.test.ts': {
    'a payment or its record under the id of somebody else’s order':
      'cannot pay for an order by naming its owner, nor learn whether there is such an order',
  },
  'tests/functions/handlers/payment-refunds.test.ts': {
    'money paid after cancelling that is not noted to go back':
      'goes back also where it is captured in the very moment of the cancelling',
  },
  'tests/unit/build/deploy-config.test.ts': {
    'pages that may load from hosts where anybody can have an address, or run text':
      'the browser loads from named places alone: no family of hosts, no script in a page, no frame around the shop',
  },
  'tests/functions/pincode.test.ts': {
    'pincodes that there are not, for which the post is asked':
      'a pincode that cannot be is none, and the post is not asked, so that nobody can have it asked of every number there is',
  },
  'tests/unit/functions/kept-answers.test.ts': {
    'pincodes that may be, for which the post is asked again and again':
      'beyond the directory the post is asked a few times an hour, however often somebody asks',
  },
  'tests/functions/handlers/order-limits.test.ts': {
    'goods kept by bank transfers that never come':
      'waits for days, and is then cancelled once, and its goods come back',
  },
  'tests/functions/handlers/payment-reconciler.test.ts': {
    'a hundred payments that cannot be looked at hide one that came':
      'is found though a hundred others cannot be looked at, and these are left alone for a while',
  },
  'tests/functions/payment-outcome.test.ts': {
    'a late “authorized” lifts a payment that is final':
      'when the provider tells “authorized” after “captured”',
  },
  'tests/functions/handlers/published-catalogue.test.ts': {
    'the catalogue’s reads asked for again and again past the CDN, for pages, sitemap and phones':
      'however many ask past the CDN, the database is not asked again within a second',
  },
  'tests/unit/functions/clean-html.test.ts': {
    'a merchant’s text with a link out of the shop in disguise':
      'lets no link lead to %j, by which a browser would leave the shop or run something',
  },
  'tests/sync/backup.test.ts': {
    'what the phone’s next owner finds in the backup of the one before':
      'the backup of an account is gone before anything of it changes on the phone',
  },
};

export const PROVEN_ELSEWHERE: readonly ProvenBy[] = [
  ...BY_RULES.map((attack) => ({ attack, provenBy: 'tests/rules/rules.test.ts' })),
  ...Object.entries(BY_TESTS).flatMap(([file, titles]) =>
    Object.entries(titles).map(([attack, title]) => ({ attack, provenBy: `${file} › ${title}` })),
  ),
];
