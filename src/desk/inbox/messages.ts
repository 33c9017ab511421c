// Texts of the inbox.
import type { Due } from '#domain/inbox/desk/due.ts';
import type { InboxOf } from '#domain/inbox/inbox.ts';
import { dayAndTimeWords, dayWords } from '#domain/shared/day-in-india.ts';

export const INBOX_TITLE = 'Inbox';
export const KIND_NAMES: Readonly<Record<InboxOf, string>> = {
  queries: 'Enquiries',
  'contact-us': 'Messages',
  services: 'Feedback',
  reviews: 'Reviews',
};
export const KIND_NAME: Readonly<Record<InboxOf, string>> = {
  queries: 'Enquiry',
  'contact-us': 'Message',
  services: 'Feedback',
  reviews: 'Review',
};
export const TO_ANSWER = 'To answer';
export const DONE = 'Done';
export const DUE_TODAY = 'Messages due today';
export const SEARCH_INBOX = 'Search by number, name, phone or words';
export const NOTHING_FOUND = 'Nothing found.';
export const NOTHING_TO_ANSWER = 'Everything is answered.';
export const NOTHING_DONE = 'Nothing here yet.';
export const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`);

export const enquiryWords = (product: string) => `Somebody asks about ${product}.`;
export const enquiryOf = (name: string, product: string) => `${name} asks about ${product}.`;
export const NOBODY_KNOWN = 'They were not logged in, so you cannot answer unless they call.';
export const NO_ORDER_KNOWN = 'They have no order on this phone, so there is no phone number.';
export const MAIL = 'Mail';
export const OPEN_FILE = 'Open the file';
export const OPENING_FILE = 'Opening…';
export const NO_FILE = 'The file did not come. Try again when there is a network.';
export const FILE_READY = 'Show the file';

/** By when something is due, or since when it is late; `now` in ms. */
export function dueWords({ does, by }: Due, now: number): string {
  const when = does === 'acknowledge' ? dayAndTimeWords(by) : dayWords(by);
  if (by < now) return `Overdue since ${when}`;
  return does === 'acknowledge' ? `Acknowledge by ${when}` : `Answer by ${when}`;
}
/** Begins the answer to a message, so that its sender knows which. */
export const aboutMessage = (number: string) => `About your message ${number}: `;
export const aboutEnquiry = (product: string, number: string) => `${product} (${number})`;

export const ACKNOWLEDGE = 'Acknowledge';
export const ANSWERED = 'Mark as answered';
export const NOT_ANSWERED = 'Mark as not answered';
export const REMOVE = 'Remove';
export const REMOVE_WHY = 'It is deleted for ever, for everybody at the desk.';
export const REMOVE_FOR_GOOD = 'Remove for ever';
export const KEEP_IT = 'Keep it';
export const tooMany = (kind: string, day: string) =>
  `${kind}: too many came on ${day}. The rest is not shown here, and is deleted after a week.`;
export const SEEN = 'Mark as seen';
export const PUBLISH = 'Publish';
export const KEEP_BACK = 'Do not publish';
export const TAKE_BACK = 'Stop publishing';
export const IS_PUBLISHED = 'Everybody can read it.';
export const IS_KEPT_BACK = 'It is not published.';
export const starsOf = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);
export const REFUSED = 'The shop did not accept this.';
