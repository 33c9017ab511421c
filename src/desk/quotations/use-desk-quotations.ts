// Quotations for the desk: the shop's documents with this device's unsent changes over them.
import * as v from 'valibot';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { readDeskQuotations } from '#domain/quotation/desk/desk-quotations.ts';
import { deskQuotationWrite } from '#domain/quotation/desk/quotation-write.ts';
import { deskWithdrawalWrite } from '#domain/quotation/desk/withdrawal-write.ts';
import { Offer, type OfferedQuotation, Withdrawal } from '#domain/quotation/offered-quotation.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import type { OutboxRow } from '#engine/outbox/write.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { type News, noteOf } from '../today/news.tsx';
import { type QuotationStatus, quotationsAsk } from './messages.ts';

/** `refused`: its rows that the shop refused. */
export type ShownQuotation = OfferedQuotation & {
  status: QuotationStatus;
  /** Whether the shop has it. */
  isStored: boolean;
  refused: number[];
};

/** All quotations, those with a question first, otherwise newest first; undefined while loading. */
export function useDeskQuotations(): ShownQuotation[] | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(() => readShown(uid), [uid]);
}

/** Quotations that were refused. */
export function useQuotationNews(): News {
  const quotations = useDeskQuotations() ?? [];
  const refused = quotations.filter(({ status }) => status === 'refused').length;
  return { notes: [noteOf({ to: '/desk/quotations' }, refused, quotationsAsk)] };
}

async function readShown(uid: string): Promise<ShownQuotation[]> {
  const database = deviceDatabase();
  const stored = await readDeskQuotations(database, uid);
  const rows = (await readOutbox(database)).flatMap(({ row }) => (row?.uid === uid ? row : []));
  const known = new Set(stored.map(({ id }) => id));
  const fresh = rows.flatMap((row) => (known.has(row.id) ? [] : offeredIn(row)));
  return [...stored, ...fresh]
    .map((it) => withRows(it, rows, known.has(it.id)))
    .sort((one, other) => asks(other) - asks(one) || other.createdAt - one.createdAt);
}

function asks({ status }: ShownQuotation): number {
  return status === 'refused' ? 1 : 0;
}

function withRows(
  quotation: OfferedQuotation,
  rows: readonly OutboxRow[],
  isStored: boolean,
): ShownQuotation {
  const taken = rows.flatMap((row) => withdrawalIn(row, quotation.id));
  const withdrawn = taken.find(({ row }) => row.state !== 'refused')?.withdrawnAt;
  const withdrawnAt = quotation.withdrawnAt ?? withdrawn ?? null;
  const own = [...rows.filter(({ id }) => id === quotation.id), ...taken.map(({ row }) => row)];
  const refused = own.filter(({ state }) => state === 'refused').map(({ seq }) => seq);
  const shown = { ...quotation, withdrawnAt };
  const status = statusOf(shown, refused.length > 0, own.length > 0, Date.now());
  return { ...shown, status, isStored, refused };
}

function statusOf(
  { withdrawnAt, validUntil, deliveredTo }: OfferedQuotation,
  isRefused: boolean,
  isWaiting: boolean,
  now: number,
): QuotationStatus {
  if (isRefused) return 'refused';
  if (isWaiting) return 'waiting';
  if (withdrawnAt !== null) return 'withdrawn';
  if (now > validUntil) return 'over';
  return deliveredTo === null ? 'undelivered' : 'delivered';
}

function offeredIn(row: OutboxRow): OfferedQuotation[] {
  if (row.kind !== deskQuotationWrite.kind) return [];
  const offer = v.safeParse(Offer, row.payload);
  return offer.success
    ? [{ id: row.id, ...offer.output, withdrawnAt: null, deliveredTo: null }]
    : [];
}

function withdrawalIn(row: OutboxRow, id: string): { row: OutboxRow; withdrawnAt: number }[] {
  if (row.kind !== deskWithdrawalWrite.kind) return [];
  const said = v.safeParse(Withdrawal, row.payload);
  if (!said.success || said.output.quotationId !== id) return [];
  return [{ row, withdrawnAt: said.output.withdrawnAt }];
}
