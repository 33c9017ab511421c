// A phone or browser that notifications are sent to, and what its shopper wants to hear about on it.
import * as v from 'valibot';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { MAX_PUSH_TOKEN_LENGTH } from '../shared/limits.ts';

const Moment = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The fields of `users/{uid}/devices/{id}`. `createdAt` in ms since 1970 by the phone's clock. */
export const DeviceFields = v.strictObject({
  /** What the push service calls this browser. */
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_PUSH_TOKEN_LENGTH)),
  createdAt: Moment,
  /** Whether every step of the shopper's orders is told here. */
  orders: v.boolean(),
});
export type DeviceFields = v.InferOutput<typeof DeviceFields>;

/** The same as it is read: what somebody else has added to it is nothing to the shop. */
export const StoredDevice = v.object(DeviceFields.entries);

/** The fields of `users/{uid}/stockAlerts/{productId}`: tell me when it is back. */
export const StockAlertFields = v.strictObject({ productId: DocumentId, timestamp: Moment });
export type StockAlertFields = v.InferOutput<typeof StockAlertFields>;
