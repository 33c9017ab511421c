// Problems of the fields of a message to the shop, and what has become of messages.
import { dayWords } from '../shared/day-in-india.ts';
import { acknowledgeBy, answerBy } from './due-times.ts';
import type { SentMessage } from './sent-messages.ts';

/** Source: specification, validation rules. */
export const CONTACT_PROBLEMS = {
  nameMissing: 'Name is required',
  nameTooLong: 'Name is too long. Please shorten it.',
  phoneInvalid: 'Phone Number is invalid',
  phoneMissing: 'Phone Number is required',
  emailMissing: 'Email is required',
  emailInvalid: 'Email is invalid',
  messageMissing: 'Message is required',
  messageTooLong: 'Message is too long. Please shorten it.',
};

export const SENT_FROM_HERE = 'Sent from this phone';
/** What has become of a message; nothing while it waits, because its form says so. */
export function sentMessageSays({ sentAt, said }: SentMessage): string {
  if (sentAt === null) return '';
  if (said === 'answered') return 'The shop has dealt with it.';
  const answered = dayWords(answerBy(sentAt));
  return said === 'acknowledged'
    ? `The shop has acknowledged it, and answers by ${answered}.`
    : `A complaint is acknowledged by ${dayWords(acknowledgeBy(sentAt))} and answered by ${answered}.`;
}
