import type { Order } from '#domain/order/order.ts';
import type { Bank } from '#domain/settings/settings.fields.ts';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { LinkButton } from '#ui/form/Button.tsx';
import { CONTACT_US } from '#ui/messages.ts';
import { BankDetails } from './BankDetails.tsx';
import { NO_ACCOUNT_YET } from './messages.ts';
import { UpiPayment } from './UpiPayment.tsx';
import type { UpiPayee } from './upi-link.ts';

type WaysToPayProps = {
  order: Order;
  money: { bank: Bank; upi: UpiPayee };
  /** The form for the transaction id. */
  children: Elements;
};

/** The shop's UPI id and account with the form; without either, whom to ask instead. */
export function WaysToPay({ order, money: { bank, upi }, children }: WaysToPayProps) {
  const hasUpi = Boolean(upi.vpa && upi.payeeName);
  if (!hasUpi && !bank.accountNumber) {
    return (
      <>
        <Notice tone="careful">{NO_ACCOUNT_YET}</Notice>
        <LinkButton to="/contact-us" search={{ order: order.orderNo }}>
          {CONTACT_US}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      {hasUpi && <UpiPayment order={order} payee={upi} />}
      {bank.accountNumber && <BankDetails bank={bank} />}
      {children}
    </>
  );
}
