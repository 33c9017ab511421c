// Steps in the desk's list of stock and prices, and the product at the shop.
import type { Locator, Page } from 'playwright/test';
import type { DemoProduct } from '../../support/demo-products.ts';
import { listDocuments } from '../../support/shop-server.ts';

/** A product in the desk's list. */
export const ofProduct = (page: Page, { name }: Pick<DemoProduct, 'name'>): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

export const saveStock = (page: Page, { name }: Pick<DemoProduct, 'name'>) =>
  page.getByRole('button', { name: `Save ${name}` }).click();

/** The shop's pieces of a product, and its price in rupees. */
export async function atShop({ id }: Pick<DemoProduct, 'id'>) {
  const stored = (await listDocuments('products')).find((it) => it.id === id);
  const number = (name: string) => Number(Object.values(stored?.fields[name] ?? {})[0]);
  return { quantity: number('quantity'), price: number('price') };
}
