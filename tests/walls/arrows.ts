// Each room of the house: what it owns and may import. To write the table into docs/architecture.md: npx tsx tests/walls/write-table.ts.
import { namesDatabase } from './read-imports.ts';

/** Files that may be imported, and their name in the table. */
type Target = { name: string; files: Pick<RegExp, 'test'> };

/** What a room owns, and may import besides itself. Where `files` names a `part`, each part is a room of its own. */
type Room = Target & { files: RegExp; owns: string; mayImport: readonly Target[] };

const room = (name: string, owns: string, mayImport: readonly Target[], files?: RegExp): Room => ({
  ...{ name, owns, mayImport, files: files ?? new RegExp(`^${name}/`) },
});

/** A part of a room, for rooms that may not import all of it. */
const part = (name: string, files: Target['files']): Target => ({ name, files });

const ENGINE = room(
  'src/engine',
  'what any offline-first app needs, and knows no shop: `outbox` (enqueue, drain, attempt, row lifecycle, lock, backoff), `firestore` over REST, `device` (database, drafts), `account`, `drawing`, `lib`',
  [],
);
/** Only rooms that need the phone's database and its outbox may import them. */
const ENGINE_AT_HAND = part(
  'engine without what sends or asks the network',
  /^src\/engine\/(limits\.|lib\/|device\/(database-blocked|drafts|save-failure|throttle|yield-to-main)\.|account\/(account|pending-sign-in)\.|outbox\/(outbox-rows|retry-and-discard|row-status|settled-writes|write)\.)/,
);
/** For rooms that know no phone. */
const ENGINE_PLAIN = part(
  'engine/lib (with limits and firebase-project)',
  /^src\/engine\/(lib\/|limits\.|firestore\/firebase-project\.)/,
);
const ENGINE_SHELL = part('engine/drawing/shell.ts', /^src\/engine\/drawing\/shell\.ts$/);

