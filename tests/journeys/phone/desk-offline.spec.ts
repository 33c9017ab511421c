// Desk and shop are two apps on one phone, each with its own files: neither deletes the files that the other opens with offline.
import type { Page } from 'playwright/test';
import { lastCode, makeMerchant } from '../../support/demo-accounts.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { noteTally } from '../../support/note-tally.ts';
import { deployNextDesk, deployNextVersion, letNextVersionIn } from '../steps/deploy.ts';
import { keptForOffline } from '../steps/desk-journey.ts';
import { expect, PHONE, test } from '../steps/journey.ts';
import { askForCode, typeCode } from '../steps/sign-in-journey.ts';
import { LIGHT_PAGE } from '../steps/whole-device.ts';

test.use({ device: 'new', viewport: PHONE });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await keptForOffline(page);
}

const openDesk = (page: Page) => open(page, '/desk');
const openShop = (page: Page) => open(page, LIGHT_PAGE);

async function expectBothOffline(page: Page, network: FaultProxy): Promise<void> {
  network.cut();
  await page.goto('/desk');
  await expect(page.getByRole('heading', { name: 'Log in to open the desk' })).toBeVisible();
  await page.goto(LIGHT_PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  network.join();
}

test('desk and shop that were opened at once open without a network', async ({ page, network }) => {
  const other = await page.context().newPage();
  await Promise.all([openDesk(page), openShop(other)]);
  await expectBothOffline(page, network);
});

test('desk and shop open without a network, one after the other, after a new version of the desk alone, and of the shop alone', async ({
  page,
  network,
}) => {
  await openShop(page);
  await openDesk(page);
  await expectBothOffline(page, network);
  await openDesk(page);
  deployNextDesk(network);
  await letNextVersionIn(page, '/desk');
  await keptForOffline(page);
  await expectBothOffline(page, network);
  await openDesk(page);
  deployNextVersion(network);
  await openShop(page);
  await letNextVersionIn(page, LIGHT_PAGE);
  await keptForOffline(page);
  await expectBothOffline(page, network);
});

test('a merchant who has just logged in at the desk opens it without a network', {
  tag: '@core',
}, async ({ page, network }) => {
  const number = (await makeMerchant()).phone.slice(-10);
  await openDesk(page);
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl/);
  await keptForOffline(page);
  await askForCode(page, number);
  await typeCode(page, await lastCode(number));
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  await keptForOffline(page);
  network.cut();
  const today = page.getByRole('heading', { name: 'Today' });
  for (let time = 0; time < 3; time++) {
    await page.reload();
    await expect(today).toBeVisible();
  }
  const uncounted = { doubled: null, falselyConfirmed: null };
  noteTally({ promise: 'desk-opens', repetitions: 3, lost: 0, ...uncounted });
});
