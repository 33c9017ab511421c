// The enquiry of a product's page, read from this phone and raised; loaded after the page.
import { deviceDatabase } from '#domain/device/database.ts';
import { raiseEnquiry } from '#domain/enquiry/enquiry-write.ts';
import { enquiryStatus } from '#domain/enquiry/raised-enquiries.ts';
import type { SendFailure } from '#engine/device/save-failure.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';

/** The status of the latest enquiry about a product. */
export function statusOf(productId: string): Promise<WriteStatus> {
  return enquiryStatus(deviceDatabase(), productId, Date.now());
}

/** Raises one, unless there is one already. Null when that is kept, or why not. */
export async function raise(productId: string): Promise<SendFailure | null> {
  if ((await statusOf(productId).catch(() => 'none')) !== 'none') return null;
  const saved = await raiseEnquiry(deviceDatabase(), productId);
  return saved.outcome === 'not-saved' ? saved.reason : null;
}
