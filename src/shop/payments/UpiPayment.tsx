import { useEffect, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { AnchorButton } from '#ui/form/Button.tsx';
import { CopyText } from './CopyText.tsx';
import { OPEN_UPI_APP, PAY_BY_UPI, UPI_ID, UPI_MEANS, upiCode } from './messages.ts';
import { qrCode, type UpiPayee, upiLink } from './upi-link.ts';
import './UpiPayment.css';

/** The quiet zone around the QR code, in modules. Source: ISO 18004. */
const QUIET = 4;

/** Pays the same amount by UPI, for an order that may be paid now. */
export function UpiPayment({ order, payee }: { order: Order; payee: UpiPayee }) {
  const link = upiLink(payee, order);
  return (
    <section className="upi-payment" aria-labelledby="upi-payment">
      <h2 id="upi-payment">{PAY_BY_UPI}</h2>
      <p>{UPI_MEANS}</p>
      <AnchorButton href={link}>{OPEN_UPI_APP}</AnchorButton>
      <Code link={link} label={upiCode(formatPaise(order.totalPaise), order.orderNo)} />
      <dl>
        <dt>{UPI_ID}</dt>
        <dd>
          <CopyText label={UPI_ID}>{payee.vpa}</CopyText>
        </dd>
      </dl>
    </section>
  );
}

/** Dark on white even in dark mode, because cameras read nothing else. Reserves its room until it is made. */
function Code({ link, label }: { link: string; label: string }) {
  const [code, setCode] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    let isWanted = true;
    // If this fails, the link and the UPI id remain.
    qrCode(link).then((made) => isWanted && setCode(made), console.error);
    return () => {
      isWanted = false;
    };
  }, [link]);
  if (!code) return <div className="upi-payment__code" />;
  const side = code.size + 2 * QUIET;
  return (
    <svg
      className="upi-payment__code"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={code.path} />
    </svg>
  );
}
