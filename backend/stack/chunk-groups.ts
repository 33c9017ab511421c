// Assigns modules to chunks. Each stage of a visit names its entries, routes or import() targets; the rest follows from
// the module graph: a module goes to the last stage that is loaded before all stages that need it.
import { fileURLToPath } from 'node:url';

const INDEX_HTML = fileURLToPath(new URL('../../index.html', import.meta.url));

type Stage = {
  /** The chunk's name. */
  name: string;
  /** Stages loaded before it. */
  after: readonly string[];
  /**
   * Parts of the paths of its routes, and of import() targets that would otherwise go to another stage. Each has to
   * match.
   */
  entries?: readonly string[];
  /** Not in every shop's build. */
  isOptional?: true;
};

/** In order: each stage after those it names. */
const STAGES: readonly Stage[] = [
  { name: 'first', after: [] },
  // Swipes and enlarges pictures: loaded with the home page's banners, and at the first touch of a product's pictures.
  {
    name: 'carousel',
    after: ['first'],
    entries: ['BannerMotion.tsx', 'GalleryMotion.tsx', 'PictureZoom.tsx'],
  },
  { name: 'home', after: ['first'], entries: ['routes/index.tsx'] },
  { name: 'product', after: ['first'], entries: ['routes/product.$id.tsx'] },
  // Reads and writes the phone's database, with Dexie. Drawn pages become interactive without it.
  { name: 'device', after: ['first'], entries: ['cart-changes.ts'] },
  // The texts of another language, with Lingui.
  { name: 'language', after: ['first'], entries: ['shell/other-language.ts'] },
  // Calls a page's dedicated workers.
  { name: 'page-worker', after: ['first'], entries: ['page-worker.ts'] },
  // The frame of every page and the parts below the visible area, loaded after hydration.
  {
    name: 'deferred',
    after: ['device'],
    entries: ['src/shop/deferred.ts', 'routes/-recent-products.tsx'],
  },
  // The search field with suggestions; on small screens it has its own page.
  { name: 'search-box', after: ['first'], entries: ['routes/search.tsx', 'SearchBox.tsx'] },
  // Listens to a search: only where the browser can, and only with a network.
  { name: 'voice', after: ['search-box'], entries: ['VoiceSearch.tsx'] },
  // Loaded with something to send, for a signed-in account, and for searching where no worker starts.
  {
    name: 'sync',
    after: ['deferred'],
    entries: [
      'drain-device.ts',
      'account-mirror.ts',
      'catalogue/fetch-catalogue.ts',
      'suggestions.ts',
      'search/RecentSearches.tsx',
      'sign-in/sign-in-guards.ts',
      'refresh-sent-messages.ts',
    ],
  },
  {
    name: 'notifications',
    after: ['sync'],
    entries: ['shop/notifications/', 'push/local-push.ts'],
    isOptional: true,
  },
  { name: 'cart', after: ['deferred'], entries: ['routes/cart.tsx', 'routes/wishlist.tsx'] },
  // Counts what a cart costs, where the shop has terms.
  { name: 'charges', after: ['cart'], entries: ['order/cart-sums.ts'] },
  {
    name: 'write',
    after: ['sync'],
    entries: [
      'routes/contact-us',
      'routes/services',
      'routes/faqs',
      'PincodeDialog.tsx',
      // With the policy for scripts from elsewhere, which signing in needs too.
      'razorpay-checkout.ts',
    ],
  },
  { name: 'sign-in', after: ['write'], entries: ['routes/login', 'LogOut.tsx'] },
  {
    name: 'checkout',
    after: ['write', 'charges'],
    entries: [
      '_signed-in/place-order',
      '_signed-in/payments',
      '_signed-in/order-confirmation',
      'checkout/buyer-gstin.ts',
    ],
  },
  {
    name: 'account',
    after: ['checkout', 'sign-in'],
    entries: ['routes/_signed-in', 'routes/waiting.tsx'],
  },
  { name: 'pages', after: ['home', 'deferred'], entries: ['routes/'] },
  // For browsers without a built-in sanitiser.
  { name: 'sanitise-html', after: ['deferred'], entries: ['sanitise-html.ts'] },
];

/** These are drawn without the phone's database: their import() targets load after hydration. */
const DRAWN = ['first', 'carousel', 'home', 'product', 'search-box'];

type Module = {
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type ModuleGraph = { getModuleInfo(id: string): Module | null };
type Group = { name(id: string, graph: ModuleGraph): string | null; priority: number };

/**
 * The groups of one build, for `codeSplitting`; priorities begin at 1. The build throws where an entry matches nothing.
 */
export function chunkGroups(): Group[] {
  let stages: Map<string, string> | undefined;
  return STAGES.map(({ name }, at) => ({
    name: (id, graph) => {
      stages ??= stagesOf(graph);
      return stages.get(id) === name ? name : null;
    },
    priority: STAGES.length - at,
  }));
}

/** The stage of each reachable module. */
function stagesOf(graph: ModuleGraph): Map<string, string> {
  const loaded = new Map(STAGES.map(({ name }) => [name, loadedWith(name)]));
  const stages = new Map<string, string>();
  for (const [id, needing] of stagesNeeding(graph)) {
    const isLoaded = (name: string) => [...needing].every((it) => loaded.get(it)?.has(name));
    const last = STAGES.findLast(({ name }) => isLoaded(name));
    if (last) stages.set(id, last.name);
  }
  return stages;
}

/** A stage and all stages loaded before it. */
function loadedWith(name: string): Set<string> {
  const all = new Set([name]);
  for (const one of all) {
    for (const it of STAGES.find(({ name: known }) => known === one)?.after ?? []) all.add(it);
  }
  return all;
}

/** The stages that lead to each module. */
function stagesNeeding(graph: ModuleGraph): Map<string, Set<string>> {
  const needing = new Map<string, Set<string>>();
  const unmatched = new Set(STAGES.flatMap((it) => (it.isOptional ? [] : (it.entries ?? []))));
  const follow = [{ id: INDEX_HTML, stage: 'first' }];
  for (const { id, stage } of follow) {
    const known = needing.get(id) ?? new Set();
    if (known.has(stage)) continue;
    needing.set(id, known.add(stage));
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) follow.push({ id: imported, stage });
    for (const imported of dynamicallyImportedIds) {
      const named = STAGES.flatMap(({ name, entries = [] }) =>
        entries.filter((it) => imported.includes(`/${it}`)).map((entry) => ({ name, entry })),
      )[0];
      if (named) unmatched.delete(named.entry);
      const entered = named?.name ?? stageOfImport(imported, stage, graph);
      if (entered) follow.push({ id: imported, stage: entered });
    }
  }
  if (unmatched.size > 0) throw new Error(`no import() leads to ${[...unmatched].join(', ')}`);
  return needing;
}

/**
 * The stage of an import() target that is no entry; null for modules that a stage also imports statically, and for
 * those that stay their own file.
 */
function stageOfImport(imported: string, from: string, graph: ModuleGraph): string | null {
  if (graph.getModuleInfo(imported)?.importers.length) return null;
  const isComponent = imported.endsWith('.tsx');
  if (DRAWN.includes(from)) return isComponent ? 'deferred' : 'device';
  return isComponent ? from : null;
}
