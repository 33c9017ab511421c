import { useEffect, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { formatPaise } from '#domain/shared/money.ts';
import { AnchorButton } from '#ui/form/Button.tsx';
import { CopyText } from './CopyText.tsx';
import {
  codeFile,
  OPEN_UPI_APP,
  PAY_BY_UPI,
  SAVE_CODE,
  UPI_ID,
  UPI_LINK_MEANS,
  UPI_MEANS,
  upiCode,
} from './messages.ts';
import { qrCode, type UpiPayee, upiLink } from './upi-link.ts';
import './UpiPayment.css';

/** Pays the same amount by UPI, for an order that may be paid now. */
export function UpiPayment({ order, payee }: { order: Order; payee: UpiPayee }) {
  const link = upiLink(payee, order);
  return (
    <section className="upi-payment" aria-labelledby="upi-payment">
      <h2 id="upi-payment">{PAY_BY_UPI}</h2>
      <p>{UPI_MEANS}</p>
      <Code
        link={link}
        label={upiCode(formatPaise(order.totalPaise), order.orderNo)}
        file={codeFile(order.orderNo)}
      />
      <p id="upi-link">{UPI_LINK_MEANS}</p>
      <AnchorButton href={link} variant="secondary" aria-describedby="upi-link">
        {OPEN_UPI_APP}
      </AnchorButton>
      <dl>
        <dt>{UPI_ID}</dt>
        <dd>
          <CopyText label={UPI_ID}>{payee.vpa}</CopyText>
        </dd>
      </dl>
    </section>
  );
}

type CodeProps = {
  link: string;
  label: string;
  /** The name of the saved picture. */
  file: string;
};

/** Dark on white even in dark mode, because cameras read nothing else. Reserves its room until it is made. */
function Code({ link, label, file }: CodeProps) {
  const [code, setCode] = useState<{ path: string; viewBox: string; picture: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    // If this fails, the link and the UPI id remain.
    qrCode(link)
      .then(({ picture, ...made }) => isWanted && setCode({ ...made, picture: picture() }))
      .catch(console.error);
    return () => {
      isWanted = false;
    };
  }, [link]);
  if (!code) return <div className="upi-payment__code" />;
  return (
    <>
      <svg
        className="upi-payment__code"
        viewBox={code.viewBox}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path d={code.path} />
      </svg>
      <AnchorButton href={code.picture} download={file} variant="secondary">
        {SAVE_CODE}
      </AnchorButton>
    </>
  );
}
