// Every fate of a waiting write has words: whole sentences, without any term that a shopper would have to look up.
import { expect, test } from 'vitest';
import { writeKinds } from '#domain/writes/registry.ts';
import { needsYou } from '#engine/outbox/row-status.ts';
import {
  APP_UNPROVEN,
  BlockedReason,
  FILE_GONE,
  FILE_NOT_ACCEPTED,
  type OutboxRow,
  WriteState,
} from '#engine/outbox/write.ts';
import { type RowSituation, rowWords } from '#shop/outbox/messages.ts';
import { statusWords } from '#shop/shell/messages.ts';
import { givenRow } from '../given.ts';

const TECHNICAL =
  /\b(sync\w*|outbox|queue\w*|server|database|cache\w*|firestore|firebase|permission|denied|unauthori[sz]ed|authenticat\w*|token|schema|backoff|commit\w*|document|request|response|status|error|code|invalid|null|undefined|timeout|time-?out|network|http\w*|uid|app check|\d{3})\b/i;
/** Reasons given by Firestore, Storage and the phone; the last one is unknown. */
const REASONS = [
  ...[null, 'network', 'timeout', 'not-firestore', 'server', 'busy', 'UNAUTHENTICATED'],
  ...['PERMISSION_DENIED', 'INVALID_ARGUMENT', 'FAILED_PRECONDITION', 'NOT_FOUND'],
  ...['ALREADY_EXISTS', APP_UNPROVEN, FILE_GONE, 'schema', 'price-rise', 'product-gone'],
  ...['too-old', 'anything-else'],
];
const MESSAGES = ['', FILE_NOT_ACCEPTED, 'PERMISSION_DENIED: Missing or insufficient permissions.'];
const SITUATIONS: RowSituation[] = (['reachable', 'unreachable'] as const).flatMap((reachability) =>
  ([null, 'requote', 'other'] as const).map((behind) => ({ reachability, behind })),
);

const ROW = givenRow();

/** Every possible row: each kind in each state, for each reason. */
function* everyRow(): Generator<OutboxRow> {
  for (const kind of [...Object.keys(writeKinds), 'a kind of tomorrow']) {
    for (const state of WriteState.options) {
      for (const heldFor of state === 'held' ? BlockedReason.options : [null]) {
        for (const code of REASONS) {
          for (const message of MESSAGES) {
            const lastError = code === null ? null : { code, message };
            yield { ...ROW, kind, state, heldFor, lastError };
          }
        }
      }
    }
  }
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
] as const)('what waits says when it goes: %j, %s', (behind, reachability, words) => {
  const said = rowWords({ ...ROW, kind: 'order-address' }, { reachability, behind });
  expect(said.words).toContain(`Saved on this phone – not sent yet. ${words}`);
  if (behind) expect(said.canRetry).toBe(false);
});

test('a refusal names its most likely cause', () => {
  const refused = (kind: string) => rowWords({ ...ROW, kind, state: 'refused' }).words;
  expect(refused('order-address')).toContain(
    'the order was already packed, and goes to the address it had before',
  );
  expect(refused('contact')).toMatch(
    /^The shop did not accept this. It is still saved on this phone/,
  );
});

test('the status strip has plain words however many things wait, and names both kinds', () => {
  for (const reachability of ['checking', 'reachable', 'unreachable'] as const) {
    for (const waiting of [0, 1, 7]) {
      for (const needsYou of [0, 1, 7]) {
        const words = statusWords({ reachability, waiting, needsYou }, waiting > 1);
        const all = Object.values(words).join(' ');
        expect(all).not.toMatch(TECHNICAL);
        expect(words.waiting !== null).toBe(waiting > 0);
        expect(words.needsYou !== null).toBe(needsYou > 0);
      }
    }
  }
});
