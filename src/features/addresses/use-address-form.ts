// The address form's checks and its one press: saved on this phone, then the form is done.
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { type Address, AddressForm } from '#core/model/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import { formProblems } from '#ui/form-problems.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import type { AddressValues } from './address-values.ts';
import { saveAddress } from './save-address.ts';

export type AddressDraft = {
  name: string;
  values: AddressValues;
  change(change: Partial<AddressValues>): void;
  clear(): void;
  settled(): Promise<void>;
};

export type AddressFormSetup = {
  /** Whose address it is. */
  uid: string;
  /** The one that is edited; null for a new one. */
  address: Address | null;
  draft: AddressDraft;
  /** `savedId`: the address that was saved; null when the shopper gave it up. */
  onDone(savedId: string | null): void;
};

/** The form over a draft that the page keeps. */
export function useAddressForm({ uid, address, draft, onDone }: AddressFormSetup) {
  const { values, clear } = draft;
  const { form, errors, passes } = useFormErrors(formProblems(AddressForm, values));
  const [notSaved, setNotSaved] = useState<'full' | 'blocked' | 'broken' | null>(null);
  const isBusy = useRef(false);
  // The same words pressed again after a failure are the same address.
  const press = useRef({ id: '', addressId: '', words: '' });

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    const checked = v.safeParse(AddressForm, values);
    if (!passes() || !checked.success) return;
    isBusy.current = true;
    const words = JSON.stringify(checked.output);
    if (press.current.words !== words) {
      press.current = { id: mintId(), addressId: address?.id ?? mintId(), words };
    }
    const { id, addressId } = press.current;
    await draft.settled();
    const saved = await saveAddress(id, uid, { id: addressId, ...checked.output }, draft.name);
    if (saved.outcome === 'not-saved') {
      isBusy.current = false;
      return setNotSaved(saved.reason);
    }
    clear();
    onDone(addressId);
  }
  function giveUp() {
    if (isBusy.current) return;
    clear();
    onDone(null);
  }
  return { form, errors, save: (event: FormEvent) => void save(event), giveUp, notSaved };
}
