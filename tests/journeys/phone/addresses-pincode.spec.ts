// City and state of a pincode from the phone's own table.
import { KNOWN_PINCODES } from '../../support/known-pincodes.ts';
import { city, openAddresses, openNewForm, pincode, state } from '../steps/address-journey.ts';
import { expect, test } from '../steps/journey.ts';

test.beforeEach(({ complaints }) => complaints.expectFailedRequests());

/** From one end of the country to the other; tests of the table itself look at each. */
const SOME = KNOWN_PINCODES.filter((_, at) => at % 12 === 0);

test('without a network a pincode fills in its city and state, whatever stood there before', async ({
  page,
  context,
}) => {
  await openAddresses(page);
  await context.setOffline(true);
  await page.reload();
  await openNewForm(page);
  for (const known of SOME) {
    await pincode(page).fill(known.zipcode);
    await expect(city(page), known.zipcode).toHaveValue(known.city);
    await expect(state(page), known.zipcode).toHaveValue(known.state);
  }
  await expect(city(page)).toBeEditable();
  await expect(state(page)).toBeDisabled();
});
