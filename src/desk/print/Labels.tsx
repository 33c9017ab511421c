import { useSearch } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { LABEL_FORMATS, type LabelFormat } from '#domain/order/desk/labels/formats.ts';
import { type Label, labelOf, whyNoLabel } from '#domain/order/desk/labels/label.ts';
import type { LabelSheet } from '#domain/order/desk/labels/labels-pdf.ts';
import type { ParcelName } from '#domain/order/first-parcel.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { inEnglish } from '#engine/texts/speak.ts';
import { useKeptDraft } from '#forms/use-draft.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Select } from '#ui/form/Field.tsx';
import { Link } from '../frame/Link.tsx';
import { PagedList } from '../frame/PagedList.tsx';
import { BACK_TO_ORDERS } from '../messages.ts';
import { useProductFacts } from '../order-table/use-product-facts.ts';
import { tickedOf, useTickedKeys } from '../orders/ticked-orders.ts';
import { type ShownOrder, useDeskOrders } from '../orders/use-desk-orders.ts';
import { STANDING } from '../several/messages.ts';
import { LeftList } from '../several/OutcomeNote.tsx';
import { makePdf } from './make-pdf.ts';
import {
  COLLECTS,
  collects,
  FORMAT,
  FORMAT_HINT,
  FORMAT_WORDS,
  LABELS_TITLE,
  labelCount,
  labelsFile,
  NO_LABELS,
  notPrinted,
  WITHOUT_LABEL,
} from './messages.ts';
import { NothingTicked } from './NothingTicked.tsx';
import { PdfActions } from './PdfActions.tsx';
import './Print.css';
import { usePdf } from './use-pdf.ts';
import { useSender } from './use-sender.ts';

/** The labels of the ticked orders, or of the one order that the address names, as a PDF. */
export function Labels() {
  const orders = useDeskOrders();
  const ticked = useTickedKeys();
  const { order: one, parcel } = useSearch({ from: '/desk/labels' });
  const chosen = useMemo(() => tickedOf(orders ?? [], one ? [one] : ticked), [orders, one, ticked]);
  if (!orders) return null;
  return chosen.length > 0 ? (
    <OfOrders orders={chosen} parcel={parcel === 'first' ? 'first' : 'last'} />
  ) : (
    <NothingTicked />
  );
}

type Chosen = { orders: readonly ShownOrder[]; parcel: ParcelName };

function OfOrders({ orders, parcel }: Chosen) {
  const { format, isRead, choose } = useFormat();
  const { labels, left } = useLabels(orders, parcel);
  const sheet = useMemo((): LabelSheet | undefined => {
    const isReady = isRead && labels !== undefined && labels.length > 0;
    return isReady ? { labels, format, title: inEnglish(() => LABELS_TITLE) } : undefined;
  }, [labels, format, isRead]);
  const pdf = usePdf(sheet, labelsFile(labels?.length ?? 0, format), makeLabels);
  if (!labels) return null;
  return (
    <div className="desk-page">
      <p className="desk-links desk-screen-only">
        <Link to="/desk/orders">{BACK_TO_ORDERS}</Link>
      </p>
      <h1>{labels.length > 0 ? LABELS_TITLE : NO_LABELS}</h1>
      {left.length > 0 && (
        <Notice tone="careful">
          <p>{WITHOUT_LABEL}</p>
          <LeftList left={left} />
        </Notice>
      )}
      {labels.length > 0 && (
        <>
          <Select
            label={FORMAT}
            hint={FORMAT_HINT}
            value={format}
            onChange={(event) => choose(event.currentTarget.value)}
            options={LABEL_FORMATS.map((value) => ({ value, words: FORMAT_WORDS[value] }))}
          />
          <PdfActions pdf={pdf} title={LABELS_TITLE} />
          {pdf?.outcome === 'made' && pdf.missing.length > 0 && (
            <Notice tone="careful">{notPrinted(pdf.missing)}</Notice>
          )}
          <Outlines labels={labels} />
        </>
      )}
    </div>
  );
}

/** Memoized: another paper changes none of them. */
const Outlines = memo(function Outlines({ labels }: { labels: readonly Label[] }) {
  return (
    <PagedList className="desk-orders" items={labels} count={labelCount(labels.length)}>
      {(label) => <Outline key={label.number} label={label} />}
    </PagedList>
  );
});

/** A label in a few words. */
function Outline({ label: { number, receiver, collects: sum } }: { label: Label }) {
  const { name, place, pincode } = receiver;
  return (
    <li className="desk-label">
      <strong>{name}</strong>
      <span className="desk-label__place">{place.join('\n')}</span>
      <strong className="desk-label__pin">{pincode}</strong>
      <strong className={typeof sum === 'number' ? 'desk-label__cash' : undefined}>
        {typeof sum === 'number' ? collects(formatPaise(sum)) : COLLECTS[sum]}
      </strong>
      <span className="desk-soft">{number}</span>
    </li>
  );
}

/** Labels of orders that get one, undefined while loading; and the other orders. */
function useLabels(orders: readonly ShownOrder[], parcel: ParcelName) {
  const sender = useSender();
  const factsOf = useProductFacts();
  return useMemo(() => {
    const labels: Label[] = [];
    const left: { orderNo: string; why: string }[] = [];
    for (const { order } of orders) {
      const why = whyNoLabel(order);
      if (why) left.push({ orderNo: order.orderNo, why: STANDING[why] });
      else if (sender) labels.push(labelOf(order, sender, factsOf, parcel));
    }
    return { labels: sender && labels, left };
  }, [orders, parcel, sender, factsOf]);
}

/** The paper that was chosen last on this device. */
function useFormat() {
  const { kept, isRead, change } = useKeptDraft('label-format', readFormat);
  return {
    format: kept ?? LABEL_FORMATS[0],
    isRead,
    choose: (it: string) => change(() => readFormat(it)),
  };
}

const readFormat = (stored: unknown): LabelFormat | null =>
  LABEL_FORMATS.find((it) => it === stored) ?? null;

const makeLabels = (sheet: LabelSheet) => makePdf(sheet, (worker) => worker.labelsPdf);
