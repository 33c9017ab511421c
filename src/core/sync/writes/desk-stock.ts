// Pieces of a product that came or went, as the merchant counted them: a difference, which the shop itself adds. In one commit a document of the
// row's own id is made and the difference added, both or neither, so that what is sent twice counts once.
// Its fields: StockChange in core/model/desk/stock-change.ts. Rules: isStockChange and movesStock in backend/firestore.rules.
import * as v from 'valibot';
import { isStillHere } from '../../device/account/account.ts';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { noteProven } from '../../device/outbox/proven-writes.ts';
import { StockChange, StockFields } from '../../model/desk/stock-change.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import { piecesChange } from '../../remote/desk-stock.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import { noteDeskChanged, notePieces } from '../desk/desk-state.ts';
import { enqueue, type SaveOutcome } from '../outbox/enqueue.ts';
import { GONE } from './desk-question.ts';
import type { RequoteDecision, WriteKind } from './write-kind.ts';

/** A row's `accepted`: how many are left by now (null: the product is gone), and whether those are to be taken away instead. */
export const TooFew = v.object({
  left: v.nullable(v.pipe(v.number(), v.safeInteger())),
  isWanted: v.boolean(),
});
export type TooFew = v.InferOutput<typeof TooFew>;

/** Code of a row's `lastError`: fewer are left than were taken away. */
export const TOO_FEW = 'too-few';

const Sold = v.object({ sold: v.number() });

export const deskStockWrite = {
  kind: 'desk-stock',
  sentBy: 'desk',
  version: 1,
  schema: StockChange,
  upcasts: {},
  document(payload, row) {
    const by = piecesOf(payload, row);
    return {
      path: changePath(row.id),
      does: 'create',
      fields: { ...payload, by },
      beside: piecesChange(payload.productId, by),
    };
  },
  canReadBack: true,
  /** A function notes in the document when it is deleted. */
  hasLanded: (stored: PlainFields | undefined) => stored !== undefined,
  async requote(payload, row, { read }): Promise<RequoteDecision> {
    const product = await read(`/products/${payload.productId}`);
    if (product.kind === 'indeterminate') return waitFor(product);
    // Whether it may be changed at all is the commit's to find out.
    if (product.kind === 'refused') return { do: 'go' };
    const stored = v.safeParse(StockFields, product.value?.fields);
    if (!stored.success) return ask(GONE, null);
    const by = piecesOf(payload, row);
    if (by > 0) return { do: 'go' };
    const stock = await read(`/stock/${payload.productId}`);
    if (stock.kind === 'indeterminate') return waitFor(stock);
    const sold = stock.kind === 'ok' ? v.safeParse(Sold, stock.value?.fields) : undefined;
    const left = stored.output.quantity - (sold?.success ? sold.output.sold : 0);
    return left + by < 0 ? ask(TOO_FEW, left) : { do: 'go' };
  },
  tables: (database: HaatDatabase) => [database.deviceState],
  async onDone(database: HaatDatabase, row: OutboxRow) {
    await noteProven(database, row);
    const done = v.safeParse(StockChange, row.payload);
    if (!done.success || row.uid === null || !(await isStillHere(database, row.uid))) return;
    await notePieces(database, done.output.productId, piecesOf(done.output, row));
  },
  async onDiscard(database: HaatDatabase, row: OutboxRow) {
    if (row.uid !== null && (await isStillHere(database, row.uid))) await noteDeskChanged(database);
  },
} satisfies WriteKind<StockChange>;

/** What is added: what was pressed; or, where there were too few and the merchant has said so, minus all that are left. */
function piecesOf({ by }: StockChange, { accepted }: Pick<OutboxRow, 'accepted'>): number {
  const asked = v.safeParse(TooFew, accepted);
  return asked.success && asked.output.isWanted && asked.output.left ? -asked.output.left : by;
}

/** Where the change of this row lies. */
export function changePath(id: string): string {
  return `/productChanges/${id}`;
}

export function waitFor(answer: { reason: string; retryAfterMs: number | null }): RequoteDecision {
  const error = { code: answer.reason, message: '' };
  return { do: 'wait', error, retryAfterMs: answer.retryAfterMs };
}

function ask(code: string, left: number | null): RequoteDecision {
  const accepted: TooFew = { left, isWanted: false };
  return { do: 'ask', error: { code, message: '' }, accepted };
}

/** Saves a change. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveStockChange(
  database: HaatDatabase,
  { id, uid, productId, by }: { id: string; uid: string; productId: string; by: number },
  now: number,
): Promise<SaveOutcome> {
  const { kind, version, sentBy } = deskStockWrite;
  const payload: StockChange = { productId, by, timestamp: now };
  const entityKey = `desk/stock/${productId}`;
  return enqueue(database, { id, kind, v: version, sentBy, uid, entityKey, payload }, now);
}
