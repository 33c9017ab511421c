// Enquiries of somebody who is signed in go out in that name, with keys that still open, or not at all.
import type { Page } from 'playwright/test';
import { makeAccount } from '../../support/demo-accounts.ts';
import { type AccountRow, putAccount } from '../../support/device-storage.ts';
import { isEnquiryAbout, isTokenExchange } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';
import { RAISED } from '../steps/words.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

async function signIn(page: Page, account: AccountRow): Promise<void> {
  await putAccount(page, account);
  await page.reload();
}

test('an enquiry raised offline by somebody signed in carries that account', async ({
  page,
  context,
  soldOut,
}) => {
  await visitShop(page);
  const account = await makeAccount();
  await signIn(page, account);
  await context.setOffline(true);
  await raiseEnquiry(page, soldOut);
  await context.setOffline(false);
  await expectOneEnquiry(soldOut, account.uid);
  await expect(page.getByText(RAISED)).toBeVisible();
});

const staleKeys: [string, (account: AccountRow) => AccountRow][] = [
  ['has run out', (account) => ({ ...account, idTokenEndsAt: Date.now() - 60_000 })],
  ['was never there', (account) => ({ ...account, idToken: null })],
];
for (const [what, spoil] of staleKeys) {
  test(`when the key of the sign-in ${what}, a new one is fetched and the enquiry arrives once`, async ({
    page,
    network,
    soldOut,
  }) => {
    await visitShop(page);
    const account = await makeAccount();
    await signIn(page, spoil(account));
    await raiseEnquiry(page, soldOut);
    await expectOneEnquiry(soldOut, account.uid);
    expect(network.seen(isTokenExchange).length).toBeGreaterThan(0);
    await expect(page.getByText(RAISED)).toBeVisible({ timeout: 30_000 });
  });
}

for (const [code, status] of [
  [401, 'UNAUTHENTICATED'],
  [403, 'PERMISSION_DENIED'],
] as const) {
  test(`when the shop turns the key of the sign-in away with ${code}, a new one is fetched and the enquiry arrives once`, async ({
    page,
    network,
    soldOut,
  }) => {
    await visitShop(page);
    const account = await makeAccount();
    await signIn(page, account);
    const body = JSON.stringify({ error: { code, message: 'Not with this token.', status } });
    const refusal = { do: 'answer', status: code, type: 'application/json', body } as const;
    network.fault(isEnquiryAbout(soldOut.id), refusal, 1);
    await raiseEnquiry(page, soldOut);
    await expectOneEnquiry(soldOut, account.uid);
    expect(network.seen(isTokenExchange).length).toBeGreaterThan(0);
    await expect(page.getByText(RAISED)).toBeVisible({ timeout: 30_000 });
  });
}

test('what one account left waiting is not sent while another is signed in, and later is', async ({
  page,
  context,
  network,
  soldOut,
}) => {
  await visitShop(page);
  const [one, other] = await Promise.all([makeAccount(), makeAccount()]);
  await signIn(page, one);
  await context.setOffline(true);
  await raiseEnquiry(page, soldOut);
  await signIn(page, other);
  await context.setOffline(false);
  // The other account's own visit is over once the shop has been heard and nothing is left for it to do.
  await page.reload();
  await expect(page.getByText('Connected.')).toBeVisible();
  await page.goto('/waiting');
  await expect(page.getByRole('main')).not.toContainText(soldOut.name);
  expect(network.seen(isEnquiryAbout(soldOut.id))).toEqual([]);
  expect(await enquiriesAbout(soldOut.id)).toEqual([]);
  await signIn(page, one);
  await expectOneEnquiry(soldOut, one.uid);
});
