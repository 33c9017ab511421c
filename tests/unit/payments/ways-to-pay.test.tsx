// The page of a bank transfer shows what the shop has: its UPI id, its account, or whom to ask.
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { demoMoney } from '#config/contact.ts';
import { WaysToPay } from '#shop/payments/WaysToPay.tsx';
import { givenOrder } from '../given.ts';

const { bank, upi } = demoMoney;
const NO_BANK = { ...bank, accountNumber: '' };
const NO_UPI = { vpa: '', payeeName: '' };
const UPI = 'Pay by UPI';
const ACCOUNT = 'Transfer to';
const ASK = 'contact us';
const FORM = 'the form';

test.each([
  ['both', { bank, upi }, [UPI, ACCOUNT, FORM]],
  ['an account', { bank, upi: NO_UPI }, [ACCOUNT, FORM]],
  ['a UPI id', { bank: NO_BANK, upi }, [UPI, FORM]],
  ['neither', { bank: NO_BANK, upi: NO_UPI }, [ASK]],
])('a shop with %s shows how to pay, or else whom to ask', (_, money, shown) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <WaysToPay order={givenOrder()} money={money}>
        <p>{FORM}</p>
      </WaysToPay>
    </RouterContextProvider>,
  );
  expect([UPI, ACCOUNT, ASK, FORM].filter((words) => html.includes(words))).toEqual(shown);
});
