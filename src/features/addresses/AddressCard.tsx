import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { Address } from '#core/model/account/address.ts';
import type { ChangeProgress } from '#page-sync/progress-of.ts';
import { Button } from '#ui/form/Button.tsx';
import { SENDING } from '#ui/messages.ts';
import { DELETE, EDIT, NEEDS_YOU, phoneLine, SAVED_NOT_SENT, SEE_WHY } from './messages.ts';
import { returnMark } from './use-open-form.ts';
import './AddressCard.css';

type AddressCardProps = {
  address: Address;
  progress: ChangeProgress;
  /** Given where one of the addresses is chosen. */
  choice: { isChosen: boolean; onChoose(): void } | null;
  onEdit(press: MouseEvent): void;
  onDelete(press: MouseEvent): void;
};

/** One address: where it leads, how its last change stands, what one may do. */
export function AddressCard({ address, progress, choice, onEdit, onDelete }: AddressCardProps) {
  const nameId = `address-${address.id}`;
  return (
    <li className={`address-card${choice?.isChosen ? ' address-card--chosen' : ''}`}>
      {choice ? (
        <label className="address-card__choice">
          <input type="radio" name="address" checked={choice.isChosen} onChange={choice.onChoose} />
          <AddressWords address={address} nameId={nameId} />
        </label>
      ) : (
        <AddressWords address={address} nameId={nameId} />
      )}
      <Progress progress={progress} />
      <div className="address-card__actions">
        <Button
          variant="secondary"
          aria-describedby={nameId}
          onClick={onEdit}
          {...returnMark(address.id)}
        >
          {EDIT}
        </Button>
        <Button variant="link" aria-describedby={nameId} onClick={onDelete}>
          {DELETE}
        </Button>
      </div>
    </li>
  );
}

function AddressWords({ address, nameId }: { address: Address; nameId: string }) {
  const { name, phone, address: street, city, state, zipcode } = address;
  return (
    <span className="address-card__words">
      <span id={nameId}>
        <strong>{name}</strong>
        <span className="address-card__street">{street}</span>
      </span>
      <span>
        {city}, {state} <span className="address-card__zipcode">– {zipcode}</span>
      </span>
      <span>{phoneLine(phone)}</span>
    </span>
  );
}

function Progress({ progress }: { progress: ChangeProgress }) {
  return (
    <p className="address-card__progress" role="status">
      {progress === 'waiting' && SAVED_NOT_SENT}
      {progress === 'sending' && SENDING}
      {progress === 'needs-you' && (
        <>
          <strong>{NEEDS_YOU} </strong>
          <Link to="/waiting">{SEE_WHY}</Link>
        </>
      )}
    </p>
  );
}
