// Steps for viewing orders, and orders at the shop as server and merchant leave them.
import type { Locator, Page } from 'playwright/test';
import type { NewOrder, OrderItem } from '#domain/order/order.ts';
import { orderFields } from '#domain/order/order-write.ts';
import { pictureAddress } from '#domain/shared/picture.ts';
import { encodeFields, type PlainFields } from '#engine/firestore/firestore-values.ts';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { newOrder } from '../../support/demo-orders.ts';
import type { DemoProduct } from '../../support/demo-products.ts';
import { putAccount } from '../../support/device-storage.ts';
import { writeFields } from '../../support/shop-server.ts';
import { expect } from './journey.ts';

export function itemOf({ id, name, rupees }: DemoProduct, quantity = 1): OrderItem {
  const photoUrl = pictureAddress(id, '0', 200);
  return { productId: id, quantity, price: rupees, photoUrl, name, brand: 'Kaveri Banks' };
}

/** An order that the shop has accepted. `more`: later fields by server and merchant. */
export async function putOrderAtShop(
  uid: string,
  items: OrderItem[],
  changes: Partial<NewOrder> = {},
  more: PlainFields = {},
): Promise<NewOrder> {
  const order = newOrder(uid, items, { timestamp: Date.now(), ...changes });
  const fields = orderFields(order);
  await changeAtShop(uid, order.orderId, { ...fields, acceptedAt: Date.now(), ...more });
  return order;
}

/** Changes an order as server and merchant do. */
export function changeAtShop(uid: string, orderId: string, fields: PlainFields): Promise<void> {
  const path = `users/${uid}/orders/${orderId}`;
  // The desk finds orders by it.
  return writeFields(path, encodeFields(fields), 'changedAt');
}

/** Signs an account in on the phone and opens a page; returns the account's uid. */
export async function signInAt(page: Page, path: string): Promise<string> {
  const account = await makePhoneAccount();
  await putAccount(page, account);
  await page.goto(path);
  return account.uid;
}

export const card = (page: Page, { orderNo }: NewOrder): Locator =>
  page.getByRole('list', { name: 'Orders' }).getByRole('listitem').filter({ hasText: orderNo });

export const orderHeading = (page: Page, { orderNo }: NewOrder): Locator =>
  page.getByRole('heading', { name: `Order ${orderNo}`, level: 1 });

export const steps = (page: Page): Locator =>
  page.getByRole('region', { name: 'Where your order is' }).getByRole('listitem');

/** The value of a labelled fact on an order's page. */
export function fact(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'About this order' })
    .locator('div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');
}

export async function openOrder(page: Page, order: NewOrder): Promise<void> {
  await page.goto(`/order/${order.orderId}`);
  await expect(orderHeading(page, order)).toBeVisible();
}
