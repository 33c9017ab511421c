// The whole table: every sentence that the rules must keep.
import { KEPT_CASES } from './kept-cases.ts';
import { MERCHANT_CASES } from './merchant-cases.ts';
import { MERCHANT_CORRECTION_CASES } from './merchant-correction-cases.ts';
import { MERCHANT_CUSTOMER_CASES } from './merchant-customer-cases.ts';
import { MERCHANT_EDIT_CASES } from './merchant-edit-cases.ts';
import { MERCHANT_ENTRY_CASES } from './merchant-entry-cases.ts';
import { MERCHANT_MONEY_CASES } from './merchant-money-cases.ts';
import { MERCHANT_NOTE_CASES } from './merchant-note-cases.ts';
import { MERCHANT_PRODUCT_CASES } from './merchant-product-cases.ts';
import { MERCHANT_RECORD_CASES } from './merchant-record-cases.ts';
import { MERCHANT_SHOP_CASES } from './merchant-shop-cases.ts';
import { ORDER_CASES } from './order-cases.ts';
import { ORDER_CHANGE_CASES } from './order-change-cases.ts';
import { OWN_CASES } from './own-cases.ts';
import { PUBLIC_CASES } from './public-cases.ts';
import { REVIEW_CASES } from './review-cases.ts';
import type { RuleCase } from './rule-case.ts';

/** These hold in a shop that has the stored documents. */
export const ALL_CASES: readonly RuleCase[] = [
  ...OWN_CASES,
  ...PUBLIC_CASES,
  ...KEPT_CASES,
  ...ORDER_CHANGE_CASES,
  ...ORDER_CASES,
  ...REVIEW_CASES,
  ...MERCHANT_CASES,
  ...MERCHANT_MONEY_CASES,
  ...MERCHANT_CORRECTION_CASES,
  ...MERCHANT_CUSTOMER_CASES,
  ...MERCHANT_EDIT_CASES,
  ...MERCHANT_PRODUCT_CASES,
  ...MERCHANT_ENTRY_CASES,
  ...MERCHANT_NOTE_CASES,
  ...MERCHANT_RECORD_CASES,
  ...MERCHANT_SHOP_CASES,
];
