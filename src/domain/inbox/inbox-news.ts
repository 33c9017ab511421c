// The text of a notification to the merchants of what a shopper has written.
import * as v from 'valibot';
import type { InboxOf } from './inbox.ts';
import { ENQUIRY_NEWS, enquiryBody, feedbackTitle, messageTitle } from './messages.ts';

/** The lock screen shows about this much. Characters. */
const BODY_LENGTH = 120;
const NAME_LENGTH = 60;

const Text = v.fallback(v.pipe(v.string(), v.trim()), '');
const Sent = v.object({ name: Text, message: Text, description: Text });

/** `sent`: its fields as stored. `productName`: of an enquiry's product, '' if unknown. */
export function inboxNews(
  of: Exclude<InboxOf, 'reviews'>,
  sent: object,
  productName: string,
): { title: string; body: string } {
  if (of === 'queries') return { title: ENQUIRY_NEWS, body: enquiryBody(productName) };
  const { name, message, description } = v.parse(Sent, { message: '', description: '', ...sent });
  const title = of === 'services' ? feedbackTitle : messageTitle;
  const body = shortened(of === 'services' ? description : message, BODY_LENGTH);
  return { title: title(shortened(name, NAME_LENGTH)), body };
}

function shortened(text: string, length: number): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.length <= length ? letters.join('') : `${letters.slice(0, length).join('')}…`;
}
