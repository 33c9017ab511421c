import type { MouseEvent } from 'react';
import type { Address } from '#domain/address/address.ts';
import { stateWords } from '#domain/pincode/state-texts.ts';
import { landmarkLine, phoneLine } from '#domain/shared/messages.ts';
import type { WriteStatus } from '#engine/outbox/row-status.ts';
import { WriteNote } from '#forms/WriteNote.tsx';
import { Button } from '#ui/form/Button.tsx';
import { DELETE, EDIT, NOT_SENT_YET } from './messages.ts';
import { returnMark } from './use-open-form.ts';
import './AddressCard.css';

type AddressCardProps = {
  address: Address;
  /** Status of the address's last change. */
  status: WriteStatus;
  /** Set where the shopper chooses one of the addresses. */
  choice: { isChosen: boolean; onChoose(): void } | null;
  onEdit(press: MouseEvent): void;
  onDelete(press: MouseEvent): void;
};

/** One address, the status of its last change, and its buttons. */
export function AddressCard({ address, status, choice, onEdit, onDelete }: AddressCardProps) {
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
      <p className="address-card__status" role="status">
        <WriteNote isBare status={status} words={NOT_SENT_YET} />
      </p>
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
  const { name, phone, address: street, city, state, zipcode, landmark, otherPhone } = address;
  return (
    <span className="address-card__words">
      <span id={nameId}>
        <strong>{name}</strong>
        <span className="address-card__street">{street}</span>
      </span>
      {landmark && <span>{landmarkLine(landmark)}</span>}
      <span>
        <span>{`${city}, ${stateWords(state)}`}</span>{' '}
        <span className="address-card__zipcode">{`– ${zipcode}`}</span>
      </span>
      <span>{phoneLine(phone, otherPhone)}</span>
    </span>
  );
}
