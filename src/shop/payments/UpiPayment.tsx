import { useEffect, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { AnchorButton } from '#ui/form/Button.tsx';
import { CopyText } from './CopyText.tsx';
import { OPEN_UPI_APP, PAY_BY_UPI, UPI_ID, UPI_MEANS, upiCode } from './messages.ts';
import { qrCode, type UpiPayee, upiLink } from './upi-link.ts';
import './UpiPayment.css';

/** Around the code stands so much white, in squares of it. Source: ISO 18004. */
const QUIET = 4;

/** The same money by UPI, for an order whose money may be sent; nothing where the shop has no UPI id. */
export function UpiPayment({ order, payee }: { order: Order; payee: UpiPayee }) {
  if (!payee.vpa || !payee.payeeName) return null;
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

/** Dark on white by lamplight, too: cameras read no other. Its room is kept until it is there. */
function Code({ link, label }: { link: string; label: string }) {
  const [code, setCode] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without it there is still the link, and the id to be typed.
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
