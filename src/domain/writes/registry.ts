// Every kind of write that this version of the shop can send.

import type { WriteKinds } from '#engine/outbox/write-kind.ts';
import { profileWrite } from '../account/profile-write.ts';
import { addressRemovalWrite, addressWrite } from '../address/address-write.ts';
import { enquiryWrite } from '../enquiry/enquiry-write.ts';
import { feedbackWrite } from '../feedback/feedback-write.ts';
import { contactWrite } from '../message/contact-write.ts';
import { cancelOrderWrite } from '../order/cancel-order-write.ts';
import { orderCancellationWrite } from '../order/order-cancellation-write.ts';
import { orderAddressWrite, orderTransactionWrite } from '../order/order-change-write.ts';
import { orderWrite } from '../order/order-write.ts';
import { reviewWrite } from '../review/review-write.ts';
import { stockAlertWrite } from '../stock-alert/stock-alert-write.ts';
import { wishListWrite } from '../wish-list/wish-list-write.ts';

const kinds = {
  address: addressWrite,
  'address-removal': addressRemovalWrite,
  'cancel-order': cancelOrderWrite,
  contact: contactWrite,
  enquiry: enquiryWrite,
  feedback: feedbackWrite,
  order: orderWrite,
  'order-address': orderAddressWrite,
  'order-cancellation': orderCancellationWrite,
  'order-transaction': orderTransactionWrite,
  profile: profileWrite,
  review: reviewWrite,
  'stock-alert': stockAlertWrite,
  'wish-list': wishListWrite,
} satisfies WriteKinds;

/** The kinds that the shop sends, as rows store them. A row from another version may have a kind outside this list. */
export type WriteName = keyof typeof kinds;

export const writeKinds: WriteKinds = kinds;
