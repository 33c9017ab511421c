// The whole table: every sentence that the rules must keep.
import { KEPT_CASES } from './kept-cases.ts';
import { MERCHANT_AMEND_CASES } from './merchant-amend-cases.ts';
import { MERCHANT_CASES } from './merchant-cases.ts';
import { MERCHANT_CORRECTION_CASES } from './merchant-correction-cases.ts';
import { MERCHANT_EDIT_CASES } from './merchant-edit-cases.ts';
import { MERCHANT_ENTRY_CASES } from './merchant-entry-cases.ts';
import { MERCHANT_INBOX_CASES } from './merchant-inbox-cases.ts';
import { MERCHANT_MONEY_CASES } from './merchant-money-cases.ts';
import { MERCHANT_NOTE_CASES } from './merchant-note-cases.ts';
import { MERCHANT_PRODUCT_CASES } from './merchant-product-cases.ts';
import { MERCHANT_QUOTATION_CASES } from './merchant-quotation-cases.ts';
import { MERCHANT_SHOP_CASES } from './merchant-shop-cases.ts';
import { MERCHANT_SIGNED_CASES } from './merchant-signed-cases.ts';
import { OPEN_CASES } from './open-cases.ts';
import { ORDER_CASES } from './order-cases.ts';
import { ORDER_CHANGE_CASES } from './order-change-cases.ts';
import { OWN_CASES } from './own-cases.ts';
import { PROFILE_CASES } from './profile-cases.ts';
import { REVIEW_CASES } from './review-cases.ts';
import type { RuleCase } from './rule-case.ts';
import { SENT_CASES } from './sent-cases.ts';

/** These hold in a shop that has the stored documents. */
export const ALL_CASES: readonly RuleCase[] = [
  ...SENT_CASES,
  ...PROFILE_CASES,
  ...OWN_CASES,
  ...KEPT_CASES,
  ...ORDER_CHANGE_CASES,
  ...ORDER_CASES,
  ...REVIEW_CASES,
  ...MERCHANT_CASES,
  ...MERCHANT_MONEY_CASES,
  ...MERCHANT_AMEND_CASES,
  ...MERCHANT_CORRECTION_CASES,
  ...MERCHANT_INBOX_CASES,
  ...MERCHANT_EDIT_CASES,
  ...MERCHANT_PRODUCT_CASES,
  ...MERCHANT_ENTRY_CASES,
  ...MERCHANT_NOTE_CASES,
  ...MERCHANT_SIGNED_CASES,
  ...MERCHANT_QUOTATION_CASES,
  ...MERCHANT_SHOP_CASES,
  ...OPEN_CASES,
];
