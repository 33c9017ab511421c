// Signing in while the network comes and goes.
import { isCodeRequest } from '../../support/sent-requests.ts';
import { expect, test } from '../steps/journey.ts';
import { askForCode, somePhone } from '../steps/sign-in-journey.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

test.beforeEach(({ complaints }) => {
  complaints.expectFailedRequests();
  // What nobody foresaw is noted for whoever looks into it.
  complaints.expectNotes(/^signing in failed/);
});

const NO_CONNECTION =
  'No connection. You can keep shopping, and log in when you’re back online. What you typed is kept.';

test('when the network is cut, no code is sent, the login says so by itself until it is over, and the number is kept over a reload', async ({
  page,
  network,
}) => {
  const phone = somePhone();
  await haveCatalogue(page);
  await page.goto('/login');
  await page.getByLabel('Phone Number').fill(phone);
  network.cut();
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  await expect(page.getByRole('status').filter({ hasText: NO_CONNECTION })).toBeVisible();
  const asked = network.seen(isCodeRequest).length;
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
  expect(network.seen(isCodeRequest)).toHaveLength(asked);
  network.join();
  await expect(page.getByText(NO_CONNECTION)).toBeHidden({ timeout: 45_000 });
  await askForCode(page, phone);
});

test('a press in the moment when the network comes back sends the code, though the phone has not noticed yet', async ({
  page,
  network,
}) => {
  await haveCatalogue(page);
  await page.goto('/login');
  await page.getByLabel('Phone Number').fill(somePhone());
  network.cut();
  const send = page.getByRole('button', { name: 'Send OTP' });
  // Each refused press puts off when the phone looks by itself.
  for (const _ of [1, 2, 3]) {
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
    await expect(send).toBeEnabled();
  }
  network.join({ quietly: true });
  await send.click();
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
});
