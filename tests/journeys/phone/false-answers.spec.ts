// A success is a success only with proof: replies that get lost, and answers of somebody else in the shop's place.
import { isEnquiryAbout } from '../../support/sent-requests.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';
import { RAISED } from '../steps/words.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('an enquiry whose reply is lost again and again is still one enquiry', async ({
  page,
  network,
  soldOut,
}) => {
  await visitShop(page);
  const wasRaisedShown = await watchForWords(page, RAISED);
  const sent = () => network.seen(isEnquiryAbout(soldOut.id)).length;
  network.fault(isEnquiryAbout(soldOut.id), { do: 'drop-reply' });
  await raiseEnquiry(page, soldOut);
  await expect.poll(sent, { timeout: 30_000 }).toBeGreaterThanOrEqual(2);
  expect(await wasRaisedShown(), 'success before proof').toBe(false);
  network.heal();
  await expectOneEnquiry(soldOut, null);
  await expect(page.getByText(RAISED)).toBeVisible({ timeout: 45_000 });
  await expectOneEnquiry(soldOut, null);
});

test('a network that takes requests and never answers does not make anybody wait', async ({
  page,
  network,
  soldOut,
}) => {
  await visitShop(page);
  network.fault(() => true, { do: 'black-hole' });
  await page.goto(`/product/${soldOut.id}`);
  await raiseEnquiry(page, soldOut);
  await expect(page.getByRole('main')).toContainText(/saved on this phone|sending/i);
  await page.goto('/products');
  await expect(page.locator('main a[href^="/product/"]').first()).toBeVisible();
  network.heal();
  await expectOneEnquiry(soldOut, null);
});
