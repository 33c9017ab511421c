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

const FILES = 'tests/functions/uploads.test.ts';
const QUOTED = 'tests/functions/handlers/quotation-use.test.ts';

const BY_TESTS: readonly (readonly [attack: string, file: string, title: string])[] = [
  [
    'accepted orders that show a name, a brand or a picture of their sender’s',
    'tests/functions/handlers/late-orders.test.ts',
    'has the name, picture and brand of its lines from the catalogue',
  ],
  [
    'function runs that an order of 30 products wakes, or its cancelling',
    'tests/functions/function-runs.test.ts',
    'an order of 30 products runs at most five functions, its cancelling as many, and keeping the stock one for each product of which phones hear nothing',
  ],
  [
    'orders of all quoted pieces at the quoted price, again and again',
    QUOTED,
    'five orders of all its pieces at once: one is taken, four wait for the merchant',
  ],
  ['orders at the price of a quotation whose day is over', QUOTED, 'its day is over'],
  [
    'packed pages that call themselves pictures, files with notes or under names of the sender’s',
    FILES,
    'and calls itself a picture and %s is removed',
  ],
  [
    'files that the public can read, by their name or the link that the sender was told',
    FILES,
    'and is a picture stays as it is, and can be fetched by nobody, not even by the link that its sender was told',
  ],
  [
    'a stranger looks in published reviews for the account or the order of their writer',
    'tests/functions/handlers/reviews.test.ts',
    'is shown to nobody until the merchant publishes it, and then without its account and its order',
  ],
  [
    'reviews of products that were not in the order',
    'tests/functions/reviews.test.ts',
    'a review of what its writer never bought goes by itself',
  ],
  [
    'a payment or its record under the id of somebody else’s order',
    'tests/functions/payment-order.test.ts',
    'cannot pay for an order by naming its owner, nor learn whether there is such an order',
  ],
  [
    'money paid after cancelling that is not noted to go back',
    'tests/functions/handlers/payment-refunds.test.ts',
    'goes back also where it is captured in the very moment of the cancelling',
  ],
  [
    'documents of a stranger that are kept for more than a year',
    'tests/functions/expire-sent.test.ts',
    'one of the %s gets its end a year after it came, keeps it when it is sent again, and stays if the merchant wants to keep it',
  ],
  [
    'devices of one account',
    'tests/functions/few-per-account.test.ts',
    'of an account’s %s the latest by %s stay, %i at most',
  ],
  [
    'pages that may load from hosts where anybody can have an address, or run text',
    'tests/unit/build/deploy-config.test.ts',
    'the browser loads from named places alone: no family of hosts, no script in a page, no frame around the shop',
  ],
  [
    'pincodes that there are not, for which the post is asked',
    'tests/functions/pincode.test.ts',
    'a pincode that cannot be is none, and the post is not asked, so that nobody can have it asked of every number there is',
  ],
  [
    'pincodes that may be, for which the post is asked again and again',
    'tests/unit/functions/kept-answers.test.ts',
    'beyond the directory the post is asked a few times an hour, however often somebody asks',
  ],
  [
    'goods kept by bank transfers that never come',
    'tests/functions/handlers/order-limits.test.ts',
    'waits for days, and is then cancelled once, and its goods come back',
  ],
  [
    'uploads without feedback, left for ever',
    FILES,
    'goes after a day, and one that feedback names stays',
  ],
  [
    'a hundred payments that cannot be looked at hide one that came',
    'tests/functions/handlers/payment-reconciler.test.ts',
    'is found though a hundred others cannot be looked at, and these are left alone for a while',
  ],
  [
    'a late “authorized” lifts a payment that is final',
    'tests/functions/payment-outcome.test.ts',
    'when the provider tells “authorized” after “captured”',
  ],
  [
    'the catalogue’s reads asked for again and again past the CDN, for pages, sitemap and phones',
    'tests/functions/handlers/published-catalogue.test.ts',
    'however many ask past the CDN, the database is not asked again within a second',
  ],
  [
    'a merchant’s text with a link out of the shop in disguise',
    'tests/unit/functions/clean-html.test.ts',
    'lets no link lead to %j, by which a browser would leave the shop or run something',
  ],
  [
    'what the phone’s next owner finds in the backup of the one before',
    'tests/sync/backup.test.ts',
    'the backup of an account is gone before anything of it changes on the phone',
  ],
];

export const PROVEN_ELSEWHERE: readonly ProvenBy[] = [
  ...BY_RULES.map((attack) => ({
    attack,
    provenBy: 'tests/rules/rules.test.ts',
  })),
  ...BY_TESTS.map(([attack, file, title]) => ({ attack, provenBy: `${file} › ${title}` })),
];
