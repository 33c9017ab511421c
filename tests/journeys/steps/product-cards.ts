// Cards of products, what is added on them, and the bar that tells of the cart.
import type { Page } from 'playwright/test';
import { seededProducts } from '../../support/demo-products.ts';

export const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
export const adds = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Add .* to the cart$/ });
export const cartBar = (page: Page) => page.getByRole('region', { name: 'Cart' });
export const viewCart = (page: Page) => page.getByRole('link', { name: /View cart$/ });
export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart,/ });

/** Some products of which there are enough. */
export async function some(count: number) {
  const found = (await seededProducts()).filter(({ quantity }) => quantity > 20).slice(0, count);
  if (found.length < count) throw new Error('the demo catalogue has too little in stock');
  return found;
}

export const searchFor = (name: string) => `/products?search=${encodeURIComponent(name)}`;

/** The list item that holds a product's card. */
export const item = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name }) })
    .first();
