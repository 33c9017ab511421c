// Every kind of write that this version of the shop can send.
import type { Senders } from '../sender.ts';
import { contactSender } from './contact.ts';
import { enquirySender } from './enquiry.ts';
import { feedbackSender } from './feedback.ts';

export const allSenders: Senders = {
  contact: contactSender,
  enquiry: enquirySender,
  feedback: feedbackSender,
};
