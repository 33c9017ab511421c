// The walls of the house: which room may import from which. Source: docs/architecture.md.

export type Room = { name: string; files: RegExp; mayImport: RegExp[] };

const MODEL = /^src\/core\/model\//;
const DEVICE = /^src\/core\/device\//;
const REMOTE = /^src\/core\/remote\//;
const SYNC = /^src\/core\/sync\//;
const UI = /^src\/ui\//;
const FORMS = /^src\/forms\//;
const DRAW = /^src\/draw\//;
const SHOP = /^src\/shop(-policies)?\.ts$/;
const PAGE_SYNC = /^src\/page-sync\//;
const SERVICES = /^src\/services\//;

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

/** Every room and what it may import besides itself. The first room that matches a file is its room. */
export const ROOMS: Room[] = [
  { name: 'core/model', files: MODEL, mayImport: [] },
  { name: 'core/device', files: DEVICE, mayImport: [MODEL] },
  { name: 'core/remote', files: REMOTE, mayImport: [MODEL] },
  { name: 'core/sync', files: SYNC, mayImport: [DEVICE, REMOTE, MODEL] },
  {
    name: 'sw',
    files: /^sw\//,
    mayImport: [/^src\/core\//, DRAW, /^src\/features\/catalogue\/device-reader\.ts$/, SHOP],
  },
  {
    name: 'draw',
    files: DRAW,
    mayImport: [/^src\/(routes|make-router|routeTree)/, UI, MODEL],
  },
  { name: 'functions', files: /^backend\/functions\/src\//, mayImport: [MODEL, DRAW, SHOP] },
  { name: 'page-sync', files: PAGE_SYNC, mayImport: [/^src\/core\//, SERVICES] },
  { name: 'services', files: SERVICES, mayImport: [/^src\/core\//, SHOP] },
  { name: 'ui', files: UI, mayImport: [MODEL, SHOP] },
  { name: 'forms', files: FORMS, mayImport: [MODEL, DEVICE, PAGE_SYNC, UI] },
  {
    name: 'features',
    files: /^src\/features\/([^/]+)\//,
    mayImport: [MODEL, DEVICE, SYNC, PAGE_SYNC, SERVICES, FORMS, UI, SHOP],
  },
  {
    name: 'routes',
    files: /^src\/routes\//,
    mayImport: [/^src\/features\//, FORMS, UI, MODEL, SHOP],
  },
  {
    name: 'main',
    files: /^src\/(?=(main\.tsx|make-router\.ts|shop\.ts|shop-policies\.ts|web-manifest\.ts)$)/,
    mayImport: [/^src\//],
  },
];
