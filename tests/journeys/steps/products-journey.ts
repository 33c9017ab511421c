// Steps on the desk's screen of products, and a product as it stands at the shop.
import type { Page } from 'playwright/test';
import { decodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { fileAddress } from '#core/remote/upload-file.ts';
import { listDocuments } from '../../support/shop-server.ts';

/** A product at the shop, by the beginning of its id; null where there is none. */
export async function storedProduct(
  idBegin: string,
): Promise<(PlainFields & { id: string }) | null> {
  const found = (await listDocuments('products')).find(({ id }) => id.startsWith(idBegin));
  return found ? { ...decodeFields(found.fields), id: found.id } : null;
}

export const saveProduct = (page: Page) =>
  page.getByRole('button', { name: 'Save', exact: true }).click();

export const inForm = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** A file as it lies in Storage. @throws Error where there is none */
export async function storedFile(path: string): Promise<Buffer> {
  const reply = await fetch(`${fileAddress(path)}`);
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
}
