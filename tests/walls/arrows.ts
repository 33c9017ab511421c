// What each room of the house owns and may import; the table in docs/architecture.md: npx tsx tests/walls/write-table.ts.

/** Files that may be imported, and what the table calls them. */
type Target = { name: string; files: RegExp };

/** What a room owns, and may import besides itself. Where `files` names a `part`, each part is a room of its own. */
type Room = Target & { owns: string; mayImport: readonly Target[] };

function room(
  name: string,
  owns: string,
  mayImport: readonly Target[],
  files = new RegExp(`^${name}/`),
): Room {
  return { name, files, owns, mayImport };
}

/** A part of a room, for those that may not import all of it. */
const part = (name: string, files: RegExp): Target => ({ name, files });

const MODEL = room('src/core/model', 'schemas, pure rules, limits, money', []);
const DEVICE = room(
  'src/core/device',
  'the IndexedDB database: mirror, cart, outbox rows, the account and what belongs to it; the backup of all but the mirror',
  [MODEL],
);
const REMOTE = room(
  'src/core/remote',
  'Firestore over REST, files in Storage, the published catalogue, the token service',
  [MODEL],
);
const SYNC = room(
  'src/core/sync',
  '`outbox`: enqueue, drain, attempt, backoff; `writes`: one file for each kind of write; `catalogue`, `account` and `desk`: the mirrors',
  [DEVICE, REMOTE, MODEL],
);
const CORE = part('core', /^src\/core\//);
const WRITES = part('core/sync/writes', /^src\/core\/sync\/writes\//);
/** What a shopper does by hand with what waits: try again, discard, leave it behind at the log-out. */
const BY_HAND = part(
  'core/sync/outbox/retry-and-discard.ts, core/sync/account/leave-account.ts',
  /^src\/core\/sync\/(outbox\/retry-and-discard|account\/leave-account)\.ts$/,
);
const SHOP = room(
  'src/config/shop.ts',
  'the shop that is built: the merchant’s own (src/config/texts.ts as well), or the demo; with src/config/delivery.ts',
  [],
  /^src\/config\/(shop|texts|delivery)(\.demo)?\.ts$/,
);
/** Until it is set at the desk. */
const BUILT = room(
  'src/config/contact.ts',
  'settings that are made at the desk, as they are until then: src/config/home.ts and src/config/pages.ts as well',
  [SHOP],
  /^src\/config\/(contact|home|pages)\.ts$/,
);
/** Whoever asked BUILT would show what holds no more. */
const SAID = room(
  'src/ui/use-shop.ts',
  'the one value of each setting: what was said at the desk, else what the shop was built with; src/ui/use-shop-home.ts, src/ui/use-shop-pages.ts and src/desk/shop/built-settings.ts as well',
  [MODEL, BUILT],
  /^src\/(ui\/use-shop(-home|-pages)?|desk\/shop\/built-settings)\.ts$/,
);
const UI = room('src/ui', 'buttons, pictures, prices, gallery, rich text; tokens', [MODEL, SHOP]);
/** When a drawn page answers taps, which what follows the device waits for. */
const HYDRATION = part('ui/layout/hydration.ts', /^src\/ui\/layout\/hydration\.ts$/);
const CATALOGUE_WORKER = part(
  'the address of sw/catalogue-worker.ts',
  /^sw\/catalogue-worker\.ts\?worker&url$/,
);
const DESK_WORKERS = part(
  'the addresses of sw/desk-import-worker.ts, sw/desk-picture-worker.ts and sw/desk-pdf-worker.ts',
  /^sw\/desk-(import|picture|pdf)-worker\.ts\?worker&url$/,
);
const SERVICES = room(
  'src/services',
  'online only: sign-in by phone, payments, notifications, App Check, pincodes from the post, documents to download; `live`: an order that is looked at follows the shop ([decision 13](decisions/0013-orders-in-the-outbox.md))',
  [CORE, SHOP],
);
const PAGE_SYNC = room(
  'src/page-sync',
  'when the page drains and refreshes; whether the shop answers; who is signed in; what drawn pages read of the device',
  [CORE, SERVICES, HYDRATION, CATALOGUE_WORKER, SHOP],
);
const FORMS = room(
  'src/forms',
  'drafts, the one press of a form, what became of it, what was not saved; phone numbers as they are typed',
  [MODEL, DEVICE, PAGE_SYNC, UI],
);
const FEATURES = room(
  'src/features/*',
  'one part of the shop each; features do not know one another',
  [FORMS, UI, MODEL, DEVICE, WRITES, BY_HAND, PAGE_SYNC, SERVICES, SHOP],
  /^src\/features\/(?<part>[^/]+)\//,
);
const ROUTES = room('src/routes', 'one file per URL: parameters, loader, arrangement', [
  FEATURES,
  FORMS,
  UI,
  MODEL,
  SHOP,
]);
const ROUTES_AND_TREE = part('routes', /^src\/(routes|make-router|routeTree)/);
const DRAW = room(
  'src/draw',
  'pages as HTML without a browser, for the function, the worker and hydration ([decision 23](decisions/0023-pages-arrive-drawn.md))',
  [ROUTES_AND_TREE, UI, MODEL],
);
const DESK = room(
  'src/desk',
  "the merchant's desk: an app of its own beside the shop, which no shopper loads ([desk](desk.md))",
  [FORMS, UI, MODEL, DEVICE, SYNC, PAGE_SYNC, SERVICES, DESK_WORKERS, SHOP],
);
const MAIN = room(
  'src/main.tsx',
  'where the page begins, the router, what a phone needs to install the shop',
  [part('everything in src', /^src\//)],
  /^src\/(main\.tsx|deferred\.ts|make-router\.ts|web-manifest\.ts)$/,
);
const SW = room(
  'sw',
  'the service worker: shell, drawn pages, pictures, drain on sync, notifications; the worker that searches ([decision 7](decisions/0007-search-and-the-order-of-lists.md))',
  [CORE, DRAW, SHOP],
);
const PICTURES = room(
  'backend/pictures',
  "the sizes of a product's picture, made from a photo; which photos can be used",
  [MODEL],
);
const FUNCTIONS = room(
  'backend/functions',
  'Cloud Functions',
  [MODEL, DRAW, SHOP, PICTURES],
  /^backend\/functions\/src\//,
);
const PINCODES = room(
  'backend/pincodes',
  'the table of pincodes, made at build time ([decision 9](decisions/0009-pincodes-and-the-delivery-promise.md))',
  [MODEL],
);

/** Every room, as the table has them. */
export const ROOMS = [
  ...[
    SAID,
    ROUTES,
    FEATURES,
    DESK,
    FORMS,
    UI,
    PAGE_SYNC,
    SERVICES,
    MODEL,
    DEVICE,
    REMOTE,
    SYNC,
    DRAW,
  ],
  ...[SHOP, BUILT, MAIN, SW, FUNCTIONS, PINCODES, PICTURES],
];

/** Packages are not rooms; these alone are kept out of places. */
export const FORBIDDEN_PACKAGES: { files: RegExp; packages: RegExp; why: string }[] = [
  {
    files: /^(src\/core|sw)\//,
    packages: /^(react|react-dom|@tanstack\/.*|dexie-react-hooks|dompurify|embla.*)(\/|$)/,
    why: 'no React and no DOM below the line',
  },
  {
    files: /^(src\/(?!services\/live\/)|sw\/)/,
    packages: /^firebase\/(firestore|database)$/,
    why: 'the full Firestore SDK is for watching an order only',
  },
];
