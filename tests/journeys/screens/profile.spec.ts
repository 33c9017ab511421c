// The profile: read and changed with and without a network, sent once, called updated only after proof, and nobody else's.
import { putAccount } from '../../support/device-storage.ts';
import { isTokenExchange } from '../../support/sent-requests.ts';
import { writeFields } from '../../support/shop-server.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { expectForgotten } from '../steps/kept-draft.ts';
import {
  ASHA,
  expectProfileAtShop,
  field,
  isProfileOf,
  lookAgain,
  makeAsha,
  openProfile,
  refusal,
  SAVED,
  UPDATED,
  updateButton,
  wire,
} from '../steps/profile-journey.ts';
import { visitShop } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());
test.use({ viewport: { width: 1280, height: 800 } });

test('a changed profile is sent, called updated, and greeted by; spaces around it are not kept', async ({
  page,
}) => {
  const account = await makeAsha();
  await openProfile(page, account);
  await expect(field(page, 'Phone')).toHaveValue(account.phone.slice(3));
  await expect(field(page, 'Phone')).toHaveJSProperty('readOnly', true);
  await field(page, 'First Name').fill('  आशा ');
  await updateButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: UPDATED })).toBeVisible();
  await expect(field(page, 'First Name')).toHaveValue('आशा');
  await expect(page.getByText('Hello, आशा Rao')).toBeVisible();
  await expect(updateButton(page)).toBeDisabled();
  await expectProfileAtShop(account, { ...ASHA, first_name: 'आशा' });
});

test('Update waits for a change that is right, and each wrong field says why', async ({ page }) => {
  await openProfile(page, await makeAsha());
  await expect(updateButton(page)).toBeDisabled();
  for (const [label, wrong, words] of [
    ['First Name', '', 'First Name is required'],
    ['First Name', 'Chandrasekh', 'First Name can have at most 10 characters'],
    ['Last Name', '', 'Last Name is required'],
    ['Email', '', 'Email is required'],
    ['Email', 'asha@', 'Email is invalid'],
  ] as const) {
    const before = await field(page, label).inputValue();
    await field(page, label).fill(wrong);
    await expect(field(page, label)).toHaveAccessibleDescription(words);
    await expect(updateButton(page)).toBeDisabled();
    await field(page, label).fill(before);
    await expect(page.getByText(words)).toBeHidden();
    await expect(updateButton(page)).toBeDisabled();
  }
  await field(page, 'Last Name').fill('Rao ');
  await expect(updateButton(page)).toBeDisabled();
  await field(page, 'Last Name').fill('Raos');
  await expect(updateButton(page)).toBeEnabled();
});

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

test('a profile whose reply was lost is called updated only when one came', async ({
  page,
  network,
}) => {
  const account = await makeAsha();
  await openProfile(page, account);
  network.fault(isProfileOf(account.uid), { do: 'drop-reply' }, 2);
  await field(page, 'Email').fill('asha.rao@example.com');
  await updateButton(page).click();
  await expectProfileAtShop(account, { ...ASHA, email: 'asha.rao@example.com' });
  await expect(page.getByText(UPDATED)).toBeVisible({ timeout: 45_000 });
  await expectProfileAtShop(account, { ...ASHA, email: 'asha.rao@example.com' });
});

test('a double press sends the profile once', async ({ page, network }) => {
  const account = await makeAsha();
  await openProfile(page, account);
  await field(page, 'First Name').fill('Usha');
  await updateButton(page).dblclick();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expectProfileAtShop(account, { ...ASHA, first_name: 'Usha' });
  expect(network.seen(isProfileOf(account.uid))).toHaveLength(1);
});

test('a refused profile leads to where it waits; discarded there, the old one is back', async ({
  page,
  network,
}) => {
  const account = await makeAsha();
  await openProfile(page, account);
  network.fault(isProfileOf(account.uid), refusal());
  const wasUpdated = await watchForWords(page, UPDATED);
  await field(page, 'First Name').fill('Usha');
  await updateButton(page).click();
  await page.getByRole('link', { name: 'See why, and what to do' }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  expect(await wasUpdated()).toBe(false);
  network.heal();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing waits.')).toBeVisible();
  await page.goto('/profile');
  await expect(field(page, 'First Name')).toHaveValue('Asha');
  await expect(page.getByText('Hello, Asha Rao')).toBeVisible();
  await expectProfileAtShop(account, ASHA);
});

test('when the key of the sign-in has run out, a new one is fetched and the profile arrives', async ({
  page,
  network,
}) => {
  const account = await makeAsha();
  await openProfile(page, { ...account, idTokenEndsAt: Date.now() - 60_000 });
  await field(page, 'First Name').fill('Usha');
  await updateButton(page).click();
  await expect(page.getByText(UPDATED)).toBeVisible({ timeout: 30_000 });
  await expectProfileAtShop(account, { ...ASHA, first_name: 'Usha' });
  expect(network.seen(isTokenExchange).length).toBeGreaterThan(0);
});

for (const [what, days] of [
  ['a day ahead', 1],
  ['a day behind', -1],
] as const) {
  test(`with the phone’s clock ${what}, the shopper stays signed in and the profile arrives`, async ({
    page,
  }) => {
    const account = await makeAsha();
    await page.clock.install({ time: Date.now() + days * 24 * 60 * 60_000 });
    await openProfile(page, account);
    await field(page, 'First Name').fill('Usha');
    await updateButton(page).click();
    await expect(page.getByText(UPDATED)).toBeVisible({ timeout: 30_000 });
    await expectProfileAtShop(account, { ...ASHA, first_name: 'Usha' });
    await expect(page.getByText('Hello, Usha Rao')).toBeVisible();
  });
}

test('a change made elsewhere fills what the shopper has not typed into, and nothing else', async ({
  page,
}) => {
  const account = await makeAsha();
  await openProfile(page, account);
  await field(page, 'Last Name').fill('Verma');
  await writeFields(`users/${account.uid}`, wire({ first_name: 'Usha', last_name: 'Iyer' }));
  await lookAgain(page);
  await expect(field(page, 'First Name')).toHaveValue('Usha');
  await expect(field(page, 'Last Name')).toHaveValue('Verma');
  await page.reload();
  await expect(field(page, 'Last Name')).toHaveValue('Verma');
  await expect(updateButton(page)).toBeEnabled();
  await field(page, 'Last Name').fill('Iyer');
  await expect(updateButton(page)).toBeDisabled();
  await expectForgotten(page, 'Verma');
  await page.reload();
  await expect(field(page, 'Last Name')).toHaveValue('Iyer');
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
  await expect(page.getByText('could not be fetched from the shop yet')).toBeVisible();
  await field(page, 'First Name').fill('Usha');
  await context.setOffline(false);
  await expect(field(page, 'Email')).toHaveValue(ASHA.email, { timeout: 45_000 });
  await expect(field(page, 'First Name')).toHaveValue('Usha');
  await expect(page.getByText('could not be fetched')).toBeHidden();
});
