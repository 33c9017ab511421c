// The next numbers of tax papers, from the counters of their series, `paperSeries/{seriesId}`.
import type { Transaction } from 'firebase-admin/firestore';
import { paperNumber, type Series, seriesId } from '../../../../src/domain/tax/paper-number.ts';
import { database } from '../database.ts';
import { readAll } from '../orders/deciding-ledgers.ts';

export type PaperNumbers = {
  /** The next number of one of the opened series. */
  next(series: Series): string;
  /** Writes the counters of the series whose numbers were given. */
  write(transaction: Transaction): void;
};

const counterOf = (series: Series) => database.doc(`paperSeries/${seriesId(series)}`);

/** Locks the counters of these series until the transaction ends. */
export async function openPaperNumbers(
  transaction: Transaction,
  series: readonly Series[],
): Promise<PaperNumbers> {
  const found = await readAll(transaction, series.map(counterOf));
  const counts = new Map<string, number>();
  return {
    next(of) {
      const { path } = counterOf(of);
      const count = (counts.get(path) ?? Number(found.get(path)?.get('count') ?? 0)) + 1;
      counts.set(path, count);
      return paperNumber({ ...of, count });
    },
    write(transaction) {
      for (const [path, count] of counts) transaction.set(database.doc(path), { count });
    },
  };
}
