// How a waiting write stands, and the words of every fate: whole sentences, without any term that a shopper would have to look up.
import { expect, test } from 'vitest';
import { writeKinds } from '#domain/writes/registry.ts';
import type { Reachability, WriteStatus } from '#engine/outbox/row-status.ts';
import { needsYou, writeStatus } from '#engine/outbox/row-status.ts';
import * as write from '#engine/outbox/write.ts';
import { newAddressOf, type RowSituation, rowWords } from '#shop/outbox/messages.ts';
import { requotedLines } from '#shop/outbox/requoted-lines.ts';
import { orderChangeTitle, orderTitle } from '#shop/outbox/row-title.ts';
import { statusWords } from '#shop/shell/messages.ts';
import { newOrder, orderItem } from '../../support/demo-orders.ts';
import { givenRow, ORDER_ID } from '../given.ts';

type OutboxRow = write.OutboxRow;
const TECHNICAL =
  /\b(sync\w*|outbox|queue\w*|server|database|cache\w*|firestore|firebase|permission|denied|unauthori[sz]ed|authenticat\w*|token|schema|backoff|commit\w*|document|request|response|status|error|code|invalid|null|undefined|timeout|time-?out|network|http\w*|uid|app check|\d{3})\b/i;
/** Reasons given by Firestore, Storage and the phone; the last one is unknown. */
const REASONS = [
  ...[null, 'network', 'timeout', 'not-firestore', 'server', 'busy', 'UNAUTHENTICATED'],
  ...['PERMISSION_DENIED', 'INVALID_ARGUMENT', 'FAILED_PRECONDITION', 'NOT_FOUND'],
  ...['ALREADY_EXISTS', write.APP_UNPROVEN, write.FILE_GONE, 'schema', 'price-rise'],
  ...['product-gone', 'too-old', 'anything-else'],
];
const MESSAGES = ['', write.FILE_NOT_ACCEPTED, 'PERMISSION_DENIED: Missing permissions.'];
const SITUATIONS: RowSituation[] = (['reachable', 'unreachable'] as const).flatMap((reachability) =>
  ([null, 'requote', 'other'] as const).map((behind) => ({ reachability, behind })),
);

const ROW = givenRow();

const ERRORS = REASONS.flatMap((code) =>
  MESSAGES.map((message) => (code === null ? null : { code, message })),
);

function* everyRow(): Generator<OutboxRow> {
  for (const kind of [...Object.keys(writeKinds), 'a kind of tomorrow'])
    for (const state of write.WriteState.options)
      for (const heldFor of state === 'held' ? write.BlockedReason.options : [null])
        for (const lastError of ERRORS) yield { ...ROW, kind, state, heldFor, lastError };
}

test('every state and reason of every kind of thing has words, none of them is technical, and any that need the shopper say how to go on', () => {
  const seen = new Set([rowWords(null).words]);
  for (const row of everyRow()) {
    for (const situation of SITUATIONS) seen.add(rowWords(row, situation).words);
    const { status, words } = rowWords(row);
    expect(needsYou(status)).toBe(row.state === 'held' || row.state === 'refused');
    if (needsYou(status)) expect(words).toMatch(/discard|log in|say so|look at it/i);
  }
  expect(seen.size).toBeGreaterThan(15);
  expect([...seen].filter((words) => TECHNICAL.test(words))).toEqual([]);
  expect([...seen].filter((words) => !/^[A-Z].*[.?…]$/.test(words))).toEqual([]);
});

test.each([
  ['requote', 'reachable', 'It is waiting for your answer about the order.'],
  ['requote', 'unreachable', 'It is waiting for your answer about the order.'],
  [null, 'reachable', 'It will be sent in a moment.'],
  [null, 'unreachable', 'It will be sent automatically when you’re back online.'],
] as const)('what waits, and a refusal, say why: %j, %s', (behind, reachability, words) => {
  const said = rowWords({ ...ROW, kind: 'order-address' }, { reachability, behind });
  expect(said.words).toContain(`Saved on this phone – not sent yet. ${words}`);
  if (behind) expect(said.canRetry).toBe(false);
  const refused = (kind: string) => rowWords({ ...ROW, kind, state: 'refused' }).words;
  const packed = 'the order was already packed, and goes to the address it had before';
  expect(refused('order-address')).toContain(packed);
  expect(refused('contact')).toMatch(/^The shop did not accept this. It is still saved on this/);
});

