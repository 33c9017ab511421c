// Steps on the desk's screens of products, categories, brands, blogs and settings, and their documents at the shop.
import type { Page } from 'playwright/test';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import { decodeFields } from '#engine/firestore/firestore-values.ts';
import { fileAddress } from '#engine/firestore/upload-file.ts';
import { listDocuments } from '../../support/shop-server.ts';

type Stored = PlainFields & { id: string };

/** A collection's entry at the shop, by id prefix; null where there is none. */
export async function storedEntry(collection: string, idBegin: string): Promise<Stored | null> {
  const found = (await listDocuments(collection)).find(({ id }) => id.startsWith(idBegin));
  return found ? { ...decodeFields(found.fields), id: found.id } : null;
}
export const storedProduct = (idBegin: string) => storedEntry('products', idBegin);

/** The shop's stored settings, without their time. */
export async function storedSettings(): Promise<PlainFields> {
  const stored: PlainFields = (await storedEntry('shop', 'settings')) ?? {};
  const { id: _, updatedAt: __, ...said } = stored;
  return said;
}

/** A page as the shop sends it, before its code runs. */
export async function rawPage(path: string): Promise<string> {
  return (await fetch(`http://localhost:5000${path}`)).text();
}

export const saveProduct = (page: Page) =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

export const inForm = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** A file in Storage. @throws Error where there is none */
export async function storedFile(path: string): Promise<Buffer> {
  const reply = await fetch(`${fileAddress(path)}`);
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
}
