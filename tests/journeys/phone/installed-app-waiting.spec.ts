// What waits on the phone, as the installed app tells it: the number on its icon, and an honest word about the storage.
import { makePhoneAccount } from '../../support/demo-accounts.ts';
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import {
  keepStorage,
  noteRequests,
  played,
  playInstallOffer,
  tellInstalled,
} from '../steps/install-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { expectNoBarriers } from '../steps/list-page.ts';
import { visitShop } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('the number on the icon follows what waits, is gone when it is sent, and when its account leaves', async ({
  page,
  network,
  soldOut,
}) => {
  await noteRequests(page);
  const badge = async () => (await played(page)).badges.at(-1);
  await visitShop(page);
  await expect.poll(badge, 'nothing waits').toBe(null);
  network.cut();
  await raiseEnquiry(page, soldOut);
  await expect.poll(badge, 'one waits').toBe(1);
  network.join();
  await expectOneEnquiry(soldOut, null);
  await expect.poll(badge, 'it was sent').toBe(null);

  await putAccount(page, await makePhoneAccount());
  network.cut();
  await raiseEnquiry(page, soldOut);
  await expect.poll(badge, 'one of the account waits').toBe(1);
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep for me' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(badge, 'its account has left').toBe(null);
});

test('what the browser may clear is told so, until it promises to keep it', async ({
  page,
  network,
  soldOut,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await noteRequests(page);
  await playInstallOffer(page);
  await visitShop(page);
  expect((await played(page)).asked, 'before there is anything worth keeping').toBe(0);
  await page.goto(`/product/${soldOut.id}`);
  network.cut();
  await page.getByRole('button', { name: 'Raise enquiry' }).click();
  await expect.poll(async () => (await played(page)).asked, 'after the first write').toBe(1);
  // A page that is left in the same breath would not have kept the browser's answer.
  const kept = async () => JSON.stringify((await everythingOnDevice(page)).deviceState);
  await expect.poll(kept, 'the answer is kept').toContain('"isKept":false');

  await page.goto('/waiting');
  const word = page.getByText('Your phone may delete this if it runs out of space.');
  await expect(word).toHaveText(
    /Open Haat when you’re back online, or install Haat to keep it safe\.$/,
  );
  await expectNoBarriers(page, 'the word about the storage');
  expect((await played(page)).asked, 'a browser that said no is left alone').toBe(0);
  await page.getByRole('main').getByRole('button', { name: 'Install' }).click();
  await expect(page.getByText('Haat is being installed.')).toBeVisible();
  await keepStorage(page);
  await tellInstalled(page);
  await expect(word).toBeHidden();
  await expect(page.getByText('not sent yet')).toBeVisible();
});
