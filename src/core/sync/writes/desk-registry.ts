// Every kind of write that the merchant's desk can send. They are no part of what shoppers load: the shop's own page and worker leave
// rows of these kinds alone.
import { deskAnswerWrite } from './desk-answer.ts';
import { deskEntryWrite } from './desk-entry.ts';
import { deskOrderWrite } from './desk-order.ts';
import { deskPhoneOrderWrite } from './desk-phone-order.ts';
import { deskPriceWrite } from './desk-price.ts';
import { deskProductWrite } from './desk-product.ts';
import { deskQuotationWrite } from './desk-quotation.ts';
import { deskReviewWrite } from './desk-review.ts';
import { deskShopWrite } from './desk-shop.ts';
import { deskStockWrite } from './desk-stock.ts';
import { deskWithdrawalWrite } from './desk-withdrawal.ts';
import type { WriteKinds } from './write-kind.ts';

export const deskKinds: WriteKinds = {
  'desk-order': deskOrderWrite,
  'desk-phone-order': deskPhoneOrderWrite,
  'desk-stock': deskStockWrite,
  'desk-price': deskPriceWrite,
  'desk-product': deskProductWrite,
  'desk-entry': deskEntryWrite,
  'desk-answer': deskAnswerWrite,
  'desk-review': deskReviewWrite,
  'desk-quotation': deskQuotationWrite,
  'desk-withdrawal': deskWithdrawalWrite,
  'desk-shop': deskShopWrite,
};
