// Issues the tax papers of orders when these are packed, and takes them back when an order is cancelled, or packed again
// with other goods. Papers, their numbers and the order's list of them change in one transaction, by the order as it is
// at that moment: events may come twice, late and in any order, and no number is given twice or left out.
import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Order, orderFromFields, StoredOrder } from '../../../../src/domain/order/order.ts';
import { creditNoteFor, papersFor, taxedOrder } from '../../../../src/domain/tax/issue.ts';
import { Paper } from '../../../../src/domain/tax/paper.ts';
import { financialYear, type Series } from '../../../../src/domain/tax/paper-number.ts';
import { TaxedProduct } from '../../../../src/domain/tax/rate-on.ts';
import { taxSettings } from '../../../../src/domain/tax/settings-of-tax.ts';
import { DocumentId } from '../../../../src/engine/lib/identifiers.ts';
import { database } from '../database.ts';
import { readAll } from '../orders/deciding-ledgers.ts';
import type { OrderKey } from '../orders/order-ledgers.ts';
import { settingsDocument, settingsIn } from '../orders/shop-terms.ts';
import { type DuePapers, duePapers } from './due-paper.ts';
import { openPaperNumbers, type PaperNumbers } from './paper-numbers.ts';

/** All instances contend for the counter of a series; see paper-queue.ts. */
const ATTEMPTS = 20;

type Found = { uid: string; document: DocumentReference; order: Order; open: Paper[] };
/** `series`: of papers that are issued, and of the notes that take papers back. */
type Due = Found & DuePapers & { series: Record<'issues' | 'takesBack', Series> };

/** Issues what is due for these orders. Idempotent. Orders that are deleted or cannot be read are left alone. */
export async function issuePapers(keys: readonly OrderKey[]): Promise<void> {
  await database.runTransaction(
    async (transaction) => {
      const at = Date.now();
      const due = await findDue(transaction, await findOrders(transaction, keys), at);
      const series = due.flatMap((it) => [
        ...(it.issues.length > 0 ? [it.series.issues] : []),
        ...(it.takesBack === null ? [] : [it.series.takesBack]),
      ]);
      const numbers = await openPaperNumbers(transaction, series);
      for (const one of due) write(transaction, one, numbers, at);
      numbers.write(transaction);
    },
    { maxAttempts: ATTEMPTS },
  );
}

const paperDocument = (number: string) => database.doc(`invoices/${number}`);

async function findOrders(transaction: Transaction, keys: readonly OrderKey[]): Promise<Found[]> {
  const documentOf = ({ uid, orderId }: OrderKey) => database.doc(`users/${uid}/orders/${orderId}`);
  const uids = new Map(keys.map((key) => [documentOf(key).path, key.uid]));
  const found = await readAll(transaction, keys.map(documentOf));
  const orders = Array.from(found.values()).flatMap((it) => {
    const fields = v.safeParse(StoredOrder, it.data());
    return fields.success
      ? [{ document: it.ref, order: orderFromFields(it.id, fields.output) }]
      : [];
  });
  const last = orders.flatMap(({ order }) => lastNumbers(order));
  const papers = await readAll(transaction, last.map(paperDocument));
  return orders.map(({ document, order }) => {
    const found = lastNumbers(order).flatMap((number) => {
      const paper = v.safeParse(Paper, papers.get(paperDocument(number).path)?.data());
      return paper.success ? [paper.output] : [];
    });
    // Papers are taken back together, so that only those after the last note are open.
    const open = found.slice(found.findLastIndex(({ kind }) => kind === 'credit-note') + 1);
    return { uid: uids.get(document.path) ?? '', document, order, open };
  });
}

/** An order has at most two open papers. */
const lastNumbers = ({ papers = [] }: Order) => papers.slice(-2);

async function findDue(
  transaction: Transaction,
  orders: readonly Found[],
  issuedAt: number,
): Promise<Due[]> {
  const ids = orders.flatMap(({ order }) => order.lines.map(({ productId }) => productId));
  const goods = ids
    .filter((id) => v.is(DocumentId, id))
    .map((id) => database.doc(`products/${id}`));
  const found = await readAll(transaction, [settingsDocument, ...goods]);
  const settings = taxSettings(settingsIn(found));
  const products = new Map(
    goods.map(({ id, path }) => [id, v.parse(TaxedProduct, found.get(path)?.data() ?? {})]),
  );
  const year = financialYear(issuedAt);
  return orders.map((it) => {
    const ids = { uid: it.uid, orderId: it.order.orderId, number: '' };
    const now = papersFor({ order: taxedOrder(it.order), products, settings, issuedAt, ...ids });
    // A note stays in the series of its invoice, whatever the settings say by now.
    const [ofOpen = ''] = it.open[0]?.number.split('-') ?? [];
    const series = {
      issues: { series: settings.series, kind: 'invoice', year },
      takesBack: { series: ofOpen, kind: 'credit-note', year },
    } as const;
    return { ...it, series, ...duePapers(it.order, it.open, now) };
  });
}

function write(transaction: Transaction, due: Due, numbers: PaperNumbers, issuedAt: number): void {
  const { document, order, open, issues, takesBack, lacks, series } = due;
  const papers: Paper[] = [];
  if (takesBack !== null) {
    for (const paper of open) {
      const number = numbers.next(series.takesBack);
      papers.push(creditNoteFor(paper, { number, issuedAt, reason: takesBack }));
    }
  }
  for (const paper of issues) papers.push({ ...paper, number: numbers.next(series.issues) });
  const isSaid = JSON.stringify(lacks) === JSON.stringify(order.paperLacks ?? null);
  if (papers.length === 0 && isSaid) return;
  const changedAt = FieldValue.serverTimestamp();
  // Not overwritten if it is there: a number is never given twice, even if somebody has deleted its counter.
  for (const paper of papers) {
    transaction.create(paperDocument(paper.number), { ...paper, changedAt });
  }
  const issued = papers.map(({ number }) => number);
  transaction.update(document, {
    ...(issued.length > 0 && { papers: [...(order.papers ?? []), ...issued] }),
    paperLacks: lacks ?? FieldValue.delete(),
    changedAt,
  });
}
