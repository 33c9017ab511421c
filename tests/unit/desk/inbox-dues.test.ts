// Complaints: by when the merchant has to acknowledge and answer them, in India's time; their numbers; and what merchant
// and shopper read of it.
import { expect, test } from 'vitest';
import { compareDue, dueOf, isDueToday } from '#domain/inbox/desk/due.ts';
import type { InboxOf } from '#domain/inbox/inbox.ts';
import { acknowledgeBy, answerBy } from '#domain/message/due-times.ts';
import { sentMessageSays } from '#domain/message/messages.ts';
import { orderNumber } from '#domain/order/order.ts';
import { matcherOf } from '#domain/search/match-text.ts';
import { dayAndTimeWords } from '#domain/shared/day-in-india.ts';
import { shortNumber } from '#domain/shared/short-number.ts';
import { inboxText } from '../../../src/desk/inbox/inbox-text.ts';
import { dueWords } from '../../../src/desk/inbox/messages.ts';
import type { Shown } from '../../../src/desk/inbox/use-desk-inbox.ts';
import { ORDER_ID } from '../given.ts';

const at = (moment: string) => Date.parse(`${moment}+05:30`);
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test.each([
  ['2026-01-31T10:00', '2 Feb 2026, 10:00 am', '28 Feb 2026'],
  ['2028-01-31T10:00', '2 Feb 2028, 10:00 am', '29 Feb 2028'],
  ['2026-02-28T10:00', '2 Mar 2026, 10:00 am', '28 Mar 2026'],
  ['2026-03-31T23:59', '2 Apr 2026, 11:59 pm', '30 Apr 2026'],
  ['2026-12-15T00:00', '17 Dec 2026, 12:00 am', '15 Jan 2027'],
  ['2026-12-31T18:00', '2 Jan 2027, 6:00 pm', '31 Jan 2027'],
  // In London it is still the day before.
  ['2026-11-01T04:00', '3 Nov 2026, 4:00 am', '1 Dec 2026'],
])('what came on %s is acknowledged by %s and answered by the end of %s', (came, first, last) => {
  expect(plain(dayAndTimeWords(acknowledgeBy(at(came))))).toBe(first);
  expect(plain(dayAndTimeWords(answerBy(at(came))))).toBe(`${last}, 11:59 pm`);
  expect(plain(dayAndTimeWords(answerBy(at(came)) + 1))).toContain('12:00 am');
});

const CAME = at('2026-01-31T10:00');
const due = (of: InboxOf, isAcknowledged = false, isDone = false, came = CAME) =>
  dueOf({ of, at: came }, { isAcknowledged, isDone });

test.each<[string, ReturnType<typeof due>, string, words: string | null, isToday: boolean]>([
  ['a new message', due('contact-us'), '02-01T09:00', 'Acknowledge by 2 Feb 2026, 10:00 am', false],
  ['on its day', due('services'), '02-02T00:00', 'Acknowledge by 2 Feb 2026, 10:00 am', true],
  ['48 hours later', due('services'), '02-02T10:01', 'Overdue since 2 Feb 2026, 10:00 am', true],
  ['one acknowledged', due('contact-us', true), '02-27T23:59', 'Answer by 28 Feb 2026', false],
  ['on its last day', due('contact-us', true), '02-28T23:59', 'Answer by 28 Feb 2026', true],
  ['a month later', due('contact-us', true), '03-01T00:00', 'Overdue since 28 Feb 2026', true],
  ['one answered', due('contact-us', true, true), '03-01T00:00', null, false],
  ['an enquiry', due('queries'), '03-01T00:00', null, false],
  ['a review', due('reviews'), '03-01T00:00', null, false],
])('of %s the desk says when it is due', (_, asked, now, words, isToday) => {
  expect(asked && plain(dueWords(asked, at(`2026-${now}`)))).toBe(words);
  expect(isDueToday(asked, at(`2026-${now}`))).toBe(isToday);
});

test('the inbox begins with what is due first, and ends with what never is', () => {
  const later = CAME + 86_400_000;
  const newer = due('contact-us', false, false, later);
  const all = [null, due('services', true), newer, due('services')];
  const days = all.sort(compareDue).map((it) => it && plain(dueWords(it, CAME)));
  const acknowledge = [2, 3].map((day) => `Acknowledge by ${day} Feb 2026, 10:00 am`);
  expect(days).toEqual([...acknowledge, 'Answer by 28 Feb 2026', null]);
  expect([null, due('queries')].sort(compareDue)).toEqual([null, null]);
});

const DATES = 'A complaint is acknowledged by 2 Feb 2026 and answered by 28 Feb 2026.';
const SEEN = 'The shop has acknowledged it, and answers by 28 Feb 2026.';
test.each([
  ['waits', { sentAt: null }, ''],
  ['is sent', {}, DATES],
  ['is acknowledged', { said: 'acknowledged' as const }, SEEN],
  ['is done', { said: 'answered' as const }, 'The shop has dealt with it.'],
])(
  'once a message %s, its sender reads by when it is confirmed and answered: %j',
  (_, change, says) => {
    const message = { id: ORDER_ID, of: 'contact-us', sentAt: CAME, said: 'nothing' } as const;
    expect(sentMessageSays({ ...message, ...change })).toBe(says);
  },
);

test.each(['A1B2C-D3E4F', 'a1b2cd3e4f', 'D3E4F', 'asha', 'आशा', '98765 43210', 'jar leaks'])(
  'a search of the inbox for %s finds the message with that number, name, phone or words',
  (typed) => {
    const words = { name: 'Asha Rao', phone: '+91 9876543210', email: 'a@example.com' };
    const message = { of: 'contact-us', at: CAME, message: 'The jar leaks.', ...words } as const;
    const found = (id: string, change: Partial<Shown> = {}) =>
      matcherOf(typed)(inboxText({ ...message, ...change, id } as Shown));
    expect(found(ORDER_ID)).toBe(true);
    const other = { name: 'Ravi', phone: '+91 9000000000', message: 'Thanks.' };
    expect(found('ffffffffffffffffffffffffffffffff', other as Partial<Shown>)).toBe(false);
  },
);

test('a message has its number as an order has', () => {
  expect([shortNumber, orderNumber].map((it) => it(ORDER_ID))).toEqual(
    Array(2).fill('A1B2C-D3E4F'),
  );
});
