// Listens to orders and to the catalogue, and tells shoppers who asked for it what became of them; lets nobody ask for too much.
import { onDocumentCreated, onDocumentUpdated } from 'firebase-functions/v2/firestore';
import { MAX_DEVICES, MAX_STOCK_ALERTS } from '../../../../src/core/model/limits.ts';
import { keepFew } from './keep-few.ts';
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

export const keepFewDevices = onDocumentCreated(
  { ...common, document: 'users/{uid}/devices/{id}', maxInstances: 3 },
  async ({ params }) => {
    await keepFew(`users/${params.uid}/devices`, 'createdAt', MAX_DEVICES);
  },
);

export const keepFewStockAlerts = onDocumentCreated(
  { ...common, document: 'users/{uid}/stockAlerts/{id}', maxInstances: 3 },
  async ({ params }) => {
    await keepFew(`users/${params.uid}/stockAlerts`, 'timestamp', MAX_STOCK_ALERTS);
  },
);
