// Takes off an order the lines that its merchant wrote into `amend`, once: reserved goods return to the stock and the
// quotation, and count as open no longer. The total only falls; what was paid more than that is owed to the shopper.
import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  Amend,
  type Amendment,
  amendedLines,
  amendedSums,
  mayAmend,
  owedAfter,
} from '../../../../src/domain/order/amendment.ts';
import { itemsTotal, StoredCharges } from '../../../../src/domain/order/order.ts';
import { paiseFromRupees } from '../../../../src/domain/shared/money.ts';
import { moveOrder, type OrderKey } from './order-ledgers.ts';
import { chargesWritten } from './shop-terms.ts';

/** True while an amendment waits to be applied or refused. */
export function isToBeAmended(order: DocumentData | undefined): boolean {
  return Boolean(order?.amend);
}

const Items = v.array(
  v.looseObject({
    productId: v.string(),
    quantity: v.pipe(v.number(), v.finite(), v.minValue(0)),
    price: v.pipe(v.number(), v.finite(), v.minValue(0)),
    name: v.fallback(v.string(), ''),
  }),
);
type Items = v.InferOutput<typeof Items>;
type Pieces = Readonly<Record<string, number>>;

/** True if it was applied just now. An amendment that does not fit the order (any more) is refused and removed. */
export async function amendOrder({ uid, orderId }: OrderKey): Promise<boolean> {
  let isDone = false;
  await moveOrder({ uid, orderId }, isToBeAmended, (ledgers) => {
    const { order, quotedPieces, stock, account, quotation } = ledgers;
    const over = { amend: FieldValue.delete() };
    const amend = v.safeParse(Amend, order.amend);
    const items = v.safeParse(Items, order.items);
    const left =
      amend.success && items.success && mayAmend(order)
        ? amendedLines(items.output, amend.output)
        : null;
    isDone = left !== null;
    if (!amend.success || !items.success || !left) return { ...over, amendRefusedAt: Date.now() };
    const { id, at, lines } = amend.output;
    const totalBefore = Number(order.total);
    const before = paiseFromRupees(itemsTotal(items.output));
    const now = paiseFromRupees(itemsTotal(left));
    const stands = { ...v.parse(StoredCharges, order), totalPaise: Math.round(totalBefore * 100) };
    const { charges, subTotalPaise, totalPaise } = amendedSums(stands, { before, now });
    const total = totalPaise / 100;
    if (order.acceptedAt) {
      const stillQuoted = quotedOf(items.output, lines, quotedPieces);
      for (const [at, { productId, quantity }] of items.output.entries()) {
        stock.take(productId, (lines[at]?.quantity ?? 0) - quantity);
      }
      quotation.use(less(stillQuoted, quotedPieces));
      const pieces = left.reduce((sum, { quantity }) => sum + quantity, 0);
      account.open(orderId, pieces - sumOf(stillQuoted));
      Object.assign(over, Object.keys(quotedPieces).length > 0 && { quotedPieces: stillQuoted });
    }
    const amendment: Amendment = {
      ...{ id, at, totalBefore, total },
      lines: items.output.flatMap(({ name, quantity: from }, at) => {
        const to = lines[at]?.quantity ?? 0;
        return to === from ? [] : [{ name, from, to }];
      }),
    };
    const amendments = FieldValue.arrayUnion(amendment);
    const owedPaise = owedAfter(order, Math.round((totalBefore - total) * 100));
    return {
      ...{ ...over, items: left, subTotal: subTotalPaise / 100, total, amendments },
      ...chargesWritten(charges),
      ...(owedPaise && { owedPaise }),
      amendRefusedAt: FieldValue.delete(),
    };
  });
  return isDone;
}

/** The remaining pieces at a quotation's prices: they are in the first line of their product. */
function quotedOf(items: Items, lines: Amend['lines'], quoted: Pieces): Pieces {
  return Object.fromEntries(
    Object.entries(quoted).map(([id, pieces]) => {
      const first = items.findIndex(({ productId }) => productId === id);
      return [id, Math.min(pieces, lines[first]?.quantity ?? 0)];
    }),
  );
}

function less(now: Pieces, before: Pieces): Pieces {
  return Object.fromEntries(
    Object.entries(before).map(([id, pieces]) => [id, (now[id] ?? 0) - pieces]),
  );
}

function sumOf(pieces: Pieces): number {
  return Object.values(pieces).reduce((sum, one) => sum + one, 0);
}
