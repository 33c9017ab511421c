// The whole table: every sentence that the rules must keep.
import { ADDRESS_CASES } from './address-cases.ts';
import { CATALOGUE_CASES } from './catalogue-cases.ts';
import { CLOSED_CASES } from './closed-cases.ts';
import { CONTACT_CASES } from './contact-cases.ts';
import { DEVICE_CASES } from './device-cases.ts';
import { ENQUIRY_CASES } from './enquiry-cases.ts';
import { FEEDBACK_CASES } from './feedback-cases.ts';
import { FENCE_CASES } from './fence-cases.ts';
import { MERCHANT_CASES } from './merchant-cases.ts';
import { MERCHANT_EDIT_CASES } from './merchant-edit-cases.ts';
import { MERCHANT_ENTRY_CASES } from './merchant-entry-cases.ts';
import { MERCHANT_IMPORT_CASES } from './merchant-import-cases.ts';
import { MERCHANT_INBOX_CASES } from './merchant-inbox-cases.ts';
import { MERCHANT_PHONE_ORDER_CASES } from './merchant-phone-order-cases.ts';
import { MERCHANT_PRODUCT_CASES } from './merchant-product-cases.ts';
import { MERCHANT_QUOTATION_CASES } from './merchant-quotation-cases.ts';
import { MERCHANT_SHOP_CASES } from './merchant-shop-cases.ts';
import { MERCHANT_SHOP_ROWS_CASES } from './merchant-shop-rows-cases.ts';
import { ORDER_CASES } from './order-cases.ts';
import { ORDER_CHANGE_CASES } from './order-change-cases.ts';
import { PROFILE_CASES } from './profile-cases.ts';
import { QUOTATION_CASES } from './quotation-cases.ts';
import { REVIEW_CASES } from './review-cases.ts';
import type { RuleCase } from './rule-case.ts';
import { STOCK_ALERT_CASES } from './stock-alert-cases.ts';
import { WISH_LIST_CASES } from './wish-list-cases.ts';

/** Hold in a shop that has the stored documents. */
export const ALL_CASES: readonly RuleCase[] = [
  ...ENQUIRY_CASES,
  ...CONTACT_CASES,
  ...FEEDBACK_CASES,
  ...PROFILE_CASES,
  ...ADDRESS_CASES,
  ...ORDER_CHANGE_CASES,
  ...ORDER_CASES,
  ...QUOTATION_CASES,
  ...REVIEW_CASES,
  ...DEVICE_CASES,
  ...STOCK_ALERT_CASES,
  ...WISH_LIST_CASES,
  ...FENCE_CASES,
  ...CATALOGUE_CASES,
  ...MERCHANT_CASES,
  ...MERCHANT_INBOX_CASES,
  ...MERCHANT_EDIT_CASES,
  ...MERCHANT_PRODUCT_CASES,
  ...MERCHANT_IMPORT_CASES,
  ...MERCHANT_ENTRY_CASES,
  ...MERCHANT_QUOTATION_CASES,
  ...MERCHANT_PHONE_ORDER_CASES,
  ...MERCHANT_SHOP_CASES,
  ...MERCHANT_SHOP_ROWS_CASES,
  ...CLOSED_CASES,
];

/** Hold in a shop that has no documents yet, where any write would be a first one. */
export const EMPTY_SHOP_CASES: readonly RuleCase[] = [
  {
    title: 'a signed-in person may not make the mark of the last change either',
    as: 'asha',
    does: { verb: 'write', path: 'catalogue/head', data: { changedAt: 1 } },
    expect: 'denied',
  },
];