const REACH = ['checking', 'reachable', 'unreachable'] as const;
test.each(REACH)('the status strip names both kinds in plain words (%s)', (reachability) => {
  const counts = [0, 1, 7].flatMap((waiting) => [0, 1, 7].map((of) => [waiting, of] as const));
  for (const [waiting, needsYou] of counts) {
    const words = statusWords({ reachability, waiting, needsYou }, waiting > 1);
    expect(Object.values(words).join(' ')).not.toMatch(TECHNICAL);
    const areSaid = [words.waiting !== null, words.needsYou !== null];
    expect(areSaid).toEqual([waiting > 0, needsYou > 0]);
  }
});

const items = [orderItem('turmeric', 2, 99.5), orderItem('moringa', 2, 150)];
const named = { orderId: ORDER_ID, orderNo: 'A1B2C-D3E4F' };
const ORDER = newOrder('asha', items, named);
const entityKey = `users/asha/orders/${ORDER_ID}`;
const OF_ORDER = givenRow({ kind: 'order', uid: 'asha', entityKey, payload: ORDER });

test('an order is named by its number and its total, its changes by their order; it is not placed yet, or just being placed', () => {
  expect(orderTitle(OF_ORDER)).toBe('Your order A1B2C-D3E4F for ₹499');
  expect(orderChangeTitle(newAddressOf, OF_ORDER)).toBe('New address for your order A1B2C-D3E4F');
  expect(orderTitle({ ...OF_ORDER, payload: 'cut' })).toBe('Your order');
  expect(rowWords(OF_ORDER).words).toContain('Saved on this phone – not placed yet.');
  const onItsWay = rowWords(OF_ORDER, { reachability: 'reachable', behind: null });
  for (const { words } of [onItsWay, rowWords({ ...OF_ORDER, state: 'sending' })])
    expect(words).toBe('Placing your order…');
});

test('each line of an order that is asked about shows its price then and now, or that it is gone', () => {
  const today = { ...ORDER, items: [orderItem('turmeric', 2, 120)], total: 240 };
  const line = { isQuoted: false, name: 'Moringa Powder', quantity: 2 };
  expect(requotedLines({ order: ORDER, reason: 'product-gone', today })).toEqual([
    { ...line, productId: 'turmeric', oldPaise: 99_50, newPaise: 120_00 },
    { ...line, productId: 'moringa', oldPaise: 150_00, newPaise: null },
  ]);
});

const rowIn = (state: OutboxRow['state'], heldFor: OutboxRow['heldFor'] = null) =>
  givenRow({ state, heldFor });

test.each<[string, OutboxRow[], Reachability, WriteStatus]>([
  ['nothing waits', [], 'reachable', 'none'],
  ['queued while the shop answers', [rowIn('queued')], 'reachable', 'sending'],
  ['queued while that is not known', [rowIn('queued')], 'checking', 'waiting'],
  ['queued without a network', [rowIn('queued')], 'unreachable', 'waiting'],
  ['under way', [rowIn('sending')], 'checking', 'sending'],
  ['looked for at the shop', [rowIn('confirming')], 'reachable', 'sending'],
  ['under way when the network went', [rowIn('sending')], 'unreachable', 'waiting'],
  ['tried in vain', [rowIn('backoff')], 'reachable', 'waiting'],
  ['tried in vain, another behind it', [rowIn('backoff'), rowIn('queued')], 'reachable', 'waiting'],
  ['without a sign-in', [rowIn('held', 'auth')], 'reachable', 'blocked'],
  ['of a newer version', [rowIn('held', 'schema')], 'reachable', 'blocked'],
  ['at another price', [rowIn('held', 'review')], 'reachable', 'asks'],
  ['refused', [rowIn('refused')], 'unreachable', 'refused'],
  ['behind one that was refused', [rowIn('refused'), rowIn('queued')], 'reachable', 'refused'],
])('how a write stands: %s', (_what, rows, reachability, status) => {
  expect(writeStatus(rows, reachability)).toBe(status);
  expect(needsYou(status)).toBe(['blocked', 'asks', 'refused'].includes(status));
  const proven = rows.length > 0 ? status : 'sent';
  expect(writeStatus(rows, reachability, true), 'only proof makes it sent').toBe(proven);
});
