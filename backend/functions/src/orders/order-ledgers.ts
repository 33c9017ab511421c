// What an order that was accepted holds, or one that is accepted now: pieces of the stock, of its quotation, and its place among what its
// account has open. They are moved as one with the order itself.
import { type DocumentData, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { DocumentId } from '../../../../src/engine/lib/identifiers.ts';
import { database } from '../database.ts';
import { type AccountLedger, accountDocument, openAccountLedger } from './account-limits.ts';
import { openQuotationLedger, type QuotationLedger, quotationDocument } from './quotation-use.ts';
import { openStockLedger, type StockLedger, stockReferences } from './stock.ts';

export type OrderKey = { uid: string; orderId: string };

type Pieces = Readonly<Record<string, number>>;

type OrderLedgers = {
  order: DocumentData;
  /** What its lines ask for, and what of it was accepted at a quotation's prices. */
  goods: Pieces;
  quotedPieces: Pieces;
  stock: StockLedger;
  account: AccountLedger;
  quotation: QuotationLedger;
  /** By path: products, their stock, and the quotation. */
  found: ReadonlyMap<string, DocumentSnapshot>;
};

/** The little that counts here of a line, which the merchant may have edited by now. */
const Goods = v.object({
  productId: DocumentId,
  quantity: v.pipe(v.number(), v.finite(), v.minValue(0)),
});
const FromQuotation = v.object({
  quotationId: DocumentId,
  /** None before the order is taken. */
  quotedPieces: v.optional(v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0))), {}),
});

/**
 * Moves the ledgers of an order that is `isDue`, once, however often it is asked to; true when that was just now. `move` returns what
 * changes in the order. A product that has left the catalogue is passed over.
 */
export async function moveOrder(
  { uid, orderId }: OrderKey,
  isDue: (order: DocumentData | undefined) => boolean,
  move: (ledgers: OrderLedgers) => object | Promise<object>,
): Promise<boolean> {
  const document = database.doc(`users/${uid}/orders/${orderId}`);
  return await database.runTransaction(async (transaction) => {
    const order = (await transaction.get(document)).data();
    if (!order || !isDue(order)) return false;
    const goods = piecesIn(order.items);
    const quoted = v.safeParse(FromQuotation, order);
    const quotedBy = quoted.success ? quotationDocument(uid, quoted.output.quotationId) : null;
    const [ofAccount, ...others] = await transaction.getAll(
      accountDocument(uid),
      ...stockReferences(Object.keys(goods)),
      ...(quotedBy ? [quotedBy] : []),
    );
    if (!ofAccount) throw new Error(`account ${uid} was not read`);
    const found = new Map(others.map((it) => [it.ref.path, it]));
    const stock = openStockLedger(found);
    const account = openAccountLedger(ofAccount);
    const quotation = openQuotationLedger(quotedBy ? found.get(quotedBy.path) : undefined);
    const quotedPieces = quoted.success ? quoted.output.quotedPieces : {};
    const change = await move({ order, goods, quotedPieces, stock, account, quotation, found });
    for (const ledger of [stock, quotation]) ledger.write(transaction);
    account.write(transaction, Date.now());
    transaction.update(document, { ...change, changedAt: FieldValue.serverTimestamp() });
    return true;
  });
}

/**
 * Notes whether an order counts as open, by how it stands now: it was taken, and is neither delivered nor cancelled nor gone. Nothing is written where that
 * was not counted, or not any more.
 */
export async function countOpen({ uid, orderId }: OrderKey): Promise<void> {
  await database.runTransaction(async (transaction) => {
    const document = database.doc(`users/${uid}/orders/${orderId}`);
    const [found, ofAccount] = await transaction.getAll(document, accountDocument(uid));
    if (!ofAccount) throw new Error(`account ${uid} was not read`);
    const order = found?.data();
    const account = openAccountLedger(ofAccount);
    if (order && isOpen(order)) account.open(orderId, openPieces(order));
    else account.close(orderId);
    account.write(transaction, Date.now());
  });
}

function isOpen({ acceptedAt, stockReleasedAt, deliveryStatus }: DocumentData): boolean {
  const isOver = deliveryStatus === 'delivered' || deliveryStatus === 'cancel';
  return Boolean(acceptedAt) && !stockReleasedAt && !isOver;
}

/** What was quoted does not count. */
function openPieces(order: DocumentData): number {
  const quoted = v.safeParse(FromQuotation, order);
  const sum = (pieces: Pieces) => Object.values(pieces).reduce((all, some) => all + some, 0);
  return sum(piecesIn(order.items)) - (quoted.success ? sum(quoted.output.quotedPieces) : 0);
}

/** How many pieces of which product these lines hold; what cannot be read of them is passed over. */
function piecesIn(items: unknown): Pieces {
  const pieces = new Map<string, number>();
  for (const item of Array.isArray(items) ? items : []) {
    const goods = v.safeParse(Goods, item);
    if (!goods.success) continue;
    const { productId, quantity } = goods.output;
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  return Object.fromEntries(pieces);
}
