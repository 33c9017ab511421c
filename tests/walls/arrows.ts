// Each room of the house, and what it may import. docs/architecture.md says what it owns; npx tsx tests/walls/write-table.ts writes its table anew.
import { namesDatabase } from './read-imports.ts';

/** Files that may be imported, and their name in the table. */
type Target = { name: string; files: Pick<RegExp, 'test'> };

/** What a room may import besides itself. Where `files` names a `part`, each part is a room of its own. */
type Room = Target & { files: RegExp; mayImport: readonly Target[] };

const room = (name: string, mayImport: readonly Target[], files?: RegExp): Room => ({
  ...{ name, mayImport, files: files ?? new RegExp(`^${name}/`) },
});

/** A part of a room, for rooms that may not import all of it. */
const part = (name: string, files: Target['files']): Target => ({ name, files });

const ENGINE = room('src/engine', []);
/** Only rooms that need the phone's database and its outbox may import them. */
const ENGINE_AT_HAND = part(
  'engine without what sends or asks the network',
  /^src\/engine\/(limits\.|lib\/|texts\/|device\/(database-blocked|drafts|save-failure|throttle|yield-to-main)\.|account\/(account|pending-sign-in)\.|outbox\/(outbox-rows|retry-and-discard|row-status|settled-writes|write)\.)/,
);
/** For rooms that know no phone. */
const ENGINE_PLAIN = part(
  'engine/lib and texts (with limits and firebase-project)',
  /^src\/engine\/(lib\/|texts\/|limits\.|firestore\/firebase-project\.)/,
);
const ENGINE_SHELL = part('engine/drawing/shell.ts', /^src\/engine\/drawing\/shell\.ts$/);

/** The shop's things, each with its fields, rules, table on the phone and kinds of write; each may import those before it. */
const THINGS = `
  shared print pincode device account address editing settings product catalogue search stock-alert
  wish-list enquiry message feedback quotation cart order tax delivery inbox review
  account-mirror desk-mirror writes`
  .trim()
  .split(/\s+/);
const LANGUAGES = part('config/languages.ts', /^src\/config\/languages\.ts$/);
const filesOf = (names: readonly string[]) => new RegExp(`^src/domain/(${names.join('|')})/`);
/** Types only: there is one database, and each thing has its table in it. */
const TABLES = room(
  'src/domain/device/tables.ts',
  [ENGINE, part('all of domain', /^src\/domain\//)],
  /^src\/domain\/device\/tables\.ts$/,
);
const DOMAINS = THINGS.map((name, at) => {
  const above = filesOf(THINGS.slice(0, at));
  const things = at > 0 ? [part('the things above it', above)] : [];
  return room(`src/domain/${name}`, [ENGINE, TABLES, LANGUAGES, ...things]);
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
const SHOP = room('src/config/shop.ts', [], /^src\/config\/(shop|languages|texts)(\.demo)?\.ts$/);
/** Values that hold until the desk sets them. */
const BUILT = room(
  'src/config/contact.ts',
  [SHOP],
  /^src\/config\/(contact|officer|delivery|home|pages)\.ts$/,
);
/** The function that holds orders lays the stored zones over these itself. */
const BUILT_DELIVERY = part('config/delivery.ts', /^src\/config\/delivery\.ts$/);
/** Imported in place of BUILT, whose values may be out of date. */
const SAID = room(
  'src/ui/use-shop.ts',
  [DOMAIN_PURE, BUILT],
  /^src\/(ui\/use-shop(-home|-pages|-delivery|-seller)?|desk\/shop\/built-settings)\.ts$/,
);
const UI = room('src/ui', [ENGINE_PLAIN, DOMAIN_PURE, SHOP]);
/** Tells when a drawn page answers taps; code that follows the device waits for that. */
const HYDRATION = part('ui/layout/hydration.ts', /^src\/ui\/layout\/hydration\.ts$/);
const SHOPPERS_WORKERS = part(
  'the addresses of sw/catalogue-worker.ts and sw/paper-worker.ts',
  /^sw\/(catalogue|paper)-worker\.ts\?worker&url$/,
);
const DESK_WORKERS = part(
  'the addresses of sw/desk-import-worker.ts, sw/desk-picture-worker.ts and sw/desk-pdf-worker.ts',
  /^sw\/desk-(import|picture|pdf)-worker\.ts\?worker&url$/,
);
const BROWSER = room('src/browser', [ENGINE, DOMAIN, HYDRATION, SHOPPERS_WORKERS, SHOP]);
const FORMS = room('src/forms', [ENGINE_AT_HAND, DOMAIN_AT_HAND, BROWSER, UI]);
const SCREENS = room(
  'src/shop/*',
  [FORMS, UI, ENGINE_AT_HAND, DOMAIN_AT_HAND, BROWSER, SHOP],
  /^src\/shop\/(?!routes\/|draw\/)(?<part>[^/]+)\//,
);
const ROUTES = room('src/shop/routes', [SCREENS, FORMS, UI, ENGINE_PLAIN, DOMAIN_PURE]);
const ROUTES_AND_TREE = part('shop/routes', /^src\/shop\/(routes\/|make-router|routeTree)/);
const SAVING_DATA = part('ui/media/use-saving-data.ts', /^src\/ui\/media\/use-saving-data\.ts$/);
const DRAW = room('src/shop/draw', [
  ROUTES_AND_TREE,
  SAVING_DATA,
  ENGINE_SHELL,
  ENGINE_PLAIN,
  DOMAIN_PURE,
  SHOP,
]);
const DRAW_PAGE = part('shop/draw/draw-page.tsx', /^src\/shop\/draw\/draw-page\.tsx$/);
const DESK = room('src/desk', [FORMS, UI, ENGINE, DOMAIN, BROWSER, DESK_WORKERS, SHOP]);
const MAIN = room(
  'src/shop/main.tsx',
  [part('everything in src', /^src\//)],
  /^src\/shop\/(main\.tsx|deferred\.ts|make-router\.ts|web-manifest\.ts)$/,
);
const SW = room('sw', [ENGINE, DOMAIN, DRAW_PAGE, SHOP]);
const PICTURES = room('backend/pictures', [DOMAIN_PURE]);
const FUNCTIONS = room(
  'backend/functions',
  [ENGINE_PLAIN, ENGINE_SHELL, DOMAIN_PURE, DRAW_PAGE, SHOP, BUILT_DELIVERY, PICTURES],
  /^backend\/functions\/src\//,
);
const PINCODES = room('backend/pincodes', [part('domain/pincode', filesOf(['pincode']))]);

/** Every room, in the table's order; a file belongs to the first that matches. */
export const ROOMS = [
  ...[ENGINE, TABLES, ...DOMAINS, SAID, MAIN, ROUTES, DRAW, SCREENS, DESK, FORMS, UI, BROWSER],
  ...[SHOP, BUILT, SW, FUNCTIONS, PINCODES, PICTURES],
];

/** Packages are not rooms; only these are banned from some files. */
export const FORBIDDEN_PACKAGES: { files: RegExp; packages: RegExp; why: string }[] = [
  {
    files: /^(src\/(engine|domain)|sw)\//,
    packages: /^(react|react-dom|@tanstack\/.*|dompurify|embla.*)(\/|$)/,
    why: 'no React and no DOM below the line',
  },
  {
    files: /^(src\/(?!browser\/live\/)|sw\/)/,
    packages: /^firebase\/(firestore|database)$/,
    why: 'the full Firestore SDK is for watching an order only',
  },
];
