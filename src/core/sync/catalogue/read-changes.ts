// Reads everything that changed in the catalogue since a cursor: changed documents and tombstones, all pages.
import { MIRRORED_COLLECTIONS } from '../../model/catalogue/catalogue.ts';
import type { CatalogueItems } from '../../model/catalogue/parse-documents.ts';
import { MIRROR_SETTLE_MS } from '../../model/limits.ts';
import type { ChangeCursor, Page } from '../../remote/catalogue.ts';
import type { Result } from '../../remote/firestore-request.ts';
import { cleanItems } from './clean-items.ts';
import { type CatalogueChanges, type MirrorSetup, valueOrThrow } from './source.ts';

/**
 * All changes since a server time.
 * @throws MirrorReadFailed when one of the pages cannot be read; nothing has changed on the device then.
 */
export async function readAllChanges(setup: MirrorSetup, since: string): Promise<CatalogueChanges> {
  const { readTombstones, readChanges } = setup.remote;
  const refused: string[] = [];
  // Tombstones first: a document made anew under an old id is then among the changes, and is not deleted.
  const tombstones = await allPages((after) => readTombstones(since, after));
  const items: CatalogueItems = { products: [], categories: [], brands: [], blogs: [], shop: [] };
  refused.push(...tombstones.refused);
  for (const collection of MIRRORED_COLLECTIONS) {
    const pages = await allPages<CatalogueItems[typeof collection][number]>((after) =>
      readChanges(collection, since, after),
    );
    Object.assign(items, { [collection]: pages.items });
    refused.push(...pages.refused);
  }
  return {
    items: await cleanItems(setup, items),
    gone: tombstones.items,
    refused,
    cursor: settledCursor(since, tombstones.readTime),
  };
}

/**
 * The next cursor: the server's time of the first reading, less a moment in which commits that were stamped earlier
 * may still have been landing. Never behind the cursor before it.
 */
export function settledCursor(before: string, readTime: string): string {
  const settled = new Date(Date.parse(readTime) - MIRROR_SETTLE_MS).toISOString();
  return Date.parse(settled) > Date.parse(before) ? settled : before;
}

async function allPages<Item>(
  read: (after: ChangeCursor | null) => Promise<Result<Page<Item, ChangeCursor>>>,
): Promise<{ items: Item[]; refused: string[]; readTime: string }> {
  const items: Item[] = [];
  const refused: string[] = [];
  let after: ChangeCursor | null = null;
  let readTime: string | null = null;
  do {
    const page: Page<Item, ChangeCursor> = valueOrThrow(await read(after));
    items.push(...page.items);
    refused.push(...page.refused);
    readTime ??= page.readTime;
    after = page.next;
  } while (after !== null);
  return { items, refused, readTime };
}
