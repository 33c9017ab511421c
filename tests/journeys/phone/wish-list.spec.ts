// The wish list on a phone: without a network and without an account, then with one, and gone with its account.
import type { Page } from 'playwright/test';
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { type DemoProduct, inStock, unmakeProduct } from '../../support/demo-products.ts';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { listDocuments } from '../../support/shop-server.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { cards, expectNoBarriersAnywhere } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

test.use({ viewport: PHONE, hasTouch: true });
const heart = (page: Page) => page.getByRole('button', { name: 'Wish list', exact: true });

async function wishFor(page: Page, { id }: DemoProduct): Promise<void> {
  await page.goto(`/product/${id}`);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
}
async function wishesAtShop(uid: string): Promise<string[]> {
  const [list] = await listDocuments(`users/${uid}/lists`);
  return Object.keys(list?.fields ?? {}).sort();
}

test('a visitor’s wishes are kept without a network, one taken off and had back; they move to the account, say what the shop no longer has, and leave the phone with it', {
  tag: '@core',
}, async ({ page, network, soldOut }) => {
  const [one, two] = await inStock();
  await visitShop(page);
  network.cut();
  await wishFor(page, one);
  await wishFor(page, two);
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Wish list' }).click();
  await expect(page).toHaveURL('/wishlist');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText(two.name);
  await expect(page.getByText('Your wish list is kept on this phone.')).toBeVisible();
  await expectNoBarriersAnywhere(page, 'wish list');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: `Remove ${one.name} from your wish list` }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(2);

  network.join();
  const account = await makePhoneAccount();
  await putAccount(page, account);
  await page.goto('/wishlist');
  await expect.poll(() => wishesAtShop(account.uid)).toEqual([one.id, two.id].sort());
  await expect(page.getByText('Your wish list is kept on this phone.')).toBeHidden();
  network.cut();
  await wishFor(page, soldOut);
  await page.goto('/waiting');
  await expect(page.getByText(`${soldOut.name} on your wish list`)).toBeVisible();
  network.join();
  await expect.poll(() => wishesAtShop(account.uid)).toHaveLength(3);
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();

  await unmakeProduct(soldOut);
  await page.goto('/wishlist');
  const gone = page.getByText('The shop no longer has one product of your wish list.');
  await expect(async () => {
    await page.reload();
    await expect(gone).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Remove what is gone' }).click();
  await expect.poll(() => wishesAtShop(account.uid)).toEqual([one.id, two.id].sort());
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  const { wishes, seenProducts } = await everythingOnDevice(page);
  expect({ wishes, seenProducts }).toEqual({ wishes: [], seenProducts: [] });
  await page.goto('/wishlist');
  await expect(page.getByText('Your wish list is empty.')).toBeVisible();
});
