// What the shop refuses is kept, shown with its reason, and is the shopper's to retry or to discard.
import { makeProduct, unmakeProduct } from '../../support/demo-products.ts';
import { refuseEnquiriesAbout, restoreRules } from '../../support/firestore-rules.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { expectOneEnquiry, raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect, test, watchForWords } from '../steps/journey.ts';
import { visitShop } from '../steps/whole-device.ts';
import { RAISED } from '../steps/words.ts';

test.afterEach(restoreRules);

test('a refused enquiry stays with its reason, holds back no other, and can be retried or discarded', async ({
  page,
  complaints,
  soldOut,
}) => {
  complaints.expectFailedRequests();
  const [unwanted, other] = await Promise.all([makeProduct(0), makeProduct(0)]);
  try {
    await refuseEnquiriesAbout([soldOut.id, unwanted.id]);
    await visitShop(page);
    const wasRaisedShown = await watchForWords(page, RAISED);
    await raiseEnquiry(page, soldOut);
    await raiseEnquiry(page, unwanted);
    await page.goto('/waiting');
    const refused = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(refused(soldOut.name)).toContainText('did not accept', { timeout: 30_000 });
    await expect(refused(unwanted.name)).toContainText('did not accept', { timeout: 30_000 });
    await expect(page.getByText('2 things need you')).toBeVisible();
    await page.reload();
    await expect(refused(soldOut.name)).toContainText('did not accept');
    expect(await wasRaisedShown(), 'success of something refused').toBe(false);

    await raiseEnquiry(page, other);
    await expectOneEnquiry(other, null);

    await restoreRules();
    await page.goto('/waiting');
    await refused(soldOut.name).getByRole('button', { name: 'Retry' }).click();
    await expectOneEnquiry(soldOut, null);
    await expect(refused(soldOut.name)).toBeHidden();
    await refused(unwanted.name).getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(refused(unwanted.name)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(refused(unwanted.name)).toBeHidden();
    expect(await enquiriesAbout(unwanted.id)).toEqual([]);
  } finally {
    await Promise.all([unwanted, other].map(unmakeProduct));
  }
});
