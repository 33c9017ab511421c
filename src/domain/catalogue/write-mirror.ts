// Writes the catalogue's generations. A new generation grows unseen and is shown by one switch; changes to the shown
// one are one transaction. Screens never see half a catalogue.
import Dexie, { type Table } from 'dexie';
import type { HaatDatabase, ImportProgress, MirrorState } from '../device/tables.ts';
import { recommendedPlace } from '../product/list-order.ts';
import { listedProduct } from '../product/parse-product.ts';
import { PRODUCT_FIELDS, type ProductFieldTable } from '../product/product.fields.ts';
import type { Tombstone } from './categories.ts';
import { readImportProgress, readMirrorState } from './mirror-state.ts';
import type { CatalogueItems } from './parse-documents.ts';

const FIELDS: ProductFieldTable = PRODUCT_FIELDS;
/**
 * The form of the mirror's rows. A mirror of another form is refilled, so that a new product field reaches phones that
 * already have the catalogue. Neither the order of the fields counts nor those that no phone has. Raise the number on any
 * other change.
 */
export const MIRROR_FORM = [
  1,
  ...Object.entries(FIELDS)
    .filter(([, { shown }]) => shown !== 'never')
    .map(([name, { shown = 'lists' }]) => `${name}:${shown}`)
    .sort(),
].join(' ');

const { minKey, maxKey } = Dexie;
/** Rows removed by one slice of the sweep. */
const SWEEP_SLICE = 500;
/** Rows put into the database at once; a slow phone copies them within a frame. */
const WRITE_SLICE = 25;

function mirrorTables(database: HaatDatabase) {
  const { products, productDetails, categories, brands, blogs, shop } = database;
  return [products, productDetails, categories, brands, blogs, shop] as const;
}

/** The state that a change of the mirror was computed from, and the import that it continues or ends. */
export type ExpectedState = { state: MirrorState; importing?: ImportProgress | undefined };

/**
 * Adds a page to a generation not yet shown and saves the import's progress, in one transaction. False, and nothing is
 * written, where another tab is ahead.
 */
export async function addToImport(
  database: HaatDatabase,
  items: Partial<CatalogueItems>,
  { state, importing: before }: ExpectedState,
  importing: ImportProgress,
): Promise<boolean> {
  const tables = [...mirrorTables(database), database.mirrorState, database.filling];
  return database.transaction('rw', tables, async () => {
    if (!isSameState(await readMirrorState(database), state)) return false;
    if (!isSameImport(await readImportProgress(database), before)) return false;
    await putUnseen(rowsOf(database, importing.generation, items));
    await database.filling.put(importing);
    return true;
  });
}

/**
 * Applies deletions and changes to a generation and shows it, in one transaction. The generation is the one already
 * shown, or that of a finished import. False, and nothing is written, where another tab has changed the mirror
 * meanwhile.
 */
export async function applyAndShow(
  database: HaatDatabase,
  changes: CatalogueItems,
  gone: readonly Tombstone[],
  basis: ExpectedState,
  state: Omit<MirrorState, 'key' | 'madeWith'>,
): Promise<boolean> {
  const tables = [...mirrorTables(database), database.mirrorState, database.filling];
  return database.transaction('rw', tables, async () => {
    if (!isSameState(await readMirrorState(database), basis.state)) return false;
    if (basis.importing && !isSameImport(await readImportProgress(database), basis.importing))
      return false;
    for (const { collection, id } of gone) {
      await database.table(collection).delete([state.generation, id]);
      if (collection === 'products') await database.productDetails.delete([state.generation, id]);
    }
    for (const [table, rows] of rowsOf(database, state.generation, changes)) {
      await table.bulkPut([...rows]);
    }
    await database.mirrorState.put({ key: 'catalogue', ...state, madeWith: MIRROR_FORM });
    const importing = await readImportProgress(database);
    if (importing && importing.generation <= state.generation) await database.filling.clear();
    return true;
  });
}

function isSameState(one: MirrorState, other: MirrorState): boolean {
  return one.generation === other.generation && one.cursor === other.cursor;
}

function isSameImport(one: ImportProgress | undefined, other: ImportProgress | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Removes every generation that is neither shown nor being filled, in slices so that nobody waits for it. */
export async function sweepGenerations(database: HaatDatabase): Promise<void> {
  const shown = (await readMirrorState(database)).generation;
  const importing = (await readImportProgress(database))?.generation ?? shown;
  const gaps: [unknown, unknown][] = [
    [minKey, shown],
    [shown, importing],
    [importing, maxKey],
  ];
  for (const table of mirrorTables(database)) {
    for (const [below, above] of gaps) {
      const rows = () =>
        table
          .where('[generation+id]')
          .between([below, maxKey], [above, minKey], false, false)
          .limit(SWEEP_SLICE);
      while ((await rows().delete()) === SWEEP_SLICE);
    }
  }
}

type Rows = readonly (readonly [Table, readonly object[]])[];

/** The items as database rows, by table. */
function rowsOf(database: HaatDatabase, generation: number, items: Partial<CatalogueItems>): Rows {
  const { products = [], categories = [], brands = [], blogs = [], shop = [] } = items;
  const listed = products.map((product) => ({
    ...listedProduct(product),
    generation,
    shelf: recommendedPlace(product),
  }));
  const details = products.map(({ id, editorContent, facts, texts }) => {
    return { id, editorContent, ...(facts && { facts }), ...(texts && { texts }), generation };
  });
  const inGeneration = <T extends object>(all: readonly T[]) =>
    all.map((item) => ({ ...item, generation }));
  return [
    [database.products, listed],
    [database.productDetails, details],
    [database.categories, inGeneration(categories)],
    [database.brands, inGeneration(brands)],
    [database.blogs, inGeneration(blogs)],
    [database.shop, inGeneration(shop)],
  ];
}

/**
 * Puts rows of a generation not yet shown, in slices that leave the screen free. Bypasses Dexie, which would match each
 * row against live queries: on a slow phone that took longer than the write itself.
 */
async function putUnseen(rows: Rows): Promise<void> {
  const { idbtrans } = Dexie.currentTransaction;
  for (const [{ name }, all] of rows) {
    const store = idbtrans.objectStore(name);
    for (let at = 0; at < all.length; at += WRITE_SLICE) {
      const requests = all.slice(at, at + WRITE_SLICE).map((row) => store.put(row));
      await new Dexie.Promise<void>((resolve, reject) => {
        requests.at(-1)?.addEventListener('success', () => resolve());
        idbtrans.addEventListener('abort', () => reject(idbtrans.error));
      });
    }
  }
}
