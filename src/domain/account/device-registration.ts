// A phone or browser that receives notifications, and which ones its shopper wants there.
import * as v from 'valibot';
import { languages } from '#config/languages.ts';
import { DocumentId } from '#engine/lib/identifiers.ts';
import { DeskNewsWanted } from '../device/desk-news-wanted.ts';
import { MAX_PUSH_TOKEN_LENGTH } from '../shared/limits.ts';

const Moment = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The fields of `users/{uid}/devices/{id}`. `createdAt` in ms since 1970 by the phone's clock. */
export const DeviceFields = v.strictObject({
  /** The push service's token for this browser. */
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_PUSH_TOKEN_LENGTH)),
  createdAt: Moment,
  /** Whether this device gets news of the shopper's orders. */
  orders: v.boolean(),
  /** What the desk's app on this device is told; absent on devices of the shop's app. */
  desk: v.exactOptional(DeskNewsWanted),
  /** In which it is told; absent where it has not said so yet. */
  language: v.exactOptional(v.picklist(languages)),
});
export type DeviceFields = v.InferOutput<typeof DeviceFields>;

/** The same for reading: ignores unknown fields; English where the language is absent or unknown. */
export const StoredDevice = v.object({
  ...DeviceFields.entries,
  language: v.fallback(v.picklist(languages), 'en'),
});
export type StoredDevice = v.InferOutput<typeof StoredDevice>;

/** The fields of `users/{uid}/stockAlerts/{productId}`, a request for news when the product is back. */
export const StockAlertFields = v.strictObject({ productId: DocumentId, timestamp: Moment });
export type StockAlertFields = v.InferOutput<typeof StockAlertFields>;
