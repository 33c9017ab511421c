// What the desk keeps about an order, with the notes of this device that are not sent yet.
import * as v from 'valibot';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { OrderName } from '#domain/order/desk/desk-orders.ts';
import { readDeskRecord } from '#domain/order/desk/desk-records.ts';
import { deskNoteWrite, OrderNote } from '#domain/order/desk/note-write.ts';
import type { OrderStepRecord } from '#domain/order/order-record.ts';
import { readOutbox } from '#engine/outbox/outbox-rows.ts';
import { isWaiting, type WaitingPress, waitingPress } from '../../edits/use-waiting-edits.ts';
import { useOwnDesk } from '../../frame/use-merchant.ts';
import { type News, noteOf } from '../../today/news.tsx';
import { notesAsk } from './messages.ts';

/** An unsent note. */
export type WaitingNote = WaitingPress & { edit: OrderNote };

/** `note`: with the unsent ones that nobody has to be asked about; `steps`: the latest first. */
export type ShownRecord = { note: string; steps: OrderStepRecord[]; waiting: WaitingNote[] };

/** Undefined while loading. */
export function useOrderRecord({ customer, orderId }: OrderName): ShownRecord | undefined {
  const { uid } = useOwnDesk();
  return useLiveQuery(async () => {
    const record = await readDeskRecord(deviceDatabase(), uid, { customer, orderId });
    const notes = await readWaitingNotes(uid);
    const waiting = notes.filter(({ edit }) => edit.orderId === orderId);
    // Notes pressed after one that asks are not sent before it.
    const open = waiting.findIndex((it) => !isWaiting(it));
    const sure = open < 0 ? waiting : waiting.slice(0, open);
    const note = sure.at(-1)?.edit.note ?? record?.note ?? '';
    return { note, steps: record?.steps.toReversed() ?? [], waiting };
  }, [uid, customer, orderId]);
}

/** Notes that ask, or that the shop refused: leads to the first one's order. */
export function useNoteNews(): News {
  const { uid } = useOwnDesk();
  const notes = useLiveQuery(() => readWaitingNotes(uid), [uid]) ?? [];
  const asking = notes.filter((it) => !isWaiting(it));
  const [first] = asking;
  if (!first) return {};
  const { customer, orderId } = first.edit;
  const link = { to: '/desk/orders/$customer/$orderId', params: { customer, orderId } } as const;
  return { notes: [noteOf(link, asking.length, notesAsk)] };
}

async function readWaitingNotes(uid: string): Promise<WaitingNote[]> {
  const rows = await readOutbox(deviceDatabase());
  return rows.flatMap(({ row }) => {
    if (row?.uid !== uid || row.kind !== deskNoteWrite.kind) return [];
    const edit = v.safeParse(OrderNote, row.payload);
    return edit.success ? [{ ...waitingPress(row), edit: edit.output }] : [];
  });
}
