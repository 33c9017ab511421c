import { useNavigate, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { saveWithdrawal } from '#domain/quotation/desk/withdrawal-write.ts';
import {
  type Offer,
  offerTotal,
  quotationNumber,
  readablePhone,
} from '#domain/quotation/offered-quotation.ts';
import { paiseFromRupees } from '#domain/shared/money.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Price } from '#ui/text/Price.tsx';
import { ConflictAnswers } from '../edits/ConflictNotice.tsx';
import { Link } from '../frame/Link.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { CALL, CHAT, NOT_SAVED } from '../messages.ts';
import { rupeeWords } from '../stock/messages.ts';
import {
  ALL_QUOTATIONS,
  eachAt,
  FORM_IN_USE,
  KEEP_IT,
  LINES,
  NO_NAME,
  NO_SUCH_QUOTATION,
  NO_SUCH_QUOTATION_WHY,
  quotationTitle,
  STATUS_WHY,
  STATUS_WORDS,
  TOTAL,
  VALID_UNTIL_FIELD,
  WITHDRAW,
  WITHDRAW_TITLE,
  WITHDRAW_WHY,
} from './messages.ts';
import { SharePdf } from './SharePdf.tsx';
import { type ShownQuotation, useDeskQuotations } from './use-desk-quotations.ts';
import { retype } from './use-typed-quotation.ts';
import './Quotations.css';

/** The page of a quotation: its status, lines, PDF and actions. */
export function QuotationPage() {
  const { id } = useParams({ from: '/desk/quotations/$id' });
  const quotations = useDeskQuotations();
  if (quotations === undefined) return null;
  const quotation = quotations.find((it) => it.id === id);
  if (!quotation) {
    return (
      <EmptyState title={<h1>{NO_SUCH_QUOTATION}</h1>}>
        <p>{NO_SUCH_QUOTATION_WHY}</p>
        <Link to="/desk/quotations">{ALL_QUOTATIONS}</Link>
      </EmptyState>
    );
  }
  const { phone, customer, note, createdAt, validUntil, lines, status } = quotation;
  const offer: Offer = { phone, customer, note, createdAt, validUntil, lines };
  const digits = phone.slice(1);
  return (
    <div className="desk-page">
      <p>
        <Link to="/desk/quotations">{ALL_QUOTATIONS}</Link>
      </p>
      <h1>{quotationTitle(quotationNumber(id))}</h1>
      <Notice tone={status === 'refused' ? 'careful' : 'plain'}>
        <strong>{STATUS_WORDS[status]}</strong>
        <p>{STATUS_WHY[status]}</p>
        {status === 'refused' && <Refused quotation={quotation} offer={offer} />}
      </Notice>
      <section className="desk-card">
        <h2>{customer || NO_NAME}</h2>
        <p className="desk-links">
          <span>{readablePhone(phone)}</span>
          <a href={`tel:${phone}`}>{CALL}</a>
          <a href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer">
            {CHAT}
          </a>
        </p>
        <p>
          {VALID_UNTIL_FIELD} <DateTime at={validUntil} />
        </p>
        {note && <p className="desk-address">{note}</p>}
        <SharePdf id={id} offer={offer} />
      </section>
      <section className="desk-card">
        <h2>{LINES}</h2>
        <ul className="desk-rows desk-quoted__rows">
          {lines.map((line) => (
            <li key={line.productId}>
              <span>
                <span>{line.name}</span>
                <br />
                <span className="desk-soft">{eachAt(line.quantity, rupeeWords(line.price))}</span>
              </span>
              <Price paise={paiseFromRupees(line.price) * line.quantity} />
            </li>
          ))}
        </ul>
        <p className="desk-total">
          <strong>{TOTAL}</strong>
          <Price paise={offerTotal(lines)} />
        </p>
      </section>
      {quotation.withdrawnAt === null && status !== 'over' && status !== 'refused' && (
        <Withdraw id={id} />
      )}
    </div>
  );
}

/** A refused quotation can be sent again, put back into the form, or discarded. */
function Refused({ quotation, offer }: { quotation: ShownQuotation; offer: Offer }) {
  const [isInUse, setIsInUse] = useState(false);
  const { refused, isStored } = quotation;
  const navigate = useNavigate();
  async function editAgain(leave: () => Promise<void>) {
    const isIn = await retype(offer);
    setIsInUse(!isIn);
    if (!isIn) return;
    await leave();
    await navigate({ to: '/desk/new-quotation' });
  }
  return (
    <>
      <ConflictAnswers
        seqs={refused}
        refused={refused}
        onEditAgain={isStored ? undefined : editAgain}
        onLeft={() => !isStored && void navigate({ to: '/desk/quotations' })}
      />
      {isInUse && <p className="desk-asks">{FORM_IN_USE}</p>}
    </>
  );
}

function Withdraw({ id }: { id: string }) {
  const { uid } = useOwnDesk();
  const [isAsking, setIsAsking] = useState(false);
  const [isNotSaved, setIsNotSaved] = useState(false);
  const press = useRef<string | null>(null);
  async function withdraw() {
    if (press.current !== null) return;
    press.current = mintId();
    const write = { id: press.current, uid, quotationId: id };
    const saved = await saveWithdrawal(deviceDatabase(), write, Date.now());
    press.current = null;
    setIsNotSaved(saved.outcome !== 'saved');
    setIsAsking(false);
    if (saved.outcome === 'saved') scrollTo(0, 0);
  }
  return (
    <>
      <p>
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {WITHDRAW}
        </Button>
      </p>
      {isNotSaved && (
        <Notice tone="careful" isUrgent>
          {NOT_SAVED}
        </Notice>
      )}
      {isAsking && (
        <Dialog title={WITHDRAW_TITLE} onClose={() => setIsAsking(false)}>
          <p>{WITHDRAW_WHY}</p>
          <DialogAnswers>
            <Button onClick={() => setIsAsking(false)}>{KEEP_IT}</Button>
            <Button variant="secondary" onClick={() => void withdraw()}>
              {WITHDRAW}
            </Button>
          </DialogAnswers>
        </Dialog>
      )}
    </>
  );
}
