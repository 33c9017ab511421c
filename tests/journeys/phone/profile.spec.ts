// The profile without a network: kept, sent once afterwards, called updated only after proof, and nobody else's.
import { everythingOnDevice, putAccount } from '../../support/device-storage.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import {
  ASHA,
  expectProfileAtShop,
  field,
  makeAsha,
  openProfile,
  SAVED,
  UPDATED,
  updateButton,
} from '../steps/profile-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());
test.use({ viewport: { width: 1280, height: 800 } });

test('without a network the profile is kept over a reload, follows in the greeting, and arrives afterwards', async ({
  page,
  context,
}) => {
  const account = await makeAsha();
  await openProfile(page, account);
  await context.setOffline(true);
  const wasUpdated = await watchForWords(page, UPDATED);
  await page.reload();
  await field(page, 'First Name').fill('Usha');
  await updateButton(page).click();
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(field(page, 'First Name')).toHaveValue('Usha');
  await expect(page.getByText('Hello, Usha Rao')).toBeVisible();
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  expect(await wasUpdated(), 'called updated too early').toBe(false);
  await expectProfileAtShop(account, ASHA);
  await context.setOffline(false);
  await expectProfileAtShop(account, { ...ASHA, first_name: 'Usha' });
  await expect(page.getByText(UPDATED)).toBeVisible();
});

test('another account on the same phone sees nothing of what the first one typed or saved', async ({
  page,
  context,
}) => {
  const [one, other] = await Promise.all([makeAsha(), makeAsha()]);
  await openProfile(page, one);
  await context.setOffline(true);
  await field(page, 'First Name').fill('Usha');
  await updateButton(page).click();
  await expect(page.getByText(SAVED)).toBeVisible({ timeout: 20_000 });
  await field(page, 'Last Name').fill('Verma');
  const wasUshaShown = await watchForWords(page, 'Usha');
  // What is under way in the first account's name may still arrive; it rests before the other one comes.
  const rows = async () => JSON.stringify((await everythingOnDevice(page)).outbox);
  await expect.poll(rows, 'tried in vain').toContain('"state":"backoff"');
  await putAccount(page, other);
  await context.setOffline(false);
  await page.reload();
  await expect(field(page, 'First Name')).toHaveValue('Asha');
  await expect(field(page, 'Last Name')).toHaveValue('Rao');
  await expect(field(page, 'Phone')).toHaveValue(other.phone.slice(3));
  await expect(page.getByText(SAVED)).toBeHidden();
  expect(await wasUshaShown()).toBe(false);
  await expectProfileAtShop(other, ASHA);
  await expectProfileAtShop(one, ASHA);
});

test('a profile never fetched before can be begun without a network, and is filled in when one comes', async ({
  page,
  context,
}) => {
  const account = await makeAsha();
  await visitShop(page);
  await context.setOffline(true);
  await putAccount(page, account);
  await page.goto('/profile');
  await expect(page.getByText('could not be loaded from the shop yet')).toBeVisible();
  await field(page, 'First Name').fill('Usha');
  await context.setOffline(false);
  await expect(field(page, 'Email')).toHaveValue(ASHA.email, { timeout: 45_000 });
  await expect(field(page, 'First Name')).toHaveValue('Usha');
  await expect(page.getByText('could not be loaded')).toBeHidden();
});
