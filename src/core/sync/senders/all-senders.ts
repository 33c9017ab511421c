// Every kind of write that this version of the shop can send.
import type { Senders } from '../sender.ts';
import { addressRemovalSender, addressSender } from './address.ts';
import { contactSender } from './contact.ts';
import { enquirySender } from './enquiry.ts';
import { feedbackSender } from './feedback.ts';
import { profileSender } from './profile.ts';

export const allSenders: Senders = {
  address: addressSender,
  'address-removal': addressRemovalSender,
  contact: contactSender,
  enquiry: enquirySender,
  feedback: feedbackSender,
  profile: profileSender,
};
