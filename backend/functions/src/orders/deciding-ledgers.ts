// Everything that orders are decided by, read once for several of them: what their accounts have open, products and stock, quotations.
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { BrandFields, brandNameOf } from '../../../../src/core/model/catalogue/catalogue.ts';
import { pictureAddress } from '../../../../src/core/model/catalogue/picture.ts';
import { ProductFields } from '../../../../src/core/model/catalogue/product-fields.ts';
import { DocumentId } from '../../../../src/core/model/identifiers.ts';
import type { NewOrder } from '../../../../src/core/model/order/order.ts';
import { database } from '../database.ts';
import {
  type AccountLedger,
  accountDocument,
  openAccountLedger,
  readSameNumber,
} from './account-limits.ts';
import type { OfferedProduct } from './order-decision.ts';
import { orderSettings } from './order-settings.ts';
import { pictureStorage } from './picture-storage.ts';
import { openQuotationLedger, quotationDocument } from './quotation-use.ts';
import { openStockLedger, productDocument, stockReferences } from './stock.ts';

/** Whose order it is; null where it makes no sense. */
type Wanted = { readonly uid: string; readonly order: NewOrder | null };

export type Ledgers = Awaited<ReturnType<typeof openLedgers>>;

export async function openLedgers(transaction: Transaction, wanted: readonly Wanted[]) {
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
  const sameNumber = await openSameNumber(transaction, accountLedgers, found);
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

/** For each of the accounts those that have, or had, the same number; one that is among them itself is the same ledger. */
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
