import { useRef, useState } from 'react';
import { type Address, streetInOneLine } from '#domain/address/address.ts';
import { removeAddress } from '#domain/address/address-write.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { writeKinds } from '#domain/writes/registry.ts';
import { mintId } from '#engine/lib/identifiers.ts';
import { discard } from '#engine/outbox/retry-and-discard.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog, DialogAnswers } from '#ui/layout/Dialog.tsx';
import { UNDO } from '#ui/messages.ts';
import { ASK_TO_DELETE, DELETE, DELETED_HERE, DELETED_HERE_UNTOLD, KEEP_IT } from './messages.ts';
import type { WaitingRemoval } from './use-addresses.ts';
import './AddressRemoval.css';

type WaitingRemovalsProps = {
  removals: readonly WaitingRemoval[];
  onUndo(removal: WaitingRemoval): void;
};

/** Addresses deleted here before the shop could be told; each deletion can still be undone. */
export function WaitingRemovals({ removals, onUndo }: WaitingRemovalsProps) {
  return (
    <div className="waiting-removals">
      <p role="status">{DELETED_HERE_UNTOLD}</p>
      <ul className="waiting-removals__list" aria-label={DELETED_HERE}>
        {removals.map((removal) => (
          <WaitingOne key={removal.seq} removal={removal} onUndo={() => onUndo(removal)} />
        ))}
      </ul>
    </div>
  );
}

function WaitingOne({ removal, onUndo }: { removal: WaitingRemoval; onUndo(): void }) {
  const { name, zipcode } = removal.address;
  const nameId = `removal-${removal.seq}`;
  return (
    <li>
      <span id={nameId}>
        <strong>{name}</strong>
        <span>{`, ${streetInOneLine(removal.address)} – ${zipcode}`}</span>
      </span>
      <Button variant="link" aria-describedby={nameId} onClick={onUndo}>
        {UNDO}
      </Button>
    </li>
  );
}

type DeleteDialogProps = { address: Address; onKeep(): void; onDelete(): void };

/** Asks once before deleting an address. */
export function DeleteDialog({ address, onKeep, onDelete }: DeleteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Dialog title={ASK_TO_DELETE} dialog={dialog} onClose={onKeep}>
      <p>{`${address.name}, ${streetInOneLine(address)}, ${address.city} – ${address.zipcode}`}</p>
      <DialogAnswers>
        <Button onClick={() => dialog.current?.close()}>{KEEP_IT}</Button>
        <Button variant="secondary" onClick={onDelete}>
          {DELETE}
        </Button>
      </DialogAnswers>
    </Dialog>
  );
}

/**
 * Deletes an address: asks first, then deletes once, however often the shopper confirms. Calls `onRemoved` with the
 * id of the deleted address and `onUndone` with the id of a restored one.
 */
export function useRemoval(
  uid: string | undefined,
  onRemoved: (id: string) => void,
  onUndone: (id: string) => void,
) {
  const [asked, setAsked] = useState<{ address: Address; writeId: string } | null>(null);
  const [notSaved, setNotSaved] = useState<'full' | 'blocked' | 'broken' | null>(null);
  const isBusy = useRef(false);
  async function remove() {
    if (!asked || uid === undefined || isBusy.current) return;
    isBusy.current = true;
    const saved = await removeAddress(deviceDatabase(), asked.writeId, uid, asked.address.id);
    isBusy.current = false;
    setAsked(null);
    setNotSaved(saved.outcome === 'not-saved' ? saved.reason : null);
    if (saved.outcome === 'saved') onRemoved(asked.address.id);
  }
  async function undo({ address, seq }: WaitingRemoval) {
    const isBack = await discard(deviceDatabase(), writeKinds, seq, Date.now()).then(
      () => true,
      () => false,
    );
    setNotSaved(isBack ? null : 'broken');
    if (isBack) onUndone(address.id);
  }
  return {
    asked: asked?.address ?? null,
    notSaved,
    ask: (address: Address) => setAsked({ address, writeId: mintId() }),
    keep: () => setAsked(null),
    remove: () => void remove(),
    undo: (removal: WaitingRemoval) => void undo(removal),
  };
}
