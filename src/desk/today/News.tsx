import { Fragment } from 'react';
import { LISTED_COLLECTIONS } from '#core/model/desk/entry-edit.ts';
import { editsAsk, editsWait } from '../edits/messages.ts';
import { useEditNews } from '../edits/use-edit-news.ts';
import { isWaiting } from '../edits/use-waiting-edits.ts';
import { LISTS_AT, linkTo, ORDERS, QUOTATIONS, SHOP, STOCK } from '../frame/navigation.ts';
import { phoneOrdersAsk, phoneOrdersWait } from '../phone-orders/messages.ts';
import { usePhoneOrders } from '../phone-orders/use-phone-orders.ts';
import { quotationsAsk, quotationsWait } from '../quotations/messages.ts';
import { type QuotationStatus, useDeskQuotations } from '../quotations/use-desk-quotations.ts';
import { SETTINGS_ASK, SETTINGS_WAIT } from '../shop/messages.ts';
import { useDeskSettings } from '../shop/use-desk-settings.ts';
import { stockAsks, stockWaits } from '../stock/messages.ts';
import { asks, type ShownStock } from '../stock/use-desk-stock.ts';

/** What this device has done that asks something, or is not sent yet. */
export function News({ stock }: { stock: readonly ShownStock[] }) {
  return (
    <>
      <StockNews stock={stock} />
      <PhoneOrderNews />
      <EditNews />
      <QuotationNews />
      <SettingsNews />
    </>
  );
}

function StockNews({ stock }: { stock: readonly ShownStock[] }) {
  const asking = stock.filter(asks).length;
  const waiting = stock.flatMap((it) => it.waiting).filter(isWaiting).length;
  return (
    <>
      {asking > 0 && (
        <p className="desk-standing" role="status">
          <a {...linkTo(STOCK)}>{stockAsks(asking)}</a>
        </p>
      )}
      {waiting > 0 && (
        <p className="desk-standing" role="status">
          {stockWaits(waiting)}
        </p>
      )}
    </>
  );
}

function PhoneOrderNews() {
  const orders = usePhoneOrders() ?? [];
  const refused = orders.filter(({ status }) => status === 'refused').length;
  const waiting = orders.filter(({ status }) => status === 'waiting').length;
  return (
    <>
      {refused > 0 && (
        <p className="desk-standing" role="status">
          <a {...linkTo(ORDERS)}>{phoneOrdersAsk(refused)}</a>
        </p>
      )}
      {waiting > 0 && (
        <p className="desk-standing" role="status">
          {phoneOrdersWait(waiting)}
        </p>
      )}
    </>
  );
}

/** What of the catalogue asks, or is not sent yet. */
function EditNews() {
  const news = useEditNews();
  if (!news) return null;
  return LISTED_COLLECTIONS.map((of) => {
    const { asks, waits } = news[of];
    return (
      <Fragment key={of}>
        {asks > 0 && (
          <p className="desk-standing" role="status">
            <a {...linkTo(LISTS_AT[of])}>{editsAsk(of, asks)}</a>
          </p>
        )}
        {waits > 0 && (
          <p className="desk-standing" role="status">
            {editsWait(of, waits)}
          </p>
        )}
      </Fragment>
    );
  });
}

function QuotationNews() {
  const quotations = useDeskQuotations() ?? [];
  const count = (status: QuotationStatus) => quotations.filter((it) => it.status === status).length;
  const [refused, waiting] = [count('refused'), count('waiting')];
  return (
    <>
      {refused > 0 && (
        <p className="desk-standing" role="status">
          <a {...linkTo(QUOTATIONS)}>{quotationsAsk(refused)}</a>
        </p>
      )}
      {waiting > 0 && (
        <p className="desk-standing" role="status">
          {quotationsWait(waiting)}
        </p>
      )}
    </>
  );
}

function SettingsNews() {
  const waiting = useDeskSettings()?.waiting ?? [];
  const isAsking = waiting.some((it) => !isWaiting(it));
  if (waiting.length === 0) return null;
  return (
    <p className="desk-standing" role="status">
      {isAsking ? <a {...linkTo(SHOP)}>{SETTINGS_ASK}</a> : SETTINGS_WAIT}
    </p>
  );
}
