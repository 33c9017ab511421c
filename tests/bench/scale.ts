// The cost of shops of several sizes in Firestore’s and Cloud Functions’ own units: each event’s cost times its frequency. No prices.
import { closeDatabase } from '../functions/shop-database.ts';
import { seededProducts } from '../support/demo-products.ts';
import { sumOfRuns } from '../support/function-runs.ts';
import type { Bench } from './bench-browser.ts';
import { type Cost, sumOf } from './cost-of.ts';
import { kilobytes } from './figures.ts';
import { type Costs, type EventName, playEvents } from './scale-events.ts';

type Times = Partial<Record<EventName, number>>;
type Period = { title: string; days: number; times: Times; lines: number };

/** A shopper's events in a month. Assumed, not measured: 0.3 orders make a million shoppers 10,000 orders a day. */
const HABITS: Times = {
  firstVisit: 1,
  visitWithoutChange: 2,
  visitAfterChange: 2,
  productPage: 5,
  signIn: 0.3,
  orderOf1: 0.27,
  orderOf30: 0.03,
  cancellingOf30: 0.015,
  delivery: 0.285,
  enquiry: 0.05,
  message: 0.02,
  reviewSent: 0.02,
  reviewPublished: 0.02,
};
/** A merchant's edits in a month, each published by itself. Assumed. */
const EDITS = 600;
const DAYS = 30;
/** By the schedules of foldSoldPieces and reconcilePayments. */
const FOLDS_A_DAY = 288;
const RECONCILED_A_DAY = 144;
/** Documents that rules read, which no reply shows: `wasDelivered` and `isSold` in backend/firestore.rules. */
const READ_BY_RULES: Times = { reviewSent: 2 };
const LINES = 30;

/** Prints the cost of each event, and of shops of four sizes. */
export async function measureScale(bench: Bench): Promise<void> {
  const products = (await seededProducts()).length;
  const costs = await playEvents(bench);
  await closeDatabase();
  console.log(`\n${products} products and 30 of the bench. What one event costs\n`);
  table(
    ['event', 'phone R', 'W', 'functions R', 'W', 'D', 'merchant W', 'runs', 'of which'],
    Object.entries(costs).map(([name, cost]) => eventRow(name as EventName, cost)),
  );
  console.log('\nBytes of one event\n');
  table(
    ['event', 'Hosting', 'Firestore', 'Storage'],
    Object.entries(costs).map(([name, { bytes }]) => [
      name,
      ...[bytes.hosting, bytes.firestore, bytes.storage].map(kilobytes),
    ]),
  );
  const shops = [100, 10_000, 1_000_000].map((count) => shopOf(count));
  console.log('\nTimes\n');
  const names = Object.keys(shops[0]?.times ?? {}) as EventName[];
  table(
    ['event', ...shops.map(({ title }) => title)],
    names.map((name) => [name, ...shops.map(({ times }) => whole(times[name] ?? 0))]),
  );
  console.log('\nTogether\n');
  const periods = [...shops, ordersOfADay(10_000)];
  const sums = periods.map((period) => together(costs, period, products));
  table(
    ['', ...periods.map(({ title }) => title)],
    (Object.keys(sums[0] ?? {}) as (keyof ReturnType<typeof together>)[]).map((name) => [
      name,
      ...sums.map((sum) => whole(sum[name])),
    ]),
  );
}

function shopOf(shoppers: number): Period {
  const times = Object.fromEntries(
    Object.entries(HABITS).map(([name, often]) => [name, often * shoppers]),
  ) as Times;
  const merchants: Times = { productEdited: EDITS, publication: EDITS };
  const title = `${whole(shoppers)} shoppers a month`;
  return { title, days: DAYS, times: { ...times, ...merchants }, lines: linesOf(times) };
}

function ordersOfADay(orders: number): Period {
  const times: Times = {
    orderOf1: orders * 0.9,
    orderOf30: orders * 0.1,
    cancellingOf30: orders * 0.05,
    delivery: orders * 0.95,
  };
  return { title: `${whole(orders)} orders, one day`, days: 1, times, lines: linesOf(times) };
}

const linesOf = ({ orderOf1 = 0, orderOf30 = 0 }: Times) => orderOf1 + orderOf30 * LINES;

/** Schedules and all events. A product is folded at most once in five minutes, and at most once for each line. */
function together(costs: Costs, { days, times, lines }: Period, products: number) {
  const folds = FOLDS_A_DAY * days;
  const folded = Math.min(lines, folds * products) / LINES;
  const all: Times = {
    ...times,
    fold: folded,
    idleFold: folds,
    reconciler: RECONCILED_A_DAY * days,
  };
  const sum = (of: (cost: Cost, name: EventName) => number) =>
    Object.entries(all).reduce((total, [key, often]) => {
      const name = key as EventName;
      // The idle fold already counts the query itself.
      const once = name === 'fold' ? of(costs.idleFold, 'idleFold') : 0;
      return total + often * (of(costs[name], name) - once);
    }, 0);
  const billed = (name: 'reads' | 'writes' | 'deletes') =>
    sum((cost) => sumOf([cost.phone, cost.merchant, cost.functions])[name]);
  const megabytes = (of: keyof Cost['bytes']) => sum(({ bytes }) => bytes[of]) / 1024 / 1024;
  return {
    reads: billed('reads') + sum((_, name) => READ_BY_RULES[name] ?? 0),
    writes: billed('writes'),
    deletes: billed('deletes'),
    'function runs': sum(({ runs }) => sumOfRuns(runs)),
    'MB from Hosting': megabytes('hosting'),
    'MB from Firestore': megabytes('firestore'),
    'MB from Storage': megabytes('storage'),
  };
}

function eventRow(name: EventName, { phone, functions, merchant, runs }: Cost): string[] {
  const byRules = READ_BY_RULES[name];
  return [
    name,
    byRules ? `${phone.reads} + ${byRules} by rules` : String(phone.reads),
    String(phone.writes),
    String(functions.reads),
    String(functions.writes),
    String(functions.deletes + merchant.deletes),
    String(merchant.writes),
    String(sumOfRuns(runs)),
    Object.entries(runs)
      .map(([run, times]) => (times === 1 ? run : `${run} × ${times}`))
      .join(', '),
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  line(head);
  line(head.map((_, at) => (at === 0 ? '---' : '--:')));
  for (const cells of rows) line(cells);
}

const whole = (count: number) => Math.round(count).toLocaleString('en-US');
