import type { MouseEvent } from 'react';
import type { Address } from '#domain/address/address.ts';
import type { Elements } from '#ui/elements.ts';
import { AddressCard } from './AddressCard.tsx';
import { ADDRESSES } from './messages.ts';
import type { ShownAddress } from './use-addresses.ts';

type AddressListProps = {
  shown: readonly ShownAddress[];
  /** The address being edited; its form replaces its card. */
  edited: { id: string; form(): Elements } | null;
  chosenId: string | null;
  onChoose: ((id: string) => void) | undefined;
  onEdit(address: Address, press: MouseEvent): void;
  onDelete(address: Address, press: MouseEvent): void;
};

/** Address cards, stacked or side by side where there is room. */
export function AddressList({
  shown,
  edited,
  chosenId,
  onChoose,
  onEdit,
  onDelete,
}: AddressListProps) {
  return (
    <ul className="address-list" aria-label={ADDRESSES}>
      {shown.map(({ address, status }) =>
        address.id === edited?.id ? (
          <li className="address-list__form" key={address.id}>
            {edited.form()}
          </li>
        ) : (
          <AddressCard
            key={address.id}
            address={address}
            status={status}
            choice={
              onChoose
                ? { isChosen: address.id === chosenId, onChoose: () => onChoose(address.id) }
                : null
            }
            onEdit={(press) => onEdit(address, press)}
            onDelete={(press) => onDelete(address, press)}
          />
        ),
      )}
    </ul>
  );
}
