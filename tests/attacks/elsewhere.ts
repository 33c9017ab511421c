/** Attacks that take a clock that is turned, a provider that fails or a merchant's hand, and the tests that play them. */
import type { ProvenBy } from './attack.ts';

export const PROVEN_ELSEWHERE: readonly ProvenBy[] = [
  {
    attack: 'goods kept by bank transfers that never come',
    provenBy:
      'tests/functions/handlers/order-limits.test.ts › waits for days, and is then cancelled once, and its goods come back',
  },
  {
    attack: 'uploads without feedback, left for ever',
    provenBy:
      'tests/functions/uploads.test.ts › goes after a day, and one that feedback names stays',
  },
  {
    attack: 'a hundred payments that cannot be looked at hide one that came',
    provenBy:
      'tests/functions/handlers/payment-reconciler.test.ts › is found though a hundred others cannot be looked at, and these are left alone for a while',
  },
  {
    attack: 'a late “authorized” lifts a payment that is final',
    provenBy:
      'tests/functions/payment-outcome.test.ts › when the provider tells “authorized” after “captured”',
  },
  {
    attack:
      'the catalogue’s reads asked for again and again past the CDN, for pages, sitemap and phones',
    provenBy:
      'tests/functions/handlers/published-catalogue.test.ts › however many ask past the CDN, the database is not asked again within a second',
  },
  {
    attack: 'a merchant’s text with a link out of the shop in disguise',
    provenBy:
      'tests/unit/functions/clean-html.test.ts › lets no link lead to %j, by which a browser would leave the shop or run something',
  },
  {
    attack: 'what the phone’s next owner finds in the backup of the one before',
    provenBy:
      'tests/sync/backup.test.ts › the backup of an account is gone before anything of it changes on the phone',
  },
];
