// Which code comes together in one file. A stage of a visit names where it is entered, by a route or an import(); the rest follows from the
// module graph: each module comes with the last stage that is loaded before all those that need it.
import { fileURLToPath } from 'node:url';

const INDEX_HTML = fileURLToPath(new URL('../../index.html', import.meta.url));

type Stage = {
  /** Of its file. */
  name: string;
  /** Stages that are loaded by then. */
  after: readonly string[];
  /** Its routes, and import() targets that would come with another stage by themselves: parts of their paths. Each has to match. */
  entries?: readonly string[];
  /** Some shops are built without it. */
  isOptional?: true;
};

/** Each after those that it names. */
const STAGES: readonly Stage[] = [
  { name: 'first', after: [] },
  // Turns pictures: with the banners of the first page, and with the first touch of a product's.
  { name: 'carousel', after: ['first'], entries: ['BannerMotion.tsx', 'GalleryMotion.tsx'] },
  { name: 'home', after: ['first'], entries: ['routes/index.tsx'] },
  { name: 'product', after: ['first'], entries: ['routes/product.$id.tsx'] },
  // Reads and writes the phone's database, with Dexie. Drawn pages answer taps without it.
  { name: 'device', after: ['first'], entries: ['cart-changes.ts'] },
  // Calls the workers of a page.
  { name: 'comlink', after: ['first'], entries: ['comlink/dist'] },
  // Around every page and below what is in sight, once the page is hydrated.
  {
    name: 'deferred',
    after: ['device'],
    entries: ['src/shop/deferred.ts', 'routes/-recent-products.tsx'],
  },
  // The field with suggestions, which small screens have on a page of its own.
  { name: 'search-box', after: ['first'], entries: ['routes/search.tsx', 'SearchBox.tsx'] },
  // With something to send, and for whoever is signed in; and for searching where no worker starts.
  {
    name: 'sync',
    after: ['deferred'],
    entries: [
      'drain-device.ts',
      'account-mirror.ts',
      'catalogue/fetch-catalogue.ts',
      'suggestions.ts',
      'sign-in/return-path.ts',
    ],
  },
  {
    name: 'notifications',
    after: ['sync'],
    entries: ['shop/notifications/'],
    isOptional: true,
  },
  { name: 'cart', after: ['deferred'], entries: ['routes/cart.tsx', 'routes/wishlist.tsx'] },
  {
    name: 'write',
    after: ['sync'],
    entries: ['routes/contact-us', 'routes/services', 'routes/faqs', 'PincodeDialog.tsx'],
  },
  { name: 'sign-in', after: ['write'], entries: ['routes/login', 'LogOut.tsx'] },
  {
    name: 'checkout',
    after: ['write', 'cart'],
    entries: ['_signed-in/place-order', '_signed-in/payments', '_signed-in/order-confirmation'],
  },
  {
    name: 'account',
    after: ['checkout', 'sign-in'],
    entries: ['routes/_signed-in', 'routes/waiting.tsx'],
  },
  { name: 'pages', after: ['home', 'deferred'], entries: ['routes/'] },
  // For browsers without a sanitiser of their own.
  { name: 'sanitise-html', after: ['deferred'], entries: ['sanitise-html.ts'] },
];

/** They are drawn without the phone's database: what they import later comes once the page is hydrated. */
const DRAWN = ['first', 'carousel', 'home', 'product', 'search-box'];

type Module = {
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type ModuleGraph = { getModuleInfo(id: string): Module | null };
type Group = { name(id: string, graph: ModuleGraph): string | null; priority: number };

/** The groups of one build, for `codeSplitting`; the priorities begin at 1. Throws while it builds where an entry matches nothing. */
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

/** The stage of each module that one leads to. */
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

/** A stage and all that are loaded before it. */
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

/** Where an import() leads that is no entry; null for what some stage has anyway, and for what stays a file of its own. */
function stageOfImport(imported: string, from: string, graph: ModuleGraph): string | null {
  if (graph.getModuleInfo(imported)?.importers.length) return null;
  const isComponent = imported.endsWith('.tsx');
  if (DRAWN.includes(from)) return isComponent ? 'deferred' : 'device';
  return isComponent ? from : null;
}
