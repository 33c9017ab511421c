// The profile: read and changed with and without a network, sent once, called updated only after proof, and nobody else's.
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
  UPDATED,
  updateButton,
  wire,
} from '../steps/profile-journey.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());
test.use({ viewport: { width: 1280, height: 800 } });

test('a changed profile, also one in Hindi with its vowel signs, is sent, called updated, and greeted by; spaces around it are not kept', async ({
  page,
}) => {
  const account = await makeAsha();
  await openProfile(page, account);
  await expect(field(page, 'Phone')).toHaveValue(account.phone.slice(3));
  await expect(field(page, 'Phone')).toHaveJSProperty('readOnly', true);
  await field(page, 'First Name').fill('  सुनंदाकुमारीदेवी ');
  await updateButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: UPDATED })).toBeVisible();
  await expect(field(page, 'First Name')).toHaveValue('सुनंदाकुमारीदेवी');
  await expect(page.getByText('Hello, सुनंदाकुमारीदेवी Rao')).toBeVisible();
  await expect(updateButton(page)).toBeDisabled();
  await expectProfileAtShop(account, { ...ASHA, first_name: 'सुनंदाकुमारीदेवी' });
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
  await expect(page.getByText('Nothing is waiting to be sent.')).toBeVisible();
  await page.goto('/profile');
  await expect(field(page, 'First Name')).toHaveValue('Asha');
  await expect(page.getByText('Hello, Asha Rao')).toBeVisible();
  await expectProfileAtShop(account, ASHA);
});

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
