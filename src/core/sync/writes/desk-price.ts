// A price that the merchant decided upon another, which it carries. Before it goes, the product is looked at; if its price has moved meanwhile, the
// merchant is asked. In between, the shop's rules let no price be set upon one that does not stand. A document of the row's own id is made in the same
// commit, so that a price which was sent twice does not come back over a later one.
// Its fields: PriceChange in core/model/desk/stock-change.ts. Rules: isPriceChange and editsProduct in backend/firestore.rules.
import * as v from 'valibot';
import type { HaatDatabase } from '../../device/database/tables.ts';
import { changeDeskPrice } from '../../device/desk/desk-stock.ts';
import { PriceChange, StockFields } from '../../model/desk/stock-change.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import { productChange } from '../../remote/desk-stock.ts';
import type { PlainFields } from '../../remote/firestore-values.ts';
import type { SaveOutcome } from '../outbox/enqueue.ts';
import { changePath } from './desk-edit.ts';
import { noteGivenUp, saveAtDesk, signed, whenProven } from './desk-kind.ts';
import { ask, GONE, lookFirst } from './desk-question.ts';
import type { RequoteDecision, WriteKind } from './write-kind.ts';

/** A row's `accepted`: the price by now in rupees (null: the product is gone), and whether the merchant wants theirs all the same. */
export const MovedPrice = v.object({ now: v.nullable(v.number()), isWanted: v.boolean() });
export type MovedPrice = v.InferOutput<typeof MovedPrice>;

/** Code of a row's `lastError`: it costs something else by now. */
export const PRICE_MOVED = 'price-moved';

export const deskPriceWrite = {
  kind: 'desk-price',
  sentBy: 'desk',
  version: 1,
  schema: PriceChange,
  upcasts: {},
  document(payload, row) {
    const { productId, price } = payload;
    const fields = { ...payload, upon: basisOf(payload, row) };
    const beside = [productChange(productId, { price }, row.id)];
    return { path: changePath(row.id), does: 'create', ...signed(fields, row), beside };
  },
  canReadBack: true,
  /** A function notes in the document when it is deleted. */
  hasLanded: (stored: PlainFields | undefined) => stored !== undefined,
  requote(payload, row, remote): Promise<RequoteDecision> {
    return lookFirst(remote, `/products/${payload.productId}`, (fields) => {
      const stored = v.safeParse(StockFields, fields);
      if (!stored.success) return ask<MovedPrice>(GONE, { now: null });
      const { price: now } = stored.output;
      // Two merchants who want the same have nothing to be asked about.
      const isSettled = now === basisOf(payload, row) || now === payload.price;
      return isSettled ? { do: 'go' } : ask<MovedPrice>(PRICE_MOVED, { now });
    });
  },
  tables: (database: HaatDatabase) => [database.deskStock, database.deviceState],
  onDone: whenProven(PriceChange, (database, uid, { productId, price }) =>
    changeDeskPrice(database, uid, productId, price),
  ),
  onDiscard: noteGivenUp,
} satisfies WriteKind<PriceChange>;

/** The price that it is decided upon: the one that was shown, or the one that the merchant was asked about. */
function basisOf({ upon }: PriceChange, { accepted }: Pick<OutboxRow, 'accepted'>): number {
  const asked = v.safeParse(MovedPrice, accepted);
  return asked.success && asked.output.isWanted ? (asked.output.now ?? upon) : upon;
}

/** Saves a price. Needs no network. `id` is minted once for each press; `now` in ms, prices in rupees. */
export async function savePrice(
  database: HaatDatabase,
  { id, uid, ...change }: { id: string; uid: string } & Omit<PriceChange, 'timestamp'>,
  now: number,
): Promise<SaveOutcome> {
  const payload: PriceChange = { ...change, timestamp: now };
  const entityKey = `desk/prices/${change.productId}`;
  return saveAtDesk(database, deskPriceWrite, { id, uid, entityKey, payload }, now);
}
