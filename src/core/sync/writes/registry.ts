// Every kind of write that this version of the shop can send.

import { addressRemovalWrite, addressWrite } from './address.ts';
import { cancelOrderWrite } from './cancel-order.ts';
import { contactWrite } from './contact.ts';
import { enquiryWrite } from './enquiry.ts';
import { feedbackWrite } from './feedback.ts';
import { orderWrite } from './order.ts';
import { orderCancellationWrite } from './order-cancellation.ts';
import { orderAddressWrite, orderTransactionWrite } from './order-change.ts';
import { profileWrite } from './profile.ts';
import { reviewWrite } from './review.ts';
import { stockAlertWrite } from './stock-alert.ts';
import { wishListWrite } from './wish-list.ts';
import type { WriteKinds } from './write-kind.ts';

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

/** The names of the kinds that the shop sends, as rows store them. A row that another version stored may be of none of them. */
export type WriteName = keyof typeof kinds;

export const writeKinds: WriteKinds = kinds;
