// Orders whose tax papers are due in this process, issued several in one transaction and one transaction at a time. All
// papers of a series need its one counter, whose lock one transaction has at a time; those that wait too long are
// aborted. If each of five hundred orders packed at once had a transaction of its own, most would fail. So no more meet
// at the counter than the function has instances, which are five. What fails nevertheless is delivered again.
import type { OrderKey } from '../orders/order-ledgers.ts';
import { issuePapers } from './issue-papers.ts';

/** Most orders in one transaction. */
const MAX_ORDERS = 20;

let waiting: { key: OrderKey; done(outcome?: Promise<never>): void }[] = [];
let isIssuing = false;

/** Issues what is due for this order. Idempotent. @throws if it failed; then it is to be tried again */
export async function issuePaper(key: OrderKey): Promise<void> {
  return await new Promise((done) => {
    waiting.push({ key, done });
    void issueAll();
  });
}

async function issueAll(): Promise<void> {
  if (isIssuing) return;
  isIssuing = true;
  while (waiting.length > 0) {
    const next = waiting.slice(0, MAX_ORDERS);
    waiting = waiting.slice(MAX_ORDERS);
    await issueTogether(next);
  }
  isIssuing = false;
}

async function issueTogether(orders: typeof waiting): Promise<void> {
  try {
    await issuePapers(orders.map(({ key }) => key));
    for (const { done } of orders) done();
  } catch (error) {
    // One order that fails must not take the others with it.
    if (orders.length > 1) for (const one of orders) await issueTogether([one]);
    else orders[0]?.done(Promise.reject(error));
  }
}
