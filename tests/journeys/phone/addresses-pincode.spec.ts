// City and state of a pincode from the phone's own table.
import { KNOWN_PINCODES } from '../../support/known-pincodes.ts';
import { city, openAddresses, openNewForm, pincode, state } from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

test('without a network, every well-known pincode fills in its city and state', async ({
  page,
  context,
}) => {
  await openAddresses(page);
  await context.setOffline(true);
  await page.reload();
  await openNewForm(page);
  for (const known of KNOWN_PINCODES) {
    await pincode(page).fill(known.zipcode);
    await expect(city(page), known.zipcode).toHaveValue(known.city);
    await expect(state(page), known.zipcode).toHaveValue(known.state);
  }
  await expect(city(page)).toBeEditable();
  await expect(state(page)).toBeDisabled();
});
