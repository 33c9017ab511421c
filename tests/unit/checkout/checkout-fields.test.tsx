// @vitest-environment jsdom
// The fields for a coupon and for a business's GSTIN at checkout, what an order costs besides its goods, and the button that gets an
// invoice, as they stand on the page.
import { act, type ComponentProps, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sellingTerms } from '#domain/order/selling-terms.ts';
import { Coupon } from '#shop/checkout/Coupon.tsx';
import { GstInvoice } from '#shop/checkout/GstInvoice.tsx';
import type { GotPdf } from '#shop/papers/get-paper.ts';
import { PaperPdf } from '#shop/papers/PaperPdf.tsx';
import { ChargeRows } from '#ui/charges/ChargeRows.tsx';
import { selling } from '../given.ts';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(() => act(() => root.unmount()));

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;
const isOpen = () => find<HTMLDetailsElement>('details').open;
const words = () => document.body.textContent;
const doing = (it: () => unknown) =>
  act(async () => {
    it();
    await new Promise((resolve) => setTimeout(resolve));
  });
const show = (node: ReactNode) => doing(() => root.render(node));

const TENTH = { couponCode: 'DIWALI', couponOff: '10%', couponFrom: '300' };
const goods = { terms: sellingTerms(selling(TENTH)), goodsPaise: 333_33 };

function CouponField({ start, presses = 0 }: { start: string; presses?: number }) {
  const [coupon, type] = useState(start);
  return <Coupon {...goods} coupon={coupon} onType={type} focusAt={presses} />;
}
function GstinField({ start, presses = 0 }: { start: string; presses?: number }) {
  const [gstin, type] = useState(start);
  return <GstInvoice gstin={gstin} onType={type} focusAt={presses} />;
}

const NO_GSTIN = 'This is not a GSTIN';

test.each([
  ['Have a coupon?', CouponField, 'diwali', 'HOLI', 'The shop has no such code.'],
  ['GST invoice for a business?', GstinField, '27aapfu0939f1zv', '27AAPFU', NO_GSTIN],
])(
  '“%s” is closed until it is answered; what was typed last time is open; a press with a wrong one opens the field, says why beside it and goes there',
  async (question, Field, right, wrong, why) => {
    await show(<Field key="empty" start="" />);
    expect([find('summary').textContent, isOpen()]).toEqual([question, false]);
    await show(<Field key="right" start={right} />);
    expect(isOpen()).toBe(true);
    expect(words()).not.toContain(why);
    if (Field === CouponField) expect(words()).toContain('It takes ₹33.33 off.');
    await show(<Field key="wrong" start={wrong} />);
    expect(words()).not.toContain(why);
    find<HTMLDetailsElement>('details').open = false;
    await show(<Field key="wrong" start={wrong} presses={1} />);
    expect([isOpen(), document.activeElement]).toEqual([true, find('input')]);
    const ties = find('input').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ties.map((id) => document.getElementById(id)?.textContent).join()).toContain(why);
  },
);

test('leaving the field of a wrong GSTIN says so, too', async () => {
  await show(<GstinField start="27AAPFU" />);
  find<HTMLDetailsElement>('details').open = true;
  find<HTMLInputElement>('input').focus();
  expect(words()).not.toContain(NO_GSTIN);
  await doing(() => find<HTMLInputElement>('input').blur());
  expect(words()).toContain(NO_GSTIN);
});

const BOTH = { deliveryCharge: 40, coupon: { code: 'DIWALI', off: 50 } };
const FREE = { goodsPaise: 500_00, isFreeShown: true };

test.each<[string, Partial<ComponentProps<typeof ChargeRows>>, string[]]>([
  ['nothing besides: as ever', {}, []],
  ['free in a shop that charges', FREE, ['Subtotal ₹500', 'Delivery Free']],
  ['an order’s page has its subtotal always', { isSubtotalShown: true }, ['Subtotal ₹499.50']],
  ['both', { charges: BOTH }, ['Subtotal ₹499.50', 'Delivery ₹40', 'Coupon DIWALI -₹50']],
])('what an order costs besides its goods: %s', async (_, props, rows) => {
  await show(<ChargeRows goodsPaise={499_50} charges={{}} {...props} />);
  const shown = [...document.querySelectorAll('body > div > div')].map((it) =>
    [...it.children].map((cell) => cell.textContent).join(' '),
  );
  expect(shown).toEqual(rows);
});

const bytes = new TextEncoder().encode('%PDF-').buffer;
const press = () => doing(() => find<HTMLButtonElement>('button').click());

test.each<[string, GotPdf | Error, string]>([
  ['the phone has or makes', { outcome: 'there', bytes }, 'Download'],
  ['is not on the phone, without a network', { outcome: 'no-answer' }, 'not on this phone yet'],
  ['cannot be made', { outcome: 'not-made' }, 'could not be made'],
  ['fails in any other way', new Error('no chunk'), 'could not be made'],
])('an invoice that %s', async (_, outcome, told) => {
  vi.stubGlobal('console', { ...console, error: vi.fn() });
  const blobs = { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() };
  vi.stubGlobal('URL', Object.assign(URL, blobs));
  let answer = (_: GotPdf | Promise<never>) => {};
  const get = vi.fn(() => new Promise<GotPdf>((resolve) => (answer = resolve)));
  await show(<PaperPdf name="Invoice FARM-2627-00012" get={get} />);
  expect(get).not.toHaveBeenCalled();
  await press();
  await press();
  expect(get).toHaveBeenCalledTimes(1);
  expect(words()).toContain('Making the PDF…');
  await doing(() => answer(outcome instanceof Error ? Promise.reject(outcome) : outcome));
  expect(words()).toContain(told);
  expect(words()).not.toContain('Making the PDF…');
  const file = document.querySelector('a[download]')?.getAttribute('download') ?? null;
  expect(file).toBe(told === 'Download' ? 'invoice-farm-2627-00012.pdf' : null);
});
