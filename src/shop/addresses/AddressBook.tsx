import { Link } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { useAccount } from '#browser/sync/use-account.ts';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { readProfile } from '#domain/account/profiles.ts';
import { saveAddress } from '#domain/address/address-write.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { notSavedMessage, SEE_WHY_NEEDED } from '#forms/messages.ts';
import { NotSavedNotice } from '#forms/WriteNote.tsx';
import type { Elements } from '#ui/elements.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { LoadingWords } from '#ui/feedback/Skeleton.tsx';
import { Button } from '#ui/form/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Sentence } from '#ui/text/Sentence.tsx';
import type { AddressFormSetup } from './AddressForm.tsx';
import { AddressList } from './AddressList.tsx';
import { DeleteDialog, useRemoval, WaitingRemovals } from './AddressRemoval.tsx';
import { type AddressValues, newAddressOf, valuesOf } from './address-values.ts';
import {
  ADD_ADDRESS,
  DELETED_NEEDS_YOU,
  EDIT_ADDRESS,
  NO_ADDRESS_YET,
  READING_ADDRESSES,
  WHY_ADD_ONE,
} from './messages.ts';
import { useAddresses } from './use-addresses.ts';
import { draftName, type OpenForm, returnMark, useOpenForm } from './use-open-form.ts';
import './AddressBook.css';

/** A house. */
const HOUSE = 'M20 46 60 14l40 32M30 40v44h60V40M50 84V60h20v24M82 31V16h-8v9M8 84h104';

/** Everything a page needs to keep a form's draft and to render the form over it. */
export type FormOverDraft = Omit<AddressFormSetup, 'draft'> & {
  title: string;
  draftName: string;
  start: AddressValues;
};

type AddressBookProps = {
  form: (setup: FormOverDraft) => Elements;
  /** The chosen address, where the shopper picks one. Without `onChoose` the list offers no choice. */
  chosenId?: string | null;
  onChoose?: (id: string | null) => void;
};

/** The signed-in account's addresses: add, edit, delete or choose one. */
export function AddressBook({ form, chosenId = null, onChoose }: AddressBookProps) {
  const account = useAccount();
  const uid = account?.uid;
  const known = useAddresses(uid);
  const profile = useLiveQuery(() => readProfile(deviceDatabase(), uid ?? ''), [uid]);
  const book = useRef<HTMLDivElement>(null);
  const { open, show, close } = useOpenForm(uid, book);
  const removal = useRemoval(uid, removed, close);
  if (uid === undefined || !known) return <LoadingWords>{READING_ADDRESSES}</LoadingWords>;

  function removed(id: string) {
    if (id === chosenId) onChoose?.(null);
    close(null);
  }
  const shownForm = (opened: OpenForm) => {
    const name = draftName(String(uid), opened);
    const edited = opened.address;
    const setup: FormOverDraft = {
      title: edited ? EDIT_ADDRESS : ADD_ADDRESS,
      draftName: name,
      start: edited
        ? valuesOf(edited)
        : newAddressOf(
            profile,
            account?.phone ?? '',
            known.shown.map(({ address }) => address),
          ),
      async save(id, fields) {
        const address = { ...fields, id: edited?.id ?? id };
        const saved = await saveAddress(deviceDatabase(), id, String(uid), address, name);
        return saved.outcome === 'saved' ? null : notSavedMessage(saved.reason, true);
      },
      // A new address takes the id of the press that saved it.
      onDone(savedId) {
        close(edited?.id ?? savedId);
        if (savedId !== null && !edited) onChoose?.(savedId);
      },
    };
    return (
      <div key={name} className="address-book__form">
        {form(setup)}
      </div>
    );
  };
  const isEmpty = known.shown.length === 0;
  const isInList = known.shown.some(({ address }) => address.id === open?.address?.id);
  return (
    <div className="address-book" ref={book}>
      <NotSavedNotice reason={removal.notSaved} isTyped={false} />
      {known.hasRefusedRemoval && (
        <Notice tone="careful">
          <Sentence
            text={DELETED_NEEDS_YOU}
            parts={{ why: <Link to="/waiting">{SEE_WHY_NEEDED}</Link> }}
          />
        </Notice>
      )}
      {isEmpty && !open && (
        <EmptyState drawing={HOUSE} title={NO_ADDRESS_YET}>
          <p>{WHY_ADD_ONE}</p>
        </EmptyState>
      )}
      {!isEmpty && (
        <AddressList
          shown={known.shown}
          edited={open?.address ? { id: open.address.id, form: () => shownForm(open) } : null}
          chosenId={chosenId}
          onChoose={onChoose}
          onEdit={(address, press) => isMeant(press) && show({ address })}
          onDelete={(address, press) => isMeant(press) && removal.ask(address)}
        />
      )}
      {open && !isInList && shownForm(open)}
      {known.removals.length > 0 && (
        <WaitingRemovals removals={known.removals} onUndo={removal.undo} />
      )}
      {(!open || open.address) && (
        <Button
          variant={isEmpty ? 'primary' : 'secondary'}
          {...returnMark(null)}
          onClick={(press) => isMeant(press) && show({ address: null })}
        >
          {ADD_ADDRESS}
        </Button>
      )}
      {removal.asked && (
        <DeleteDialog address={removal.asked} onKeep={removal.keep} onDelete={removal.remove} />
      )}
    </div>
  );
}

/** False for the second tap of a double tap on Save, which hits whatever button has replaced it. */
function isMeant(press: MouseEvent): boolean {
  return press.detail < 2;
}
