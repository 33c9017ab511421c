import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Notice } from '#ui/Notice.tsx';
import './CheckoutPart.css';

type CheckoutPartProps = {
  title: string;
  /** What is missing here, once Place Order was pressed. */
  problem: string | null;
  /** Changes with every press for which this is the first part that misses something. */
  focusAt: number;
  children: ReactNode;
};

/** One of the things that an order needs. */
export function CheckoutPart({ title, problem, focusAt, children }: CheckoutPartProps) {
  const part = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (focusAt > 0) part.current?.focus();
  }, [focusAt]);
  return (
    <section className="checkout-part" ref={part} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {problem && (
        <Notice tone="careful" isUrgent>
          {problem}
        </Notice>
      )}
      {children}
    </section>
  );
}
