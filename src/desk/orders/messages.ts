// What the merchant reads of money that goes back to a shopper.
import type { MoneyBack } from '#core/model/order/money-back.ts';

export const MONEY_TITLE = 'Money to give back';
export const MONEY_DONE_TITLE = 'Money given back';
export const MONEY_LATE_TITLE = 'If money still comes';

/** In the list, beside an order's number. */
export const MONEY_STATES: Readonly<Record<MoneyBack, string>> = {
  check: 'look for the transfer first',
  due: 'waits for you',
  asked: 'on its way back',
  failed: 'could not be given back',
  done: 'given back',
};

export const CHECK_FIRST =
  'The customer says that this was transferred. Look for it in your bank’s statement first.';
export const DUE_ONLINE = 'It was paid online, and the order is cancelled.';
export const DUE_ONLINE_HOW =
  'One tap is enough. Razorpay sends it to where it came from; the customer’s bank may take a week to show it.';
export const DUE_TRANSFER =
  'It came by bank transfer, and the order is cancelled. Send it back from your bank, then write the reference of that transfer here.';
export const ASKED_BY_YOU = 'You had it given back {moment}. Razorpay is asked within ten minutes.';
export const ASKED_BY_ITSELF =
  'It came twice, or for a cancelled order. It goes back automatically: there is nothing for you to do.';
export const FAILED =
  'Razorpay did not give it back. Look at your balance there, then ask again. Or send it from your bank, and write the reference of that transfer here: Razorpay is then asked no more.';
export const giveBackWords = (sum: string) => `Give ${sum} back`;
export const ASK_AGAIN = 'Ask Razorpay again';
export const GIVEN_BACK = 'Given back';
export const REFERENCE = 'Reference of your transfer (UTR)';
export const NO_REFERENCE = 'Write the reference: it stands beside the transfer at your bank.';
export const REFERENCE_HINT = 'The customer reads it, too.';
export const MONEY_CAME = 'The money came';
export const MONEY_MISSED = 'It did not come';
export const MONEY_CAME_LATE = 'The money came after all';
export const MONEY_CAME_LATE_WHY =
  'If a transfer for this order comes now, say so here. It is then money to give back, and its goods stay in stock.';
export const MISSED_ON = 'You looked for the transfer on {day}, and it had not come.';
export const DONE_ON = 'Given back on {day}, {way}.';
export const DONE_SOMETIME = 'Given back.';
export const WAYS = { online: 'by Razorpay', transfer: 'by bank transfer' } as const;
export const DONE_REFERENCE = 'Reference';

export const SAME_TRANSFER =
  'The same transfer is named for {orders}, too. Make sure that its sum pays for all of them.';
export const CHECK_BY =
  'Look for it by {day}. After that the order is cancelled, and its goods go back into stock.';
