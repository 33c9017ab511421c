// Takes orders or holds them, and puts their goods aside: several in one transaction, so that an event which comes twice, or beside
// others for the last piece, has one effect, and so that many orders of one product do not wait for one another.
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BrandFields, brandNameOf } from '../../../../src/core/model/catalogue/catalogue.ts';
import { pictureAddress } from '../../../../src/core/model/catalogue/picture.ts';
import { ProductFields } from '../../../../src/core/model/catalogue/product-fields.ts';
import { DocumentId } from '../../../../src/core/model/identifiers.ts';
import type { NewOrder, OnHoldReason } from '../../../../src/core/model/order/order.ts';
import { database } from '../database.ts';
import { accountDocument, openAccountLedger } from './account-limits.ts';
import {
  decideOrder,
  type OfferedProduct,
  type OrderDecision,
  understandOrder,
} from './order-decision.ts';
import { orderSettings } from './order-settings.ts';
import { pictureStorage } from './picture-storage.ts';
import { openQuotationLedger, quotationDocument } from './quotation-use.ts';
import { openStockLedger, productDocument, stockReferences } from './stock.ts';

export interface SentOrder {
  readonly uid: string;
  readonly orderId: string;
  /** The document as it was created: what the phone sent, before anybody else wrote into it. */
  readonly sent: unknown;
}

/** What became of an order; `ignored` when there was nothing to decide (any more). */
export type OrderOutcome = 'ignored' | 'accepted' | OnHoldReason;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A best-seller is wanted by several instances at once. */
const ATTEMPTS = 10;

/** Decides each of these orders once, in their order. @throws when nothing of it could be done. */
export async function decideOrders(orders: readonly SentOrder[]): Promise<OrderOutcome[]> {
  return await database.runTransaction(
    async (transaction) => {
      const stored = await readAll(transaction, orders.map(orderReference));
      const seen = new Set<string>();
      const wanted = orders.map((sent) => {
        const { path } = orderReference(sent);
        const fields = stored.get(path)?.data();
        if (seen.has(path) || !isUndecided(fields)) return null;
        seen.add(path);
        return { ...sent, stored: fields, order: understandOrder(sent, sent.sent) };
      });
      const ledgers = await openLedgers(
        transaction,
        wanted.filter((it) => it !== null),
      );
      const outcomes = wanted.map((it) => (it ? decide(transaction, it, ledgers) : 'ignored'));
      ledgers.write(transaction);
      return outcomes;
    },
    { maxAttempts: ATTEMPTS },
  );
}

interface Wanted extends SentOrder {
  readonly stored: DocumentData;
  /** Null when it makes no sense. */
  readonly order: NewOrder | null;
}
type Ledgers = Awaited<ReturnType<typeof openLedgers>>;

/** Decides one, by what those before it have left. */
function decide(transaction: Transaction, wanted: Wanted, ledgers: Ledgers): OrderOutcome {
  const now = Date.now();
  const { uid, orderId, stored, order } = wanted;
  const account = ledgers.account(uid);
  const quotation = ledgers.quotation(wanted);
  const decision: OrderDecision = order
    ? decideOrder(order, {
        products: ledgers.products,
        promised: quotation.promised,
        quoted: quotation.holding(now),
        room: account.room(orderSettings),
      })
    : { outcome: 'held', reason: 'invalid' };
  if (decision.outcome === 'held') {
    const { reason } = decision;
    if (reason === 'limit') account.noteLimit(now);
    transaction.update(orderReference(wanted), heldFields(stored, reason));
    return reason;
  }
  const { items, total, quotedPieces, openPieces } = decision;
  for (const { productId, quantity } of items) ledgers.stock.take(productId, quantity);
  // News of what the merchant has delivered already came before, and will not come again.
  if (stored.deliveryStatus !== 'delivered') account.open(orderId, openPieces);
  quotation.use(quotedPieces);
  transaction.update(orderReference(wanted), {
    items,
    subTotal: total,
    total,
    acceptedAt: now,
    changedAt: FieldValue.serverTimestamp(),
    ...(Object.keys(quotedPieces).length > 0 && { quotedPieces }),
    ...waitsForTransfer(stored, now),
  });
  return 'accepted';
}

/** What changes in an order that is held. */
export function heldFields(stored: DocumentData, reason: OnHoldReason) {
  // What the merchant sends all the same stays sent.
  const deliveryStatus = stored.deliveryStatus === 'processing' ? 'pending' : stored.deliveryStatus;
  return { heldReason: reason, deliveryStatus, changedAt: FieldValue.serverTimestamp() };
}

