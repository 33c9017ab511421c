import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import { Link } from '../../frame/Link.tsx';
import { NOT_SAVED, STEP_BUTTONS } from '../../messages.ts';
import type { ShownOrder } from '../use-desk-orders.ts';
import { useMay, useTakeStep } from '../use-take-step.ts';
import { ISSUE_ASKED, ofBusiness, PAPER_LACKS, PAPERS_TITLE, STATE_LACKS } from './messages.ts';
import { OrderReceipt } from './OrderReceipt.tsx';

/** An order's tax papers, and what is missing for one; in a shop that issues none, its receipt. */
export function OrderPapers({ shown }: { shown: ShownOrder }) {
  const { order } = shown;
  const { papers = [], paperLacks, paperAskedAt, buyerGstin } = order;
  const may = useMay(shown);
  const { take, isNotSaved } = useTakeStep(order);
  if (papers.length === 0 && !paperLacks && !buyerGstin) return <OrderReceipt order={order} />;
  const nameOf = (id: string) => order.lines.find((it) => it.productId === id)?.name || id;
  return (
    <section className="desk-card desk-screen-only" aria-labelledby="papers">
      <h2 id="papers">{PAPERS_TITLE}</h2>
      {buyerGstin && <p>{ofBusiness(buyerGstin)}</p>}
      {papers.map((number) => (
        <Link key={number} className="desk-summary" to="/desk/papers/$number" params={{ number }}>
          {number}
        </Link>
      ))}
      {paperLacks && <p>{paperLacks.length > 0 ? PAPER_LACKS : STATE_LACKS}</p>}
      {paperLacks?.map((productId) => (
        <Link
          key={productId}
          className="desk-summary"
          to="/desk/products/$id"
          params={{ id: productId }}
        >
          {nameOf(productId)}
        </Link>
      ))}
      {paperLacks && paperAskedAt !== undefined && (
        <p className="desk-soft">
          <Sentence text={ISSUE_ASKED} parts={{ moment: <DateTime at={paperAskedAt} hasTime /> }} />
        </p>
      )}
      {may('askPaper') && (
        <Button onClick={() => void take({ does: 'askPaper', at: Date.now() })}>
          {STEP_BUTTONS.askPaper}
        </Button>
      )}
      {isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
    </section>
  );
}
