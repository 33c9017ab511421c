// Reads and raises the enquiry on a product's page; loads after the page.
import { deviceDatabase } from '#domain/device/database.ts';
import { raiseEnquiry } from '#domain/enquiry/enquiry-write.ts';
import { enquiryStatus } from '#domain/enquiry/raised-enquiries.ts';
import type { SendFailure } from '#engine/device/save-failure.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';

/** Status of the latest enquiry about a product. */
export function statusOf(productId: string): Promise<WriteStatus> {
  return enquiryStatus(deviceDatabase(), productId, Date.now());
}

/** Raises an enquiry unless there already is one. Null on success, otherwise the reason. */
export async function raise(productId: string): Promise<SendFailure | null> {
  if ((await statusOf(productId).catch(() => 'none')) !== 'none') return null;
  const saved = await raiseEnquiry(deviceDatabase(), productId);
  return saved.outcome === 'not-saved' ? saved.reason : null;
}
