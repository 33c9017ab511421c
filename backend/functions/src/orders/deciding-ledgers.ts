// Everything that orders are decided by, read once for several orders: their accounts, products, stock, quotations, the settings.
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { NewOrder } from '../../../../src/domain/order/order.ts';
import {
  type AccountLedger,
  accountDocument,
  openAccountLedger,
  readSameNumber,
} from './account-limits.ts';
import { offeredProducts } from './offered-products.ts';
import { orderSettings } from './order-settings.ts';
import { openQuotationLedger, quotationDocument } from './quotation-use.ts';
import { settingsDocument, settingsIn } from './shop-terms.ts';
import { openStockLedger, stockReferences } from './stock.ts';

/** An order and its account; null if the order is invalid. */
type Wanted = { readonly uid: string; readonly order: NewOrder | null };

export type Ledgers = Awaited<ReturnType<typeof openLedgers>>;

export async function openLedgers(transaction: Transaction, wanted: readonly Wanted[]) {
  const ids = [
    ...new Set(wanted.flatMap(({ order }) => order?.items.map(({ productId }) => productId) ?? [])),
  ];
  const quotations = wanted.map(quotationReference).filter((it) => it !== null);
  const accounts = wanted.map(({ uid }) => accountDocument(uid));
  const found = await readAll(transaction, [
    settingsDocument,
    ...[...accounts, ...stockReferences(ids), ...quotations],
  ]);
  const stock = openStockLedger(found);
  const products = await offeredProducts(ids, found, stock);
  const accountLedgers = eachOnce(accounts, (it) => openAccountLedger(it), found);
  const sameNumber = await openSameNumber(transaction, accountLedgers, found);
  const quotationLedgers = eachOnce(quotations, (it) => openQuotationLedger(it), found);
  const none = openQuotationLedger(undefined);
  return {
    settings: settingsIn(found),
    stock,
    products,
    account: (uid: string) => {
      const ledger = accountLedgers.get(accountDocument(uid).path);
      if (!ledger) throw new Error(`account ${uid} was not read`);
      const room = () => ledger.room(orderSettings, sameNumber.get(ledger) ?? []);
      return { ...ledger, room };
    },
    quotation: (it: Wanted) => quotationLedgers.get(quotationReference(it)?.path ?? '') ?? none,
    write(into: Transaction) {
      for (const ledger of [stock, ...quotationLedgers.values()]) ledger.write(into);
      for (const ledger of accountLedgers.values()) ledger.write(into, Date.now());
    },
  };
}

/** For each account the others that have, or had, the same number; an account of the list itself is the same ledger. */
async function openSameNumber(
  transaction: Transaction,
  ledgers: ReadonlyMap<string, AccountLedger>,
  found: ReadonlyMap<string, DocumentSnapshot>,
): Promise<ReadonlyMap<AccountLedger, AccountLedger[]>> {
  const others = new Map<string, AccountLedger>();
  const read = [...ledgers].map(async ([path, ledger]) => {
    const document = found.get(path);
    const same = document ? await readSameNumber(transaction, document, ledger) : [];
    return [
      ledger,
      same.map((it) => {
        const other = ledgers.get(it.ref.path) ?? others.get(it.id) ?? openAccountLedger(it);
        others.set(it.id, other);
        return other;
      }),
    ] as const;
  });
  return new Map(await Promise.all(read));
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

/** Each document once, by path. Firestore requires all reads before the first write of a transaction. */
export async function readAll(
  transaction: Transaction,
  references: readonly DocumentReference[],
): Promise<Map<string, DocumentSnapshot>> {
  const each = [...new Map(references.map((it) => [it.path, it])).values()];
  const found = each.length > 0 ? await transaction.getAll(...each) : [];
  return new Map(found.map((it) => [it.ref.path, it]));
}

function quotationReference({ uid, order }: Wanted): DocumentReference | null {
  return order?.quotationId ? quotationDocument(uid, order.quotationId) : null;
}