/** Until when the goods of an order are kept for a bank transfer of which nothing was said yet. */
export function waitsForTransfer(stored: DocumentData, now: number): { payBy?: number } {
  const { transferDays } = orderSettings;
  const isWaiting = stored.paymentMethod === 'NEFT' && !stored.transactionId && transferDays > 0;
  return isWaiting ? { payBy: now + transferDays * DAY_MS } : {};
}

/** An order that was taken back before it arrived has no items. */
export function isUndecided(stored: DocumentData | undefined): stored is DocumentData {
  return (
    stored?.items !== undefined &&
    stored.deliveryStatus !== 'cancel' &&
    !stored.acceptedAt &&
    !stored.heldReason &&
    // What the merchant takes after all is accepted as it stands (release-order.ts).
    !stored.releasedAt
  );
}

/** Everything that these orders are decided by, read once. */
async function openLedgers(transaction: Transaction, wanted: readonly Wanted[]) {
  const ids = [
    ...new Set(wanted.flatMap(({ order }) => order?.items.map(({ productId }) => productId) ?? [])),
  ];
  const quotations = wanted.map(quotationReference).filter((it) => it !== null);
  const accounts = wanted.map(({ uid }) => accountDocument(uid));
  const found = await readAll(transaction, [...accounts, ...stockReferences(ids), ...quotations]);
  const stock = openStockLedger(found);
  const products = new Map<string, ProductFields>();
  for (const id of ids) {
    const fields = v.safeParse(ProductFields, found.get(productDocument(id).path)?.data());
    if (fields.success) products.set(id, fields.output);
  }
  const names = await brandNames([...products.values()].map(({ brand }) => brand));
  const accountLedgers = eachOnce(accounts, (it) => openAccountLedger(it), found);
  const quotationLedgers = eachOnce(quotations, (it) => openQuotationLedger(it), found);
  const none = openQuotationLedger(undefined);
  return {
    stock,
    products: {
      has: (id: string) => products.has(id),
      get: (id: string): OfferedProduct | undefined => {
        const product = products.get(id);
        return product && offered(id, product, names, stock.left(id));
      },
    },
    account: (uid: string) => {
      const ledger = accountLedgers.get(accountDocument(uid).path);
      if (!ledger) throw new Error(`account ${uid} was not read`);
      return ledger;
    },
    quotation: (it: Wanted) => quotationLedgers.get(quotationReference(it)?.path ?? '') ?? none,
    write(into: Transaction) {
      for (const ledger of [stock, ...accountLedgers.values(), ...quotationLedgers.values()]) {
        ledger.write(into);
      }
    },
  };
}

function offered(
  id: string,
  { name, price, brand, photoURL: [cover], numWeeks = null, preorderLimit }: ProductFields,
  names: ReadonlyMap<string, string>,
  left: number,
): OfferedProduct {
  return {
    name,
    price,
    brandName: brandNameOf(brand, (id) => names.get(id)),
    photoUrl: cover === undefined ? '' : pictureAddress(id, cover, 200, pictureStorage),
    canBeSold: left + (preorderLimit ?? orderSettings.preorderPieces),
    stock: { quantity: left, numWeeks, preorderLimit },
  };
}

/** By id; a brand may also be called by its name. It decides nothing, so it is not part of the transaction. */
async function brandNames(brands: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(brands)].filter((id) => v.is(DocumentId, id));
  if (ids.length === 0) return new Map();
  const found = await database.getAll(...ids.map((id) => database.doc(`brands/${id}`)));
  return new Map(
    found.flatMap((it) => {
      const fields = v.safeParse(BrandFields, it.data());
      return fields.success ? [[it.id, fields.output.brandName] as const] : [];
    }),
  );
}

function eachOnce<T>(
  references: readonly DocumentReference[],
  open: (found: DocumentSnapshot) => T,
  found: ReadonlyMap<string, DocumentSnapshot>,
): Map<string, T> {
  const ledgers = new Map<string, T>();
  for (const { path } of references) {
    const document = found.get(path);
    if (document && !ledgers.has(path)) ledgers.set(path, open(document));
  }
  return ledgers;
}

/** Each document once, by path. Firestore wants all reads before the first write of the transaction. */
async function readAll(
  transaction: Transaction,
  references: readonly DocumentReference[],
): Promise<Map<string, DocumentSnapshot>> {
  const each = [...new Map(references.map((it) => [it.path, it])).values()];
  const found = each.length > 0 ? await transaction.getAll(...each) : [];
  return new Map(found.map((it) => [it.ref.path, it]));
}

export function orderReference({ uid, orderId }: SentOrder): DocumentReference {
  return database.doc(`users/${uid}/orders/${orderId}`);
}

function quotationReference({ uid, order }: Wanted): DocumentReference | null {
  return order?.quotationId ? quotationDocument(uid, order.quotationId) : null;
}
