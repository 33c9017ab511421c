// The one vocabulary for how a waiting write stands, from its rows, from proof, and from whether the shop answers.
import { expect, test } from 'vitest';
import {
  needsYou,
  type Reachability,
  type WriteStatus,
  writeStatus,
} from '#engine/outbox/row-status.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { givenRow } from '../given.ts';

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
])('%s', (_what, rows, reachability, status) => {
  expect(writeStatus(rows, reachability)).toBe(status);
  expect(needsYou(status)).toBe(['blocked', 'asks', 'refused'].includes(status));
});

test('only proof makes it sent', () => {
  expect(writeStatus([], 'reachable', true)).toBe('sent');
  expect(writeStatus([rowIn('queued')], 'reachable', true)).toBe('sending');
});
