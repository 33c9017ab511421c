// @vitest-environment jsdom
// The field for a business's GSTIN at checkout, and the button that gets an invoice, as they stand on the page.
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GstInvoice } from '#shop/checkout/GstInvoice.tsx';
import type { GotPdf } from '#shop/papers/get-paper.ts';
import { PaperPdf } from '#shop/papers/PaperPdf.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild as Element);
});
afterEach(() => act(() => root.unmount()));

const find = <E extends Element>(selector: string) => document.querySelector<E>(selector) as E;
const words = () => document.body.textContent;
const doing = (it: () => unknown) =>
  act(async () => {
    it();
    await new Promise((resolve) => setTimeout(resolve));
  });

function Checkout({ start, presses }: { start: string; presses: number }) {
  const [gstin, type] = useState(start);
  return <GstInvoice gstin={gstin} onType={type} focusAt={presses} />;
}
const show = (start: string, presses = 0) =>
  doing(() => root.render(<Checkout start={start} presses={presses} />));

const NO_GSTIN = 'This is not a GSTIN';

test('the question is closed and without a complaint until a business answers it; what it typed last time is open', async () => {
  await show('');
  expect(find<HTMLDetailsElement>('details').open).toBe(false);
  expect(find('summary').textContent).toBe('GST invoice for a business?');
  await act(() => root.unmount());
  root = createRoot(find('div'));
  await show('27aapfu0939f1zv');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  expect(words()).not.toContain(NO_GSTIN);
});

test('a press with a wrong one opens the field, says so beside it and goes there; leaving it says so, too', async () => {
  await show('27AAPFU');
  expect(words()).not.toContain(NO_GSTIN);
  find<HTMLDetailsElement>('details').open = false;
  await show('27AAPFU', 1);
  const field = find<HTMLInputElement>('input');
  expect(find<HTMLDetailsElement>('details').open).toBe(true);
  expect(document.activeElement).toBe(field);
  const ties = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ties.map((id) => document.getElementById(id)?.textContent).join()).toContain(NO_GSTIN);
  await show('27AAPFU', 0);
  expect(words()).not.toContain(NO_GSTIN);
  await doing(() => field.blur());
  expect(words()).toContain(NO_GSTIN);
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
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
  );
  let answer = (_: Promise<GotPdf>) => {};
  const get = vi.fn(() => new Promise<GotPdf>((resolve) => (answer = resolve)));
  await doing(() => root.render(<PaperPdf name="Invoice FARM-2627-00012" get={get} />));
  expect(get).not.toHaveBeenCalled();
  await press();
  await press();
  expect(get).toHaveBeenCalledTimes(1);
  expect(words()).toContain('Making the PDF…');
  await doing(() =>
    answer(outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)),
  );
  expect(words()).toContain(told);
  expect(words()).not.toContain('Making the PDF…');
  const link = document.querySelector('a[download]');
  expect(link?.getAttribute('download') ?? null).toBe(
    told === 'Download' ? 'invoice-farm-2627-00012.pdf' : null,
  );
});
