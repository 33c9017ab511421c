// Lists every page of the shop that a search engine may show: the fixed ones and one for each thing in the
// catalogue, with the time at which it changed last.
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { database } from './database.ts';

/** Source: sitemaps.org, protocol: at most so many addresses in one file. */
export const MOST_ENTRIES = 50_000;

export interface SiteEntry {
  /** From the root, ready for an address. */
  readonly path: string;
  readonly changed?: Date;
}

/** Source: specification, route table and footer. */
const FIXED_PAGES = [
  'about-us',
  'faqs',
  'contact-us',
  'services',
  'privacy-policy',
  'terms-and-condition',
  'cancellation-policy',
  'return-policy',
];

/** Reads the catalogue's ids and times, and nothing else of it. */
export async function readSiteEntries(): Promise<SiteEntry[]> {
  const [products, categories, brands, blogs] = await Promise.all([
    entriesOf('products', 'product'),
    entriesOf('categories', 'category'),
    entriesOf('brands', 'brand'),
    entriesOf('blogs', 'blog'),
  ]);
  const goods = latest([...products, ...categories, ...brands]);
  const entries = [
    dated('/', latest([...products, ...blogs])),
    dated('/products', goods),
    dated('/blogs', latest(blogs)),
    ...FIXED_PAGES.map((page) => ({ path: `/${page}` })),
    ...categories,
    ...brands,
    ...blogs,
    ...products,
  ];
  return entries.slice(0, MOST_ENTRIES);
}

async function entriesOf(collection: string, page: string): Promise<SiteEntry[]> {
  const all: Query = database.collection(collection).select('updatedAt').limit(MOST_ENTRIES);
  const { docs } = await all.get();
  return docs.map((document) => {
    const updatedAt: unknown = document.get('updatedAt');
    const changed = updatedAt instanceof Timestamp ? updatedAt.toDate() : undefined;
    return dated(`/${page}/${encodeURIComponent(document.id)}`, changed);
  });
}

function dated(path: string, changed: Date | undefined): SiteEntry {
  return changed ? { path, changed } : { path };
}

function latest(entries: readonly SiteEntry[]): Date | undefined {
  return entries.reduce<Date | undefined>(
    (newest, { changed }) => (changed && (!newest || changed > newest) ? changed : newest),
    undefined,
  );
}
