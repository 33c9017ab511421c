// The ledgers that an accepted order changes: pieces of the stock and of its quotation, and its account's open orders.
// They change in one transaction with the order.
import { type DocumentData, type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { ShopSettings } from '../../../../src/domain/settings/settings.fields.ts';
import { DocumentId } from '../../../../src/engine/lib/identifiers.ts';
import { database } from '../database.ts';
import { type AccountLedger, accountDocument, openAccountLedger } from './account-limits.ts';
import { openQuotationLedger, type QuotationLedger, quotationDocument } from './quotation-use.ts';
import { settingsDocument, settingsOf } from './shop-terms.ts';
import { openStockLedger, type StockLedger, stockReferences } from './stock.ts';

export type OrderKey = { uid: string; orderId: string };

type Pieces = Readonly<Record<string, number>>;

type OrderLedgers = {
  order: DocumentData;
  /** Pieces of its lines, and how many of them were accepted at a quotation's prices. */
  goods: Pieces;
  quotedPieces: Pieces;
  stock: StockLedger;
  account: AccountLedger;
  quotation: QuotationLedger;
  /** Products, their stock, and the quotation, by path. */
  found: ReadonlyMap<string, DocumentSnapshot>;
  /** The shop's settings; only before the first write. */
  readSettings(): Promise<ShopSettings>;
};

/** The fields of a line that matter here; the merchant may have edited the line by now. */
const Goods = v.object({
  productId: DocumentId,
  quantity: v.pipe(v.number(), v.finite(), v.minValue(0)),
});
const FromQuotation = v.object({
  quotationId: DocumentId,
  /** Empty before the order is accepted. */
  quotedPieces: v.optional(v.record(v.string(), v.pipe(v.number(), v.finite(), v.minValue(0))), {}),
});

/**
 * Moves the ledgers of an order that is `isDue`, once, however often it is called; true if that was just now. `move`
 * returns the order's changed fields. Skips products that have left the catalogue.
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
    const readSettings = async () => settingsOf(await transaction.get(settingsDocument));
    const change = await move({
      ...{ order, goods, quotedPieces, stock, account, quotation, found, readSettings },
    });
    for (const ledger of [stock, quotation]) ledger.write(transaction);
    account.write(transaction, Date.now());
    transaction.update(document, { ...change, changedAt: FieldValue.serverTimestamp() });
    return true;
  });
}

/**
 * Counts an order as open or closed by its status now: open if accepted, and neither delivered nor cancelled nor
 * deleted. Writes nothing for a closed order that was not counted.
 */
export async function countOpen({ uid, orderId }: OrderKey): Promise<void> {
  const both = [database.doc(`users/${uid}/orders/${orderId}`), accountDocument(uid)] as const;
  // Hundreds of orders that were never counted must not contend for their account.
  if (readCount(orderId, await database.getAll(...both)).isSettled) return;
  await database.runTransaction(async (transaction) => {
    const { order, account } = readCount(orderId, await transaction.getAll(...both));
    if (order && isOpen(order)) account.open(orderId, openPieces(order));
    else account.close(orderId);
    account.write(transaction, Date.now());
  });
}

/** `isSettled`: it is closed for good and does not count. A deleted account is still to be forgotten with its last order. */
function readCount(orderId: string, [found, ofAccount]: readonly DocumentSnapshot[]) {
  if (!ofAccount) throw new Error('the account was not read');
  const order = found?.data();
  const account = openAccountLedger(ofAccount);
  const isClosed = !order || !isOpen(order);
  const isSettled = isClosed && !account.isCounted(orderId) && !ofAccount.get('forgetAt');
  return { order, account, isSettled };
}

function isOpen({ acceptedAt, stockReleasedAt, deliveryStatus }: DocumentData): boolean {
  const isOver = deliveryStatus === 'delivered' || deliveryStatus === 'cancel';
  return Boolean(acceptedAt) && !stockReleasedAt && !isOver;
}

/** Quoted pieces do not count. */
function openPieces(order: DocumentData): number {
  const quoted = v.safeParse(FromQuotation, order);
  const sum = (pieces: Pieces) => Object.values(pieces).reduce((all, some) => all + some, 0);
  return sum(piecesIn(order.items)) - (quoted.success ? sum(quoted.output.quotedPieces) : 0);
}

/** Pieces of these lines by product; skips unreadable lines. */
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
