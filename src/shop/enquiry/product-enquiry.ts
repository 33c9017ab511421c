// Reads and raises the enquiry on a product's page; loads after the page.
import { deviceDatabase } from '#domain/device/database.ts';
import { raiseEnquiry } from '#domain/enquiry/enquiry-write.ts';
import { type EnquiryState, enquiryState } from '#domain/enquiry/raised-enquiries.ts';
import type { SendFailure } from '#engine/device/save-failure.ts';

/** The latest enquiry about a product. */
export function stateOf(productId: string): Promise<EnquiryState> {
  return enquiryState(deviceDatabase(), productId, Date.now());
}

/** Raises an enquiry unless there already is one. Null on success, otherwise the reason. */
export async function raise(productId: string): Promise<SendFailure | null> {
  const known = await stateOf(productId).catch(() => null);
  if (known && known.status !== 'none') return null;
  const saved = await raiseEnquiry(deviceDatabase(), productId);
  return saved.outcome === 'not-saved' ? saved.reason : null;
}
