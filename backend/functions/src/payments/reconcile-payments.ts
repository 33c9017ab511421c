// Reconciles payments every ten minutes.
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { reconcile } from './reconcile.ts';
import { paymentProvider, paymentSecrets } from './settings.ts';

export const reconcilePayments = onSchedule(
  {
    schedule: 'every 10 minutes',
    region: 'us-central1',
    maxInstances: 1,
    memory: '256MiB',
    timeoutSeconds: 300,
    secrets: paymentSecrets,
  },
  () => reconcile({ provider: paymentProvider, now: Date.now() }),
);
