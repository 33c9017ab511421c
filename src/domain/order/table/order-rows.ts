// The shop's own table of orders: a row an order, or a row a line of one. Pure.
import type { DeskOrder } from '../../device/tables.ts';
import type { Cell } from '../../product/table/cell.ts';
import type { ColumnLook } from '../../product/table/files/write-spreadsheet.ts';
import { INDIA_MS } from '../../shared/day-in-india.ts';
import type { Queue } from '../desk/order-queues.ts';
import { type MoneyBack, moneyBackOf } from '../money-back.ts';
import type { OrderLine, PaymentMethod } from '../order.ts';
import { TABLE_HEADINGS } from './messages.ts';
import {
  collectPaise,
  type FactsOf,
  gramsOf,
  piecesOf,
  streetOf,
  sumPaise,
} from './order-facts.ts';

/** What a row is about. */
export type RowOf = 'order' | 'line';

/** The desk's words for an order's state. */
export type StateWords = {
  queues: Readonly<Record<Queue, string>>;
  methods: Readonly<Record<PaymentMethod, string>>;
  money: Readonly<Record<MoneyBack, string>>;
  isPaid: (isSo: boolean) => string;
};

type Row = {
  order: DeskOrder;
  queue: Queue;
  /** Of the whole order, or the one line of this row. */
  lines: readonly OrderLine[];
  isFirst: boolean;
  words: StateWords;
  factsOf: FactsOf;
};
type Column = { heading: string; look?: ColumnLook; of(row: Row): Cell };

const WIDE: ColumnLook = { width: 36 };
const MONEY: ColumnLook = { as: 'money', width: 12 };
const TIME: ColumnLook = { as: 'time', width: 18 };

const rupees = (paise: number) => paise / 100;
/** A moment whose UTC parts are the day and the time in India. */
const there = (at: number | null | undefined) => (at ? new Date(at + INDIA_MS) : null);
const text = (words: string | null | undefined) => words || null;
const { order: H, line: L } = TABLE_HEADINGS;

const RECEIVER: readonly Column[] = [
  { heading: H.orderNo, of: ({ order }) => order.orderNo },
  { heading: H.arrivedAt, look: TIME, of: ({ order }) => there(order.arrivedAt) },
  { heading: H.state, of: ({ queue, words }) => words.queues[queue] },
  { heading: H.name, look: { width: 24 }, of: ({ order }) => text(order.address.name) },
  { heading: H.phone, of: ({ order }) => text(order.address.phone) },
  { heading: H.otherPhone, of: ({ order }) => text(order.address.otherPhone) },
  { heading: H.address, look: WIDE, of: ({ order }) => text(streetOf(order, true)) },
  { heading: H.landmark, of: ({ order }) => text(order.address.landmark) },
  { heading: H.city, of: ({ order }) => text(order.address.city) },
  { heading: H.stateOfIndia, of: ({ order }) => text(order.address.state) },
  { heading: H.pincode, of: ({ order }) => text(order.address.zipcode) },
];

/** The sums of an order stand in the first of its rows alone, so that they can be added up. */
const SUMS: readonly Column[] = [
  { heading: H.method, of: ({ order, words }) => words.methods[order.paymentMethod] },
  { heading: H.paid, of: ({ order, words }) => words.isPaid(order.status === 'success') },
  {
    heading: H.collect,
    look: MONEY,
    of: ({ order, isFirst }) => (isFirst ? rupees(collectPaise(order)) : null),
  },
  {
    heading: H.delivery,
    look: MONEY,
    of: ({ order, isFirst }) => (isFirst ? (order.deliveryCharge ?? 0) : null),
  },
  {
    heading: H.coupon,
    look: MONEY,
    of: ({ order, isFirst }) => (isFirst ? 0 - (order.coupon?.off ?? 0) : null),
  },
  {
    heading: H.total,
    look: MONEY,
    of: ({ order, isFirst }) => (isFirst ? rupees(order.totalPaise) : null),
  },
];

const GOODS: Readonly<Record<RowOf, readonly Column[]>> = {
  order: [
    { heading: H.pieces, of: ({ lines }) => piecesOf(lines) },
    { heading: H.products, look: WIDE, of: ({ lines }) => productsOf(lines) },
    { heading: H.grams, of: ({ lines, factsOf }) => gramsOf(lines, factsOf) },
  ],
  line: [
    { heading: L.product, look: WIDE, of: ({ lines }) => text(lines[0]?.name) },
    { heading: L.productId, look: { width: 34 }, of: ({ lines }) => text(lines[0]?.productId) },
    { heading: H.pieces, of: ({ lines }) => piecesOf(lines) },
    { heading: L.price, look: MONEY, of: ({ lines }) => rupees(lines[0]?.pricePaise ?? 0) },
    { heading: L.sum, look: MONEY, of: ({ lines }) => rupees(sumPaise(lines)) },
    { heading: H.grams, of: ({ lines, factsOf }) => gramsOf(lines, factsOf) },
  ],
};

const PROGRESS: readonly Column[] = [
  { heading: H.courier, of: ({ order }) => text(order.courier) },
  { heading: H.trackingNumber, look: { width: 22 }, of: ({ order }) => text(order.trackingNumber) },
  { heading: H.packedAt, look: TIME, of: ({ order }) => there(order.packedAt) },
  { heading: H.shippedAt, look: TIME, of: ({ order }) => there(order.shippedAt) },
  { heading: H.deliveredAt, look: TIME, of: ({ order }) => there(order.deliveredAt) },
  { heading: H.cancelledAt, look: TIME, of: ({ order }) => there(order.cancelledAt) },
  { heading: H.cancelReason, look: WIDE, of: ({ order }) => text(order.cancelReason) },
  { heading: H.transactionId, look: { width: 22 }, of: ({ order }) => text(order.transactionId) },
  { heading: H.refund, of: refundWords },
  { heading: H.refundedAt, look: TIME, of: ({ order }) => there(order.refundedAt) },
  {
    heading: H.refundReference,
    look: { width: 22 },
    of: ({ order }) => text(order.refundReference),
  },
];

function refundWords({ order, words }: Row): Cell {
  const money = moneyBackOf(order);
  return money && words.money[money];
}

/** “2 × Ragi 1 kg, 1 × Honey”. */
const productsOf = (lines: readonly OrderLine[]) =>
  lines.map(({ quantity, name, productId }) => `${quantity} × ${name || productId}`).join(', ');

/** The table of these orders, in their order: money in rupees, moments as a spreadsheet's dates. */
export function orderTable(
  orders: readonly { order: DeskOrder; queue: Queue }[],
  rowOf: RowOf,
  words: StateWords,
  factsOf: FactsOf,
): { headings: string[]; columns: ColumnLook[]; rows: Cell[][] } {
  const columns = [...RECEIVER, ...SUMS, ...GOODS[rowOf], ...PROGRESS];
  const rows = orders.flatMap(({ order, queue }) => {
    const parts = rowOf === 'line' ? order.lines.map((line) => [line]) : [order.lines];
    return parts.map((lines, at) => {
      const row = { order, queue, lines, isFirst: at === 0, words, factsOf };
      return columns.map((column) => column.of(row));
    });
  });
  return {
    headings: columns.map(({ heading }) => heading),
    columns: columns.map(({ look = {} }) => look),
    rows,
  };
}
