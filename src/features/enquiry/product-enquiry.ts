// What the page of a product asks of this phone about its enquiry, and writes; it comes after the page.
import { deviceDatabase } from '#core/device/database/database.ts';
import type { SendFailure } from '#core/device/database/save-failure.ts';
import { type EnquiryState, enquiryState } from '#core/device/outbox/raised-enquiries.ts';
import { raiseEnquiry } from '#core/sync/writes/enquiry.ts';

/** How the latest enquiry about a product stands. */
export function stateOf(productId: string): Promise<EnquiryState> {
  return enquiryState(deviceDatabase(), productId, Date.now());
}

/** Raises one, unless there is one already. Null when that is kept, or why not. */
export async function raise(productId: string): Promise<SendFailure | null> {
  if ((await stateOf(productId).catch(() => 'none')) !== 'none') return null;
  const saved = await raiseEnquiry(deviceDatabase(), productId);
  return saved.outcome === 'not-saved' ? saved.reason : null;
}
