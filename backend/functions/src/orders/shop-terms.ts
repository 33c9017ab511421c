// The shop's settings as orders are decided by them, read once in each transaction; and an order's charges as stored.
import { type DocumentData, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import type { ChargeFields } from '../../../../src/domain/order/charges.ts';
import { phoneTerms } from '../../../../src/domain/order/phone-order.ts';
import { type SellingTerms, sellingTerms } from '../../../../src/domain/order/selling-terms.ts';
import type { ShopSettings } from '../../../../src/domain/settings/settings.fields.ts';
import { parseSettings, SETTINGS_ID } from '../../../../src/domain/settings/shop-settings.ts';
import { database } from '../database.ts';

export const settingsDocument = database.doc(`shop/${SETTINGS_ID}`);

/** The settings among documents that were read, by path; without any where the merchant has set none. */
export function settingsIn(found: ReadonlyMap<string, DocumentSnapshot>): ShopSettings {
  return settingsOf(found.get(settingsDocument.path));
}

/** Those in the settings' document. */
export function settingsOf(stored: DocumentSnapshot | undefined): ShopSettings {
  return parseSettings(stored?.data() ?? {});
}

/** The shop's terms for a stored order. No phone can mark its order as `takenByPhone`. Source: security rules. */
export function termsFor({ takenByPhone }: DocumentData, settings: ShopSettings): SellingTerms {
  const terms = sellingTerms(settings);
  return takenByPhone === true ? phoneTerms(terms) : terms;
}

/** The fields to write into an order; those that no longer apply are deleted. */
export function chargesWritten({ deliveryCharge, coupon }: ChargeFields) {
  const none = FieldValue.delete();
  return { deliveryCharge: deliveryCharge ?? none, coupon: coupon ?? none };
}
