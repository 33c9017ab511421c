// Brings the quantities that merchants read up to date with what was sold, every few minutes.
import { onSchedule } from 'firebase-functions/v2/scheduler';
import { FOLDED_EVERY_MIN, foldStock } from './stock.ts';

export const foldSoldPieces = onSchedule(
  {
    schedule: `every ${FOLDED_EVERY_MIN} minutes`,
    region: 'us-central1',
    maxInstances: 1,
    timeoutSeconds: 240,
  },
  foldStock,
);
