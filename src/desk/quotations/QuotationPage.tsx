import { useNavigate, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database/database.ts';
import { mintId } from '#core/model/identifiers.ts';
import { paiseFromRupees } from '#core/model/money.ts';
import {
  type Offer,
  offerTotal,
  quotationNumber,
  readablePhone,
} from '#core/model/order/offered-quotation.ts';
import { discard, retryNow } from '#core/sync/outbox/retry-and-discard.ts';
import { deskKinds } from '#core/sync/writes/desk-registry.ts';
import { saveWithdrawal } from '#core/sync/writes/desk-withdrawal.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { DateTime } from '#ui/text/DateTime.tsx';
import { Price } from '#ui/text/Price.tsx';
import { Link } from '../frame/Link.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { CALL, CHAT, LEAVE_IT, NOT_SAVED, TRY_AGAIN } from '../messages.ts';
import { rupeeWords } from '../stock/messages.ts';
import {
  ALL_QUOTATIONS,
  EDIT_AGAIN,
  eachAt,
  FORM_IN_USE,
  KEEP_IT,
  LINES,
  NO_NAME,
  NO_SUCH_QUOTATION,
  NO_SUCH_QUOTATION_WHY,
  quotationTitle,
  STAND_WHY,
  STAND_WORDS,
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

/** A quotation: how it stands, what it offers, its PDF, and what can be done with it. */
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
  const { phone, customer, note, createdAt, validUntil, lines, stand } = quotation;
  const offer: Offer = { phone, customer, note, createdAt, validUntil, lines };
  const digits = phone.slice(1);
  return (
    <div className="desk-page">
      <p>
        <Link to="/desk/quotations">{ALL_QUOTATIONS}</Link>
      </p>
      <h1>{quotationTitle(quotationNumber(id))}</h1>
      <Notice tone={stand === 'refused' ? 'careful' : 'plain'}>
        <strong>{STAND_WORDS[stand]}</strong>
        <p>{STAND_WHY[stand]}</p>
        {stand === 'refused' && <Refused quotation={quotation} offer={offer} />}
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
                {line.name}
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
      {quotation.withdrawnAt === null && stand !== 'over' && stand !== 'refused' && (
        <Withdraw id={id} />
      )}
    </div>
  );
}

/** What was not taken can go once more, into the form again, or be left. */
function Refused({ quotation, offer }: { quotation: ShownQuotation; offer: Offer }) {
  const [isInUse, setIsInUse] = useState(false);
  const database = deviceDatabase();
  const { refused, isStored } = quotation;
  const navigate = useNavigate();
  async function giveUp() {
    for (const seq of refused.toReversed()) await discard(database, deskKinds, seq, Date.now());
    if (!isStored) await navigate({ to: '/desk/quotations' });
  }
  async function editAgain() {
    const isIn = await retype(offer);
    setIsInUse(!isIn);
    if (!isIn) return;
    await giveUp();
    await navigate({ to: '/desk/new-quotation' });
  }
  return (
    <>
      <p className="desk-links">
        <Button onClick={() => refused.forEach((seq) => void retryNow(database, seq))}>
          {TRY_AGAIN}
        </Button>
        {!isStored && (
          <Button variant="secondary" onClick={() => void editAgain()}>
            {EDIT_AGAIN}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void giveUp()}>
          {LEAVE_IT}
        </Button>
      </p>
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
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {KEEP_IT}
            </Button>
            <Button onClick={() => void withdraw()}>{WITHDRAW}</Button>
          </DialogAnswers>
        </Dialog>
      )}
    </>
  );
}
