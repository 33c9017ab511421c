// Which address an order goes to before and after one was chosen.
import { expect, test } from 'vitest';
import { chosenAddress } from '#features/checkout/chosen-address.ts';

const address = (id: string) => ({
  id,
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Lake Road',
  city: 'Jaipur',
  state: 'Rajasthan',
  zipcode: '302001',
});
const [home, work] = [address('home'), address('work')];

test('one saved address is chosen already at the checkout; of several the shopper chooses', () => {
  expect(chosenAddress([home], '')).toBe(home);
  expect(chosenAddress([home, work], '')).toBeUndefined();
  expect(chosenAddress([], '')).toBeUndefined();
});

test('what was chosen counts, and no more than the only one left once it is deleted', () => {
  expect(chosenAddress([home, work], 'work')).toBe(work);
  expect(chosenAddress([home], 'work')).toBe(home);
  expect(chosenAddress([], 'work')).toBeUndefined();
});
