// Which address an order goes to before and after one was chosen.
import { expect, test } from 'vitest';
import { chosenAddress, methodFor } from '#features/checkout/chosen-address.ts';
import { paymentOptions } from '#features/checkout/payment-options.ts';

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
const { id: _, ...fieldsOfHome } = home;

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

test('of several addresses the one of the last order is chosen already, unless it was corrected since', () => {
  const { id: _, ...fields } = { ...work, address: '7 Mill Road' };
  const last = { address: fields, paymentMethod: 'cod' as const };
  const there = { ...fields, id: 'work' };
  expect(chosenAddress([home, there], '', last)).toBe(there);
  expect(chosenAddress([home, there], 'home', last)).toBe(home);
  expect(chosenAddress([home, work], '', last)).toBeUndefined();
});

test('it is paid as the last order was, where that is possible just now, until the shopper chooses', () => {
  const options = (isConnected: boolean) =>
    paymentOptions({ totalPaise: 100_00, isConnected, isOnlineOffered: true });
  const last = { address: fieldsOfHome, paymentMethod: 'online_payment' as const };
  expect(methodFor('', options(true), last)).toBe('online_payment');
  expect(methodFor('', options(false), last)).toBeNull();
  expect(methodFor('cod', options(true), last)).toBe('cod');
  expect(methodFor('', options(true))).toBeNull();
});
