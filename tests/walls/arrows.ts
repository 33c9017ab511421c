// The walls of the house: what each room owns, and which room may import from which. The table in docs/architecture.md is written
// from here: npx tsx tests/walls/write-table.ts.

/** Files that may be imported, and what the table calls them. */
export type Target = { name: string; files: RegExp };

/** What a room owns, and may import besides itself. Where `files` names a `part`, each part is a room of its own. */
export type Room = Target & { owns: string; mayImport: readonly Target[] };

const MODEL = { name: 'core/model', files: /^src\/core\/model\// };
const DEVICE = { name: 'core/device', files: /^src\/core\/device\// };
const REMOTE = { name: 'core/remote', files: /^src\/core\/remote\// };
const SYNC = { name: 'core/sync', files: /^src\/core\/sync\// };
const CORE = { name: 'core', files: /^src\/core\// };
const UI = { name: 'ui', files: /^src\/ui\// };
const FORMS = { name: 'forms', files: /^src\/forms\// };
const DRAW = { name: 'draw', files: /^src\/draw\// };
const SHOP = { name: 'shop', files: /^src\/shop(-texts|-delivery|-home|-pages)?\.ts$/ };
const WRITES = { name: 'core/sync/writes', files: /^src\/core\/sync\/writes\// };
/** What a shopper does by hand with what waits: try again, discard, leave it behind at the log-out. */
const BY_HAND = {
  name: 'core/sync/outbox/retry-and-discard.ts, core/sync/account/leave-account.ts',
  files: /^src\/core\/sync\/(outbox\/retry-and-discard|account\/leave-account)\.ts$/,
};
const PAGE_SYNC = { name: 'page-sync', files: /^src\/page-sync\// };
const SERVICES = { name: 'services', files: /^src\/services\// };
const FEATURES = { name: 'features', files: /^src\/features\/(?<part>[^/]+)\// };
const ROUTES = { name: 'routes', files: /^src\/(routes|make-router|routeTree)/ };
const ALL_OF_SRC = { name: 'everything in src', files: /^src\// };
const PICTURES = { name: 'backend/pictures', files: /^backend\/pictures\// };
/** When a drawn page answers taps, which what follows the device waits for. */
const TAKE_OVER = {
  name: 'ui/layout/take-over.ts',
  files: /^src\/ui\/layout\/take-over\.ts$/,
};
const CATALOGUE_WORKER = {
  name: 'the address of sw/catalogue-worker.ts',
  files: /^sw\/catalogue-worker\.ts\?worker&url$/,
};
const DESK_WORKERS = {
  name: 'the addresses of sw/desk-import-worker.ts, sw/desk-picture-worker.ts and sw/desk-pdf-worker.ts',
  files: /^sw\/desk-(import|picture|pdf)-worker\.ts\?worker&url$/,
};

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

/** Every room, and what it may import besides itself. The first room that matches a file is its room. */
export const ROOMS: readonly Room[] = [
  {
    ...ROUTES,
    name: 'src/routes',
    files: /^src\/routes\//,
    owns: 'one file per URL: parameters, loader, arrangement',
    mayImport: [FEATURES, FORMS, UI, MODEL, SHOP],
  },
  {
    ...FEATURES,
    name: 'src/features/*',
    owns: 'one part of the shop each; features do not know one another',
    mayImport: [FORMS, UI, MODEL, DEVICE, WRITES, BY_HAND, PAGE_SYNC, SERVICES, SHOP],
  },
  {
    name: 'src/desk',
    files: /^src\/desk\//,
    owns: "the merchant's desk: an app of its own beside the shop, which no shopper loads ([desk](desk.md))",
    mayImport: [FORMS, UI, MODEL, DEVICE, SYNC, PAGE_SYNC, SERVICES, DESK_WORKERS, SHOP],
  },
  {
    ...FORMS,
    name: 'src/forms',
    owns: 'drafts, the one press of a form, what became of it, what was not saved; phone numbers as they are typed',
    mayImport: [MODEL, DEVICE, PAGE_SYNC, UI],
  },
  {
    ...UI,
    name: 'src/ui',
    owns: 'buttons, pictures, prices, gallery, rich text; tokens',
    mayImport: [MODEL, SHOP],
  },
  {
    ...PAGE_SYNC,
    name: 'src/page-sync',
    owns: 'when the page drains and refreshes; whether the shop answers; who is signed in; what drawn pages read of the device',
    mayImport: [CORE, SERVICES, TAKE_OVER, CATALOGUE_WORKER, SHOP],
  },
  {
    ...SERVICES,
    name: 'src/services',
    owns: 'online only: sign-in by phone, payments, notifications, App Check, pincodes from the post, documents to download; `live`: an order that is looked at follows the shop ([decision 14](decisions/0014-a-live-order.md))',
    mayImport: [CORE, SHOP],
  },
  {
    ...MODEL,
    name: 'src/core/model',
    owns: 'schemas, pure rules, limits, money',
    mayImport: [],
  },
  {
    ...DEVICE,
    name: 'src/core/device',
    owns: 'the IndexedDB database: mirror, cart, outbox rows, the account and what belongs to it; the backup of all but the mirror',
    mayImport: [MODEL],
  },
  {
    ...REMOTE,
    name: 'src/core/remote',
    owns: 'Firestore over REST, files in Storage, the published catalogue, the token service',
    mayImport: [MODEL],
  },
  {
    ...SYNC,
    name: 'src/core/sync',
    owns: '`outbox`: enqueue, drain, attempt, backoff; `writes`: one file for each kind of write; `catalogue`, `account` and `desk`: the mirrors',
    mayImport: [DEVICE, REMOTE, MODEL],
  },
  {
    ...DRAW,
    name: 'src/draw',
    owns: 'pages as HTML without a browser, for the function, the worker and hydration ([decision 23](decisions/0023-pages-arrive-drawn.md))',
    mayImport: [ROUTES, UI, MODEL],
  },
  {
    ...SHOP,
    name: 'src/shop.ts',
    owns: 'what a merchant edits',
    mayImport: [],
  },
  {
    name: 'src/main.tsx',
    files: /^src\/(main\.tsx|make-router\.ts|web-manifest\.ts)$/,
    owns: 'where the page begins, the router, what a phone needs to install the shop',
    mayImport: [ALL_OF_SRC],
  },
  {
    name: 'sw',
    files: /^sw\//,
    owns: 'the service worker: shell, drawn pages, pictures, drain on sync, notifications; the worker that searches ([decision 7](decisions/0007-search-on-the-device.md))',
    mayImport: [CORE, DRAW, SHOP],
  },
  {
    name: 'backend/functions',
    files: /^backend\/functions\/src\//,
    owns: 'Cloud Functions',
    mayImport: [MODEL, DRAW, SHOP, PICTURES],
  },
  {
    name: 'backend/pincodes',
    files: /^backend\/pincodes\//,
    owns: 'the table of pincodes, made at build time ([decision 9](decisions/0009-pincodes-on-the-phone.md))',
    mayImport: [MODEL],
  },
  {
    ...PICTURES,
    owns: "the sizes of a product's picture, made from a photo; which photos can be used",
    mayImport: [MODEL],
  },
];
