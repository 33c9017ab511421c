// Slips in the outbox and in sending.
import { breaksOf } from './break.ts';

export const OF_SENDING = breaksOf({
  'sync/every-kind.test.ts': {
    'An order is called placed before it was seen at the shop': [
      'src/domain/order/order-write.ts',
      'confirmsByReading: true,',
    ],
    'A 403 of some proxy is taken for the shop’s own no': [
      'src/engine/firestore/firestore-request.ts',
      "  return { kind: 'indeterminate', reason: 'not-firestore', retryAfterMs: retryAfter(reply) };",
      "  if (reply.status === 403) return { kind: 'refused', status: 'PERMISSION_DENIED', message: '' };\n  return { kind: 'indeterminate', reason: 'not-firestore', retryAfterMs: null };",
    ],
    'Where locks cannot be listed, a tab that is sending counts as gone': [
      'src/engine/outbox/lock.ts',
      '?? false;',
      '?? true;',
    ],
    'The first “permission denied”, which may come of stale credentials, is final': [
      'src/engine/outbox/attempt.ts',
      'DENIALS.includes(error.code) && row.denials === 0',
      'DENIALS.includes(error.code) && row.denials < 0',
    ],
    'What one account left waiting is tried in the name of another': [
      'src/engine/outbox/drain.ts',
      'belongsTo(stored.row, account) && isSendable',
      'isSendable',
    ],
  },
  'sync/feedback-files.test.ts': {
    'Feedback goes without its file when the upload fails': [
      'src/engine/outbox/send-write.ts',
      "if (outcome.do !== 'done' || !file) return outcome;",
      'if (!file) return outcome;',
    ],
    'A review that was published before its answer came counts as not arrived': [
      'src/domain/review/review-write.ts',
      'holdsSameFields({ ...said, published: false }, review)',
      'holdsSameFields(said, review)',
    ],
  },
  'sync/fences.test.ts': {
    'A change counts as arrived when anybody has moved its fence': [
      'src/engine/outbox/send-write.ts',
      'return stored?.movedBy === row.id;',
      'return stored !== undefined;',
    ],
    'A drain that was overtaken sends the change all the same': [
      'src/engine/outbox/send-write.ts',
      "if (!(await tried.recordState('sending'))) return TAKEN_OVER;",
      "await tried.recordState('sending');",
    ],
    'A later change of the same thing overtakes the one before it': [
      'src/engine/outbox/drain.ts',
      '    taken.add(entity);\n',
    ],
    'Giving up the older of two changes takes the newer one back as well': [
      'src/engine/outbox/retry-and-discard.ts',
      'row?.everSent && !isOverruled ?',
      'row?.everSent ?',
    ],
  },
  'rules/held-back.test.ts': {
    'A new address of an order goes without a fence, and may come back over a newer one': [
      'src/domain/order/order-change-write.ts',
      'isFenced: true,\n',
    ],
  },
  'sync/long-outbox.test.ts': {
    'Where the browser gives no lock, nothing is sent': [
      'src/engine/outbox/lock.ts',
      'if (granted) throw error;\n    return otherwise(error);',
      'throw error;',
    ],
    'A row that another drain is sending is sent once more beside it': [
      'src/engine/outbox/row-lifecycle.ts',
      'const isTaken = isAlive(row.lease, now)',
      "const isTaken = row.state !== 'sending' && isAlive(row.lease, now)",
    ],
    'A drain whose lease is over still writes into the row': [
      'src/engine/outbox/row-lifecycle.ts',
      'if (!parsed.success || !isSameLease(parsed.output.lease, row.lease)) return false;',
      'if (!parsed.success) return false;',
    ],
    'A lease from before the clock was set back holds a row for days': [
      'src/engine/outbox/row-lifecycle.ts',
      'return left > 0 && left <= UPLOAD_LEASE_MS;',
      'return left > 0;',
    ],
    'A shop that asked to be left alone is asked again as soon as the network flickers': [
      'src/engine/outbox/drain.ts',
      "ignoreBackoff && row.lastError?.code !== 'busy'",
      'ignoreBackoff',
    ],
    'A wait that was set by a clock ahead is waited out for days': [
      'src/engine/outbox/row-lifecycle.ts',
      'return nextAt <= now || nextAt > now + MAX_RETRY_AFTER_MS;',
      'return nextAt <= now;',
    ],
  },
  'sync/refusals.test.ts': {
    'What the shopper changed while it was sent goes away with what was sent': [
      'src/engine/outbox/row-lifecycle.ts',
      'parsed.success && JSON.stringify(parsed.output.payload) === JSON.stringify(row.payload);',
      'parsed.success && parsed.output.id === row.id;',
    ],
    'A row of a later version of the shop is sent as if it were understood': [
      'src/engine/outbox/migrate-row.ts',
      'if (row.v > kind.version) return',
      'if (row.v < 0) return',
    ],
  },
  'sync/orders.test.ts': {
    'A write that is under way is not noted as maybe sent, so giving it up takes nothing back': [
      'src/engine/outbox/row-lifecycle.ts',
      "state: 'sending', everSent: true, lease }",
      "state: 'sending', lease }",
    ],
    'An order that may have landed is asked about again instead of being looked for': [
      'src/engine/outbox/attempt.ts',
      'let isThere = row.everSent && (await landed(tried));',
      'let isThere = row.everSent && row.denials > 0 && (await landed(tried));',
    ],
  },
  'rules/desk-writes.test.ts': {
    'Pieces are taken away though fewer are left': [
      'src/domain/product/desk/stock-write.ts',
      'return left + by < 0 ?',
      'return left < 0 ?',
    ],
    'Of two merchants who send in the same moment the second one writes over the first': [
      'src/engine/firestore/commit-document.ts',
      'lock && isAbout(lock, it) ?',
      'lock && isAbout(lock, it) && !lock.path ?',
    ],
  },
  'sync/desk-schedules.test.ts': {
    'Pieces that are sent twice count twice': [
      'src/domain/product/desk/stock-write.ts',
      "path: changePath(row.id), does: 'create',",
      "path: changePath(row.id), does: 'set',",
    ],
  },
  'sync/desk-writes.test.ts': {
    'A merchant’s edit is written over another’s without a question': [
      'src/domain/editing/desk-edit.ts',
      'if (Object.keys(now).length === 0)',
      'if (Object.keys(now).length <= 1)',
    ],
  },
  'unit/desk/order-steps.test.ts': {
    'A parcel is packed for the address that its shopper has corrected meanwhile': [
      'src/domain/order/desk/order-steps.ts',
      "pack: ['deliveryStatus', 'packed', 'address', 'goods', 'corrections'],",
      "pack: ['deliveryStatus', 'packed', 'goods', 'corrections'],",
    ],
  },
});
