// Every few minutes: takes the sold pieces off the products' quantities, and decides orders that were left undecided.
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { acceptLateOrders } from './accept-late-orders.ts';
import { FOLDED_EVERY_MIN, foldStock } from './stock.ts';

export const foldSoldPieces = onSchedule(
  {
    schedule: `every ${FOLDED_EVERY_MIN} minutes`,
    region: 'us-central1',
    maxInstances: 1,
    timeoutSeconds: 240,
  },
  async () => {
    // A failure of one does not stop the other.
    const runs = await Promise.allSettled([foldStock(), acceptLateOrders(Date.now())]);
    for (const run of runs) if (run.status === 'rejected') throw run.reason;
  },
);
