// The contact form's checks and its one press: saved on this phone, then the form is ready for another message.

import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database.ts';
import { ContactForm, contactMessage } from '#core/model/contact-message.ts';
import { mintId } from '#core/model/identifiers.ts';
import { sendMessage } from '#core/sync/writes/contact.ts';
import { useLatestWrite } from '#page-sync/use-latest-write.ts';
import { formProblems } from '#ui/form-problems.ts';
import { useFormErrors } from '#ui/use-form-errors.ts';

export type ContactDraft = {
  name: string;
  values: ContactForm;
  change(change: Partial<ContactForm>): void;
  clear(): void;
  settled(): Promise<void>;
};

/** A second press within this time belongs to the first. ms */
const DOUBLE_PRESS_MS = 1_000;

/** The form over a draft that the page keeps. */
export function useContactForm(draft: ContactDraft) {
  const { values, clear } = draft;
  const { form, errors, passes, startAnew } = useFormErrors(formProblems(ContactForm, values));
  const { progress, follow } = useLatestWrite('contact');
  const [notSaved, setNotSaved] = useState<'full' | 'blocked' | 'broken' | null>(null);
  const isBusy = useRef(false);
  const savedAt = useRef(0);
  // The same words pressed again after a failure are the same message.
  const press = useRef({ id: '', words: '' });

  async function send(event: FormEvent) {
    event.preventDefault();
    const isSecondPress =
      isUntouched(values) &&
      savedAt.current > 0 &&
      event.timeStamp - savedAt.current < DOUBLE_PRESS_MS;
    if (isBusy.current || isSecondPress) return;
    const checked = v.safeParse(ContactForm, values);
    if (!passes() || !checked.success) return;
    isBusy.current = true;
    const message = contactMessage(checked.output);
    const words = JSON.stringify(message);
    if (press.current.words !== words) press.current = { id: mintId(), words };
    await draft.settled();
    const saved = await sendMessage(deviceDatabase(), press.current.id, message, draft.name);
    isBusy.current = false;
    setNotSaved(saved.outcome === 'not-saved' ? saved.reason : null);
    if (saved.outcome === 'not-saved') return;
    savedAt.current = performance.now();
    press.current = { id: '', words: '' };
    follow(saved.id);
    clear();
    startAnew();
  }
  const outcome = { progress, isFresh: savedAt.current > 0 };
  return { form, errors, send: (event: FormEvent) => void send(event), notSaved, outcome };
}

function isUntouched({ name, phone, email, message }: ContactForm): boolean {
  return `${name}${phone}${email}${message}` === '';
}
