// Deleting an address: asked for, then done once, however often the answer is pressed.

import { useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import type { Address } from '#core/model/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { removeAddress } from '#core/sync/writes/address.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import type { WaitingRemoval } from './use-addresses.ts';

/** `onRemoved` is told which address is gone, `onUndone` which one is back. */
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
