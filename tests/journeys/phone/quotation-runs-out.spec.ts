// A quotation holds until its day and until its pieces are ordered: the shopper reads so, and what does not hold is not offered.
import { everythingOnDevice } from '../../support/device-storage.ts';
import { expect, test } from '../steps/journey.ts';
import { cards, OFFERED, offer, openQuotations } from '../steps/quotations-journey.ts';

const USED = {
  used: { mapValue: { fields: { [OFFERED.id]: { integerValue: '14' } } } },
};
const until = (day: string) => ({ validUntil: { timestampValue: `${day}T06:30:00Z` } });
const RAN_OUT =
  /^The quotation with these prices has expired, or some of it has already been ordered\./;

test('a shopper reads until when a quotation holds and how much of it is left, orders that, and is warned when it ran out meanwhile', async ({
  page,
}) => {
  const uid = await openQuotations(page);
  await offer(uid, 'Q-left', { ...USED, ...until('2095-12-30') });
  await offer(uid, 'Q-over', until('2020-12-30'));
  await page.goto('/quotations');
  const card = (id: string) => cards(page).filter({ hasText: id });
  const place = (id: string) => card(id).getByRole('button', { name: 'Place Order' });
  await expect(card('Q-over')).toContainText('It was valid until 30 Dec 2020.');
  await expect(place('Q-over')).toHaveCount(0);
  await expect(card('Q-left')).toContainText('Valid until 30 Dec 2095.');
  await page.goto('/quotation-details?id=Q-left');
  await expect(page.getByRole('list', { name: 'Items' })).toContainText('10 pieces left');

  await page.goto('/quotations');
  await place('Q-left').click();
  await expect(page).toHaveURL('/place-order');
  const { cartItems } = await everythingOnDevice(page);
  expect(cartItems).toMatchObject([{ productId: OFFERED.id, quantity: 10 }]);
  const region = page.getByRole('region', { name: 'Total' });
  await expect(region).toContainText('₹2,195');
  await expect(page.getByText(RAN_OUT)).toHaveCount(0);

  await offer(uid, 'Q-left', { ...USED, ...until('2020-12-30') });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(RAN_OUT)).toBeVisible();
});
