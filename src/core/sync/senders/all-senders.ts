// Every kind of write that this version of the shop can send.
import type { Senders } from '../sender.ts';
import { addressRemovalSender, addressSender } from './address.ts';
import { contactSender } from './contact.ts';
import { enquirySender } from './enquiry.ts';
import { feedbackSender } from './feedback.ts';
import { orderSender } from './order.ts';
import { orderCancellationSender } from './order-cancellation.ts';
import { orderAddressSender, orderTransactionSender } from './order-change.ts';
import { profileSender } from './profile.ts';
import { reviewSender } from './review.ts';
import { stockAlertSender } from './stock-alert.ts';

export const allSenders: Senders = {
  address: addressSender,
  'address-removal': addressRemovalSender,
  contact: contactSender,
  enquiry: enquirySender,
  feedback: feedbackSender,
  order: orderSender,
  'order-address': orderAddressSender,
  'order-cancellation': orderCancellationSender,
  'order-transaction': orderTransactionSender,
  profile: profileSender,
  review: reviewSender,
  'stock-alert': stockAlertSender,
};
