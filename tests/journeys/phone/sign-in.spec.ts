// Signing in while the network comes and goes.
import { isCodeRequest } from '../../support/sent-requests.ts';
import { expect, test } from '../steps/journey.ts';
import { somePhone } from '../steps/sign-in-journey.ts';
import { haveCatalogue } from '../steps/whole-device.ts';

const NO_CONNECTION =
  'No connection. You can keep shopping, and log in when you’re back online. What you typed is kept.';

test('without a network no code is sent and the number is kept over a reload; a press in the moment when it comes back sends the code', async ({
  page,
  network,
  complaints,
}) => {
  complaints.expectFailedRequests();
  // What nobody foresaw is noted for whoever looks into it.
  complaints.expectNotes(/^signing in failed/);
  const phone = somePhone();
  await haveCatalogue(page);
  await page.goto('/login');
  await page.getByLabel('Phone Number').fill(phone);
  network.cut();
  const send = page.getByRole('button', { name: 'Send OTP' });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  await expect(page.getByRole('status').filter({ hasText: NO_CONNECTION })).toBeVisible();
  const asked = network.seen(isCodeRequest).length;
  // Each refused press puts off when the phone looks by itself.
  for (const _ of [1, 2, 3]) {
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: NO_CONNECTION })).toBeVisible();
    await expect(send).toBeEnabled();
  }
  expect(network.seen(isCodeRequest)).toHaveLength(asked);
  network.join({ quietly: true });
  await send.click();
  await expect(page.getByRole('heading', { name: 'Verification' })).toBeVisible();
});
