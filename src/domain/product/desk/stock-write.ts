// A counted change of a product's pieces: a difference that the server adds. One commit creates a document under the
// row's own id and adds the difference, both or neither, so that a write sent twice counts once.
// Its fields: StockChange in stock-change.ts. Rules: isStockChange and movesStock in backend/firestore.rules.
import * as v from 'valibot';
import type { PlainFields } from '#engine/firestore/firestore-values.ts';
import type { SaveOutcome } from '#engine/outbox/enqueue.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import type { SendDecision, WriteKind } from '#engine/outbox/write-kind.ts';
import type { HaatDatabase } from '../../device/tables.ts';
import { piecesChange } from '../../editing/commit-edit.ts';
import { acceptedBase, compareStored, conflict } from '../../editing/desk-conflict.ts';
import { changePath } from '../../editing/desk-edit.ts';
import { recordGivenUp, saveAtDesk, signed, whenProven } from '../../editing/desk-kind.ts';
import { recordPieces } from '../../editing/desk-state.ts';
import { StockChange, StockFields } from './stock-change.ts';

/** Code of a row's `lastError`: fewer pieces are left than the change removes. Its conflict holds how many: `left`. */
const TOO_FEW = 'too-few';

const Sold = v.object({ sold: v.number() });

export const deskStockWrite = {
  kind: 'desk-stock',
  sentBy: 'desk',
  version: 1,
  schema: StockChange,
  upcasts: {},
  document(payload, row) {
    const by = piecesOf(payload, row);
    const companionWrites = [piecesChange(payload.productId, by, row.id)];
    const fields = { ...payload, by };
    return { path: changePath(row.id), does: 'create', ...signed(fields, row), companionWrites };
  },
  canReadBack: true,
  /** A function adds `expiresAt` to the stored document. */
  hasLanded: (stored: PlainFields | undefined) => stored !== undefined,
  async checkBeforeSend(payload, row, remote): Promise<SendDecision> {
    const decision = await compareStored(remote, `/products/${payload.productId}`, (fields) => {
      const stored = v.safeParse(StockFields, fields);
      if (!stored.success) return conflict(null);
      const by = piecesOf(payload, row);
      if (by > 0) return { do: 'go' };
      return compareStored(remote, `/stock/${payload.productId}`, (stock) => {
        const sold = v.safeParse(Sold, stock);
        const left = stored.output.quantity - (sold.success ? sold.output.sold : 0);
        return left + by < 0 ? conflict({ left }, TOO_FEW) : { do: 'go' };
      });
    });
    // Differences commute: they need no lock.
    return decision.do === 'go' ? { do: 'go' } : decision;
  },
  tables: (database: HaatDatabase) => [database.deviceState],
  onDone: whenProven(StockChange, (database, _uid, change, row) =>
    recordPieces(database, change.productId, piecesOf(change, row)),
  ),
  onDiscard: recordGivenUp,
} satisfies WriteKind<StockChange>;

/** The difference to add: as pressed; or, where too few are left and the merchant accepted it, minus all of them. */
function piecesOf({ by }: StockChange, row: Pick<OutboxRow, 'accepted'>): number {
  const { left } = acceptedBase<{ left: number | null }>({ left: null }, row);
  return left ? -left : by;
}

/** Saves a change. Needs no network. `id` is minted once for each press; `now` in ms. */
export async function saveStockChange(
  database: HaatDatabase,
  { id, uid, productId, by }: { id: string; uid: string; productId: string; by: number },
  now: number,
): Promise<SaveOutcome> {
  const payload: StockChange = { productId, by, timestamp: now };
  const entityKey = `desk/stock/${productId}`;
  return saveAtDesk(database, deskStockWrite, { id, uid, entityKey, payload }, now);
}
