// Where a customer follows a parcel: the courier's page that shows a number at once.

/**
 * A courier, as merchants write it, and the beginning of its page's address, to which the number is added. Looked up on
 * 28 November 2026 in public code that opens these pages. Left out: India Post, DTDC and Professional Couriers, which
 * ask every visitor for the number and a captcha, and Xpressbees, for which only contradicting forms were found.
 */
const PAGES: readonly (readonly [courier: RegExp, address: string])[] = [
  [/^bluedart/, 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo='],
  [/^delhivery/, 'https://www.delhivery.com/track-v2/package/'],
  [/^ekart/, 'https://ekartlogistics.com/shipmenttrack/'],
];

/** The address of a parcel's page; null if the courier is none of those known, or the number cannot be one. */
export function trackingLink(courier: string, number: string): string | null {
  const name = courier.toLowerCase().replace(/[^a-z]/g, '');
  const [, address] = PAGES.find(([known]) => known.test(name)) ?? [];
  const plain = number.replace(/[\s-]/g, '');
  return address && /^[A-Za-z0-9]+$/.test(plain) ? address + plain : null;
}
