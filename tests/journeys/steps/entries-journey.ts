// Steps on the desk's screens of categories, brands, blogs and settings, and these as they stand at the shop.
import { decodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { listDocuments } from '../../support/shop-server.ts';

type Stored = PlainFields & { id: string };

/** One of a collection at the shop, by the beginning of its id; null where there is none. */
export async function storedEntry(collection: string, idBegin: string): Promise<Stored | null> {
  const found = (await listDocuments(collection)).find(({ id }) => id.startsWith(idBegin));
  return found ? { ...decodeFields(found.fields), id: found.id } : null;
}

/** What is said of the shop, without when that was. */
export async function storedSettings(): Promise<PlainFields> {
  const found = (await listDocuments('shop')).find(({ id }) => id === 'settings');
  const { updatedAt: _, ...said } = decodeFields(found?.fields);
  return said;
}

/** A page as it comes from the shop to a reader without its code. */
export async function rawPage(path: string): Promise<string> {
  return (await fetch(`http://localhost:5000${path}`)).text();
}
