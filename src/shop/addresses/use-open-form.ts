// Which form of the address book is open: a new address, an edited one, or one left unfinished.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Address } from '#domain/address/address.ts';
import { addressKey } from '#domain/address/address-write.ts';
import { readAddress } from '#domain/address/addresses.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { draftNames } from '#engine/device/drafts.ts';

/** `address`: the one being edited; null for a new one. */
export type OpenForm = { address: Address | null };

/** `focus.wanted`: selector of the element that gets the focus after the next render. */
type State = { open: OpenForm | null; focus: { wanted: string } | null };

/** Used in place of an id for a new address. */
const NEW = 'new';

/** Name under which the form's draft is stored. */
export function draftName(uid: string, { address }: OpenForm): string {
  return addressKey(uid, address?.id ?? NEW);
}

/** Attribute for the button that gets the focus when its form closes; null marks the button that adds an address. */
export function returnMark(addressId: string | null): { 'data-returns': string } {
  return { 'data-returns': addressId ?? NEW };
}

/** The open form of a book, if any. A draft typed before a reload reopens its form. */
export function useOpenForm(uid: string | undefined, book: RefObject<HTMLElement | null>) {
  const [{ open, focus }, setState] = useState<State>({ open: null, focus: null });
  const isTouched = useRef(false);
  useEffect(() => {
    if (uid === undefined) return;
    unfinished(uid).then((found) => {
      if (!isTouched.current) setState({ open: found, focus: null });
    }, console.error);
  }, [uid]);
  useEffect(() => {
    if (!focus) return;
    const find = (wanted: string) => book.current?.querySelector<HTMLElement>(wanted);
    (find(focus.wanted) ?? find(returnTo(null)))?.focus();
  }, [focus, book]);
  function change(form: OpenForm | null, wanted: string) {
    isTouched.current = true;
    setState({ open: form, focus: { wanted } });
  }
  return {
    open,
    show: (form: OpenForm) => change(form, 'form h2'),
    /** Moves the focus to the button of `addressId`, or to the add button if that is null or gone. */
    close: (addressId: string | null) => change(null, returnTo(addressId)),
  };
}

async function unfinished(uid: string): Promise<OpenForm | null> {
  const database = deviceDatabase();
  const prefix = addressKey(uid, '');
  for (const name of await draftNames(database, prefix)) {
    const id = name.slice(prefix.length);
    const address = id === NEW ? null : await readAddress(database, uid, id);
    if (address !== undefined) return { address };
  }
  return null;
}

function returnTo(addressId: string | null): string {
  return `[data-returns="${CSS.escape(addressId ?? NEW)}"]`;
}
