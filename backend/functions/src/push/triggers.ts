// Lets nobody ask for too much: devices and stock alerts beyond the latest of an account go.
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { MAX_DEVICES, MAX_STOCK_ALERTS } from '../../../../src/core/model/limits.ts';
import { keepFew } from './keep-few.ts';

const common = {
  region: 'us-central1',
  maxInstances: 3,
  // Every step may be repeated, so a passing fault is simply tried again.
  retry: true,
} as const;

export const keepFewDevices = onDocumentCreated(
  { ...common, document: 'users/{uid}/devices/{id}' },
  async ({ params }) => {
    await keepFew(`users/${params.uid}/devices`, 'createdAt', MAX_DEVICES);
  },
);

export const keepFewStockAlerts = onDocumentCreated(
  { ...common, document: 'users/{uid}/stockAlerts/{id}' },
  async ({ params }) => {
    await keepFew(`users/${params.uid}/stockAlerts`, 'timestamp', MAX_STOCK_ALERTS);
  },
);
