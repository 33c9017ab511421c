// The address form's checks and its one press: saved on this phone, then the form is done.
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { AddressForm } from '#core/model/address.ts';
import { mintId } from '#core/model/identifiers.ts';
import { formProblems } from '#ui/form-problems.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';
import type { AddressValues } from './address-values.ts';

export type AddressDraft = {
  values: AddressValues;
  change(change: Partial<AddressValues>): void;
  clear(): void;
  settled(): Promise<void>;
};

export type AddressFormSetup = {
  draft: AddressDraft;
  /**
   * Saves what was typed on this phone. `id` is minted once for each press: the same words pressed again after a failure are the
   * same write. Answers in the shopper's words why it was not saved; null when it was.
   */
  save(id: string, address: v.InferOutput<typeof AddressForm>): Promise<string | null>;
  /** `savedId`: the press that was saved; null when the shopper gave it up. */
  onDone(savedId: string | null): void;
};

/** The form over a draft that the page keeps. */
export function useAddressForm({ draft, save, onDone }: AddressFormSetup) {
  const { values, clear } = draft;
  const { form, errors, passes } = useFormErrors(formProblems(AddressForm, values));
  const [notSaved, setNotSaved] = useState<string | null>(null);
  const isBusy = useRef(false);
  const press = useRef({ id: '', words: '' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    const checked = v.safeParse(AddressForm, values);
    if (!passes() || !checked.success) return;
    isBusy.current = true;
    const words = JSON.stringify(checked.output);
    if (press.current.words !== words) press.current = { id: mintId(), words };
    const { id } = press.current;
    await draft.settled();
    const problem = await save(id, checked.output);
    if (problem !== null) {
      isBusy.current = false;
      return setNotSaved(problem);
    }
    clear();
    onDone(id);
  }
  function giveUp() {
    if (isBusy.current) return;
    clear();
    onDone(null);
  }
  return { form, errors, save: (event: FormEvent) => void submit(event), giveUp, notSaved };
}
