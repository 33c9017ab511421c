// Every kind of write that this version of the shop can send.
import type { Senders } from '../sender.ts';
import { enquirySender } from './enquiry.ts';

export const allSenders: Senders = { enquiry: enquirySender };
