// @vitest-environment jsdom
// Razorpay's checkout in the page: its options when opened, and the meaning of each way it ends.
import { afterEach, expect, test, vi } from 'vitest';
import { openRazorpay } from '#browser/payments/razorpay-checkout.ts';

type Given = {
  handler(proof: unknown): void;
  modal: { ondismiss(): void };
} & Record<string, unknown>;

const ORDER = {
  ...{ providerOrderId: 'order_1', amountPaise: 49_900 },
  ...{ orderNo: 'A1B2C-3D4E5', contact: '+919876543210' },
};
const ids = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1' };
const PROOF = { ...ids, razorpay_signature: 'abc' };

let given: Given;
let fail: (failure: unknown) => void;
let opened: () => void;

function Checkout(options: Given) {
  given = options;
  const on = (_failed: string, act: typeof fail) => {
    fail = act;
  };
  return { on, open: () => void opened() };
}

const leave = () => given.modal.ondismiss();

afterEach(() => {
  Reflect.deleteProperty(window, 'Razorpay');
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

async function endAfter(...acts: (() => void)[]) {
  Reflect.set(window, 'Razorpay', Checkout);
  const isOpen = new Promise<void>((resolve) => {
    opened = resolve;
  });
  const end = openRazorpay(ORDER);
  await isOpen;
  for (const act of acts) act();
  return await end;
}

test('it opens for the provider’s order, in paise and rupees, with the shop’s name', async () => {
  await endAfter(leave);
  expect(given).toMatchObject({
    ...{ order_id: 'order_1', amount: 49_900, currency: 'INR', name: 'Haat' },
    ...{ description: 'A1B2C-3D4E5', prefill: { contact: '+919876543210' } },
  });
});

const DECLINED = { error: { code: 'BAD_REQUEST_ERROR', description: 'The bank declined it.' } };
const FAILED = { outcome: 'failed', reason: 'The bank declined it.' };

const PAID = { outcome: 'paid', proof: PROOF };
const pay = () => given.handler(PROOF);

test.each([
  ['is paid hands its proof over', [() => given.handler({ ...PROOF, org_logo: '' })], PAID],
  ['is paid without a proof may have been paid', [() => given.handler({})], { outcome: 'left' }],
  ['is left is a cancellation', [leave], { outcome: 'cancelled' }],
  ['is left after a failure is one, with the bank’s words', [() => fail(DECLINED), leave], FAILED],
  ['fails may be followed by an attempt that succeeds', [() => fail({}), pay], PAID],
])('a checkout that %s', async (_how, acts, end) => {
  expect(await endAfter(...acts)).toEqual(end);
});

test('where its script does not come it is not to be had, and is tried again the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const _time of [1, 2]) {
    const end = openRazorpay(ORDER);
    const script = await vi.waitFor(() => {
      const found = document.head.querySelector('script');
      expect(found?.src).toBe('https://checkout.razorpay.com/v1/checkout.js');
      return found;
    }, 20_000);
    script?.dispatchEvent(new Event('error'));
    expect(await end).toEqual({ outcome: 'unavailable' });
    expect(document.head.querySelector('script')).toBeNull();
  }
});
