// Listens to orders and to the catalogue, and tells shoppers who asked for it what became of them.
import { onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { pushSender } from './sender.ts';
import { tellOfOrder } from './tell-of-order.ts';
import { isBack, tellOfStock } from './tell-of-stock.ts';

const common = {
  region: 'us-central1',
  // Every step may be repeated, so a passing fault is simply tried again.
  retry: true,
} as const;

export const tellOrderNews = onDocumentUpdated(
  { ...common, document: 'users/{uid}/orders/{orderId}', maxInstances: 5 },
  async ({ data, params }) => {
    if (!data) return;
    const { before, after } = data;
    await tellOfOrder({ ...params, before: before.data(), after: after.data() }, pushSender());
  },
);

export const tellStockNews = onDocumentUpdated(
  { ...common, document: 'products/{id}', maxInstances: 3, timeoutSeconds: 300 },
  async ({ data, params }) => {
    // Most changes end here, without asking who waits.
    if (!data || !isBack(data.before.data(), data.after.data())) return;
    await tellOfStock(params.id, pushSender());
  },
);
