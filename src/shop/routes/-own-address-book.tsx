// The address book with its forms over drafts, for the pages that show it.
import { useState } from 'react';
import { useDraft } from '#forms/use-draft.ts';
import { AddressBook, type FormOverDraft } from '../addresses/AddressBook.tsx';
import { AddressForm } from '../addresses/AddressForm.tsx';

type OwnAddressBookProps = { chosenId?: string | null; onChoose?: (id: string | null) => void };

export function OwnAddressBook(choice: OwnAddressBookProps) {
  return <AddressBook {...choice} form={(setup) => <DraftedForm {...setup} />} />;
}

function DraftedForm({ draftName, start, ...setup }: FormOverDraft) {
  // Keep the values that the form opened with, even if a fresh copy of the address arrives meanwhile.
  const [first] = useState(start);
  return <AddressForm {...setup} draft={useDraft(draftName, first)} />;
}
