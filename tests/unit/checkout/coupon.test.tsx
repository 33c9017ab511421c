// @vitest-environment jsdom
// The field for a coupon at checkout, and what an order costs besides its goods, as they stand on the page.
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sellingTerms } from '#domain/order/selling-terms.ts';
import { Coupon } from '#shop/checkout/Coupon.tsx';
import { ChargeRows } from '#ui/charges/ChargeRows.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(() => act(() => root.unmount()));

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;
const words = () => document.body.textContent;

const terms = sellingTerms({
  selling: {
    ...{ deliveryCharge: '', freeFrom: '', minimumOrder: '', cash: 'yes', cashBelow: '' },
    ...{ couponCode: 'DIWALI', couponOff: '10%', couponFrom: '300', couponLastDay: '' },
  },
});

function Checkout({ start, presses }: { start: string; presses: number }) {
  const [coupon, type] = useState(start);
  return (
    <Coupon terms={terms} goodsPaise={333_33} coupon={coupon} onType={type} focusAt={presses} />
  );
}
const show = (start: string, presses = 0) =>
  act(() => root.render(<Checkout start={start} presses={presses} />));

test('the question is closed until a shopper has a coupon; one that was typed last time is open, and says what it takes off', async () => {
  await show('');
  expect(find<HTMLDetailsElement>('details').open).toBe(false);
  expect(find('summary').textContent).toBe('Have a coupon?');
  await act(() => root.unmount());
  root = createRoot(find('div'));
  await show('diwali');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  expect(words()).toContain('It takes ₹33.33 off.');
});

test('a press with a wrong one opens the field, says why beside it and goes there', async () => {
  await show('HOLI');
  expect(words()).not.toContain('no such code');
  find<HTMLDetailsElement>('details').open = false;
  await show('HOLI', 1);
  const field = find<HTMLInputElement>('input');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  expect(document.activeElement).toBe(field);
  const ties = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = ties.map((id) => document.getElementById(id)?.textContent).join();
  expect(said).toContain('The shop has no such code.');
});

const COUPON = { code: 'DIWALI', off: 50 };
test.each<[string, Parameters<typeof ChargeRows>[0], string[]]>([
  ['nothing besides: as ever', { goodsPaise: 499_00, charges: {} }, []],
  [
    'free in a shop that charges',
    { goodsPaise: 500_00, charges: {}, isFreeShown: true },
    ['Subtotal ₹500', 'Delivery Free'],
  ],
  [
    'an order’s page has its subtotal always',
    { goodsPaise: 499_00, charges: {}, isSubtotalShown: true },
    ['Subtotal ₹499'],
  ],
  [
    'both',
    { goodsPaise: 499_50, charges: { deliveryCharge: 40, coupon: COUPON } },
    ['Subtotal ₹499.50', 'Delivery ₹40', 'Coupon DIWALI -₹50'],
  ],
])('%s', async (_, props, rows) => {
  await act(() =>
    root.render(
      <dl>
        <ChargeRows {...props} />
      </dl>,
    ),
  );
  const shown = [...document.querySelectorAll('dl > div')].map((it) =>
    [...it.children].map((cell) => cell.textContent).join(' '),
  );
  expect(shown).toEqual(rows);
});
