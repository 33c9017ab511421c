// Every kind of write that the merchant's desk can send. Shoppers do not load them: the shop's page and worker leave
// such rows alone.

import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { deskEntryWrite } from '../catalogue/desk/entry-write.ts';
import { deskAnswerWrite } from '../inbox/desk/answer-write.ts';
import { deskNoteWrite } from '../order/desk/note-write.ts';
import { deskOrderWrite } from '../order/desk/order-write.ts';
import { deskPhoneOrderWrite } from '../order/desk/phone-order-write.ts';
import { deskPriceWrite } from '../product/desk/price-write.ts';
import { deskProductWrite } from '../product/desk/product-write.ts';
import { deskStockWrite } from '../product/desk/stock-write.ts';
import { deskQuotationWrite } from '../quotation/desk/quotation-write.ts';
import { deskWithdrawalWrite } from '../quotation/desk/withdrawal-write.ts';
import { deskReviewWrite } from '../review/desk/review-write.ts';
import { deskShopWrite } from '../settings/desk/settings-write.ts';

export const deskKinds: WriteKinds = {
  'desk-order': deskOrderWrite,
  'desk-note': deskNoteWrite,
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