/** The shop's things, each with its fields, rules, table on the phone and kinds of write; `desk`: the merchant's own part of it. */
const THINGS: readonly [name: string, owns: string][] = [
  ['shared', 'money, numbers, days, limits, pictures, HTML, the texts that several things share'],
  ['pincode', 'the table of pincodes; which can be; states'],
  [
    'device',
    'the tables of the phone’s database, their versions, the backup of all but the mirror',
  ],
  ['account', 'profile, devices, roles; what is known of an account’s copy'],
  ['address', 'addresses'],
  ['editing', 'edits at the desk: base, conflict, files, commit'],
  ['settings', 'the settings of the shop'],
  [
    'product',
    'products: the table of their fields, facts, filters, pictures; `table`: spreadsheets',
  ],
  ['catalogue', 'categories, brands, blogs; the mirror of the catalogue and where it is read from'],
  ['search', 'words to products, suggestions'],
  ['stock-alert', 'who waits for a product'],
  ['wish-list', 'wishes'],
  ['enquiry', 'enquiries about a product'],
  ['message', 'contact-us messages'],
  ['feedback', 'feedback with a file'],
  ['quotation', 'quotations and their PDFs'],
  ['cart', 'the cart'],
  ['order', 'orders: what is sent, accepted, changed, cancelled, given back'],
  ['delivery', 'where and when the shop delivers'],
  ['inbox', 'what shoppers send to the merchant'],
  ['review', 'reviews'],
  ['account-mirror', "the account's own documents on the phone; signing in and out"],
  ['desk-mirror', "the desk's copy of the shop on a merchant's phone"],
  ['writes', 'the registry of kinds of write, and the drain with all of them'],
];
const filesOf = (names: readonly string[]) => new RegExp(`^src/domain/(${names.join('|')})/`);
/** Types only: there is one database, and each thing has its table in it. */
const TABLES = room(
  'src/domain/device/tables.ts',
  'types of the rows of all tables',
  [ENGINE, part('all of domain', /^src\/domain\//)],
  /^src\/domain\/device\/tables\.ts$/,
);
const DOMAINS = THINGS.map(([name, owns], at) => {
  const above = filesOf(THINGS.slice(0, at).map(([it]) => it));
  const things = at > 0 ? [part('the things above it', above)] : [];
  return room(`src/domain/${name}`, owns, [ENGINE, TABLES, ...things]);
});
const DOMAIN = part('domain', /^src\/domain\//);
const DOMAIN_AT_HAND = part(
  'domain without what asks the network',
  /^src\/domain\/(?!.*\/fetch-|catalogue\/(firestore-source|published-source|refresh|source)\.|account-mirror\/(read-older|refresh-account|merge-order)|desk-mirror\/|order\/online-order-write|writes\/drain-device)/,
);
/** For rooms that know no phone. */
const DOMAIN_PURE = part('domain without network and database', {
  test: (file) =>
    DOMAIN_AT_HAND.files.test(file) && !/^src\/domain\/writes\//.test(file) && !namesDatabase(file),
});
const SHOP = room(
  'src/config/shop.ts',
  'the shop that is built: the merchant’s own (src/config/texts.ts as well), or the demo; with src/config/delivery.ts',
  [],
  /^src\/config\/(shop|texts|delivery)(\.demo)?\.ts$/,
);
/** Values that hold until the desk sets them. */
const BUILT = room(
  'src/config/contact.ts',
  'settings that are made at the desk, as they are until then: src/config/home.ts and src/config/pages.ts as well',
  [SHOP],
  /^src\/config\/(contact|home|pages)\.ts$/,
);
/** Imported in place of BUILT, whose values may be out of date. */
const SAID = room(
  'src/ui/use-shop.ts',
  'the one value of each setting: what was said at the desk, else what the shop was built with; src/ui/use-shop-home.ts, src/ui/use-shop-pages.ts and src/desk/shop/built-settings.ts as well',
  [DOMAIN_PURE, BUILT],
  /^src\/(ui\/use-shop(-home|-pages)?|desk\/shop\/built-settings)\.ts$/,
);
const UI = room('src/ui', 'buttons, pictures, prices, gallery, rich text; tokens', [
  ENGINE_PLAIN,
  DOMAIN_PURE,
  SHOP,
]);
/** Tells when a drawn page answers taps; code that follows the device waits for that. */
const HYDRATION = part('ui/layout/hydration.ts', /^src\/ui\/layout\/hydration\.ts$/);
const CATALOGUE_WORKER = part(
  'the address of sw/catalogue-worker.ts',
  /^sw\/catalogue-worker\.ts\?worker&url$/,
);
const DESK_WORKERS = part(
  'the addresses of sw/desk-import-worker.ts, sw/desk-picture-worker.ts and sw/desk-pdf-worker.ts',
  /^sw\/desk-(import|picture|pdf)-worker\.ts\?worker&url$/,
);
const BROWSER = room(
  'src/browser',
  'what a page of either app does in a browser: `sync` (when it drains and refreshes, whether the shop answers), sign-in by phone, payments, notifications, App Check, pincodes from the post, downloads; `live`: an order that is looked at follows the shop ([decision 13](decisions/0013-orders-in-the-outbox.md))',
  [ENGINE, DOMAIN, HYDRATION, CATALOGUE_WORKER, SHOP],
);
const FORMS = room(
  'src/forms',
  'drafts, the one press of a form, what became of it, what was not saved; phone numbers as they are typed',
  [ENGINE_AT_HAND, DOMAIN_AT_HAND, BROWSER, UI],
);
const SCREENS = room(
  'src/shop/*',
  'one part of the shop each; the parts do not know one another',
  [FORMS, UI, ENGINE_AT_HAND, DOMAIN_AT_HAND, BROWSER, SHOP],
  /^src\/shop\/(?!routes\/|draw\/)(?<part>[^/]+)\//,
);
const ROUTES = room('src/shop/routes', 'one file per URL: parameters, loader, arrangement', [
  SCREENS,
  FORMS,
  UI,
  ENGINE_PLAIN,
  DOMAIN_PURE,
]);
const ROUTES_AND_TREE = part('shop/routes', /^src\/shop\/(routes\/|make-router|routeTree)/);
const DRAW = room(
  'src/shop/draw',
  'pages as HTML without a browser, for the function, the worker and hydration ([decision 23](decisions/0023-pages-arrive-drawn.md))',
  [
    ROUTES_AND_TREE,
    part('ui/media/use-saving-data.ts', /^src\/ui\/media\/use-saving-data\.ts$/),
    ENGINE_SHELL,
    DOMAIN_PURE,
  ],
);
const DRAW_PAGE = part('shop/draw/draw-page.tsx', /^src\/shop\/draw\/draw-page\.tsx$/);
const DESK = room(
  'src/desk',
  "the merchant's desk: an app of its own beside the shop, which no shopper loads ([desk](desk.md))",
  [FORMS, UI, ENGINE, DOMAIN, BROWSER, DESK_WORKERS, SHOP],
);
const MAIN = room(
  'src/shop/main.tsx',
  'where the page begins, the router, what a phone needs to install the shop',
  [part('everything in src', /^src\//)],
  /^src\/shop\/(main\.tsx|deferred\.ts|make-router\.ts|web-manifest\.ts)$/,
);
const SW = room(
  'sw',
  'the service worker: shell, drawn pages, pictures, drain on sync, notifications; the worker that searches ([decision 7](decisions/0007-search-and-the-order-of-lists.md))',
  [ENGINE, DOMAIN, DRAW_PAGE, SHOP],
);
const PICTURES = room(
  'backend/pictures',
  "the sizes of a product's picture, made from a photo; which photos can be used",
  [DOMAIN_PURE],
);
const FUNCTIONS = room(
  'backend/functions',
  'Cloud Functions',
  [ENGINE_PLAIN, ENGINE_SHELL, DOMAIN_PURE, DRAW_PAGE, SHOP, PICTURES],
  /^backend\/functions\/src\//,
);
const PINCODES = room(
  'backend/pincodes',
  'the table of pincodes, made at build time ([decision 9](decisions/0009-pincodes-and-the-delivery-promise.md))',
  [part('domain/pincode', filesOf(['pincode']))],
);

/** Every room, in the table's order; a file belongs to the first that matches. */
export const ROOMS = [
  ...[ENGINE, TABLES, ...DOMAINS, SAID, MAIN, ROUTES, DRAW, SCREENS, DESK, FORMS, UI, BROWSER],
  ...[SHOP, BUILT, SW, FUNCTIONS, PINCODES, PICTURES],
];

/** Packages are not rooms; only these are banned from some files. */
export const FORBIDDEN_PACKAGES: { files: RegExp; packages: RegExp; why: string }[] = [
  {
    files: /^(src\/(engine|domain)|sw)\//,
    packages: /^(react|react-dom|@tanstack\/.*|dexie-react-hooks|dompurify|embla.*)(\/|$)/,
    why: 'no React and no DOM below the line',
  },
  {
    files: /^(src\/(?!browser\/live\/)|sw\/)/,
    packages: /^firebase\/(firestore|database)$/,
    why: 'the full Firestore SDK is for watching an order only',
  },
];
