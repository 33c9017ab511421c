// A phone without a catalogue, and a shop with one.
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach } from 'vitest';
import { readListPage } from '#domain/catalogue/catalogue.ts';
import { importFromParts } from '#domain/catalogue/published-source.ts';
import { refreshMirror } from '#domain/catalogue/refresh.ts';
import type { MirrorSetup } from '#domain/catalogue/source.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { NO_FILTERS } from '#domain/product/filters.ts';
import { databaseOn } from './database.ts';
import { productFields, SmallCatalogue } from './small-catalogue.ts';

export let database: HaatDatabase;
export let shop: SmallCatalogue;
export let indexedDB: IDBFactory;

/** Gives each test of the file a new phone and shop; `fill` stocks the shop for all of them. */
export function eachWithCatalogue(fill: () => unknown = () => undefined): void {
  beforeEach(() => {
    startAnew();
    fill();
  });
}

/** A phone on which the shop was never opened, and a shop that sells nothing. */
export function startAnew(): void {
  newPhone();
  shop = new SmallCatalogue();
}

export function newPhone(): void {
  database?.close();
  indexedDB = new IDBFactory();
  database = openAgain();
}

const openAgain = () => databaseOn(indexedDB);

export function restart(): void {
  database.close();
  database = openAgain();
}

export const yieldToMain = async () => undefined;

export function refresh(change: Partial<MirrorSetup> = {}) {
  shop.now += 60_000;
  return refreshNow(change);
}

export function refreshNow(change: Partial<MirrorSetup> = {}) {
  return readInto(database, shop, change);
}

/** Reads a shop's catalogue into another phone's database. */
export function readInto(to: HaatDatabase, of: SmallCatalogue, change: Partial<MirrorSetup> = {}) {
  const work = { sanitise: (html: string) => html, yieldToMain, now: () => of.now };
  return refreshMirror({ database: to, ...of.sources(), ...work, ...change });
}

export async function names(): Promise<string[] | null> {
  const shelf = await readListPage(database, NO_FILTERS, 100);
  return shelf?.products.map(({ name }) => name) ?? null;
}

export const SEVEN = ['Amla', 'Bel', 'Chia', 'Dill', 'Ela', 'Flax', 'Ghee'];

export function sellAll(all: readonly string[]): void {
  for (const name of all) shop.put(`products/${name.toLowerCase()}`, productFields(name));
}

/** A page's worker, which imports published parts over a connection of its own and is lost after this many. `written` counts those imported. */
export function importInWorker(
  partsUntilLost = Number.POSITIVE_INFINITY,
  written = { parts: 0 },
): NonNullable<MirrorSetup['importInWorker']> {
  return async (head, state) => {
    const database = openAgain();
    const { published } = shop.sources();
    let asked = 0;
    const readPublishedPart: typeof published.readPublishedPart = async (name) => {
      asked++;
      if (asked > partsUntilLost)
        return { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
      return published.readPublishedPart(name);
    };
    const yieldToMain = async () => void written.parts++;
    const refused: string[] = [];
    try {
      const setup = { database, published: { ...published, readPublishedPart }, yieldToMain };
      await importFromParts(setup, head, state, refused);
    } catch {
      // As with a real worker, the page learns only that it is gone.
      return [];
    } finally {
      database.close();
    }
    return refused;
  };
}
