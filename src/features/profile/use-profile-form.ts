// The profile form: what was typed over what is stored, when a problem is told, and the one press.

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { mintId } from '#core/model/identifiers.ts';
import { Profile, type StoredProfile } from '#core/model/profile.ts';
import { saveProfile } from '#core/sync/writes/profile.ts';
import { formProblems, type Problems } from '#ui/form-problems.ts';
import {
  asTyped,
  isTyped,
  PROFILE_FIELDS,
  type ProfileField,
  profileToSave,
  shownProfile,
  type TypedProfile,
  trimmed,
  withoutStored,
} from './typed-profile.ts';
import { useProfileWrite } from './use-profile-write.ts';

export type ProfileDraft = {
  name: string;
  values: TypedProfile;
  change(change: Partial<TypedProfile>): void;
  clear(): void;
  settled(): Promise<void>;
};

/** The form of an account over a draft that the page keeps; `stored` is what this phone has. */
export function useProfileForm(uid: string, stored: StoredProfile, draft: ProfileDraft) {
  const { values: typed, change } = draft;
  const form = useRef<HTMLFormElement>(null);
  const { progress, follow } = useProfileWrite(uid);
  const [left, setLeft] = useState<readonly ProfileField[]>([]);
  const [notSaved, setNotSaved] = useState<'full' | 'blocked' | 'broken' | null>(null);
  const [isFresh, setIsFresh] = useState(false);
  const isBusy = useRef(false);
  const idFor = usePress(stored);
  useDropStored(stored, draft);

  const shown = shownProfile(typed, stored);
  const next = profileToSave(shown, stored);
  const problems = formProblems(Profile, shown);
  const errors: Problems<ProfileField> = {};
  for (const field of PROFILE_FIELDS) {
    const problem = problems[field];
    if (problem && (left.includes(field) || isTyped(typed, field))) errors[field] = problem;
  }

  async function update(event: FormEvent) {
    event.preventDefault();
    if (!next || isBusy.current) return;
    isBusy.current = true;
    change(trimmed(typed));
    await draft.settled();
    const saved = await saveProfile(deviceDatabase(), idFor(next), uid, next, draft.name);
    isBusy.current = false;
    setNotSaved(saved.outcome === 'not-saved' ? saved.reason : null);
    if (saved.outcome === 'not-saved') return;
    follow(saved.id);
    setLeft([]);
    setIsFresh(true);
    // The button has nothing more to do and would take the focus with it.
    if (form.current?.contains(document.activeElement)) form.current.focus({ preventScroll: true });
  }
  return {
    form,
    shown,
    errors,
    canUpdate: next !== null,
    notSaved,
    outcome: { progress: progress === 'sent' && next ? 'none' : progress, isFresh } as const,
    type: (field: ProfileField, text: string) => change({ [field]: asTyped(text) }),
    leave: (field: ProfileField) => setLeft((fields) => [...new Set([...fields, field])]),
    update: (event: FormEvent) => void update(event),
  };
}

/** A second press before the first one's profile is on the screen is the same press. */
function usePress(stored: StoredProfile): (next: Profile) => string {
  const press = useRef({ id: '', words: '' });
  const before = JSON.stringify(stored);
  useEffect(() => {
    if (before) press.current = { id: '', words: '' };
  }, [before]);
  return (next) => {
    const words = JSON.stringify(next);
    if (press.current.words !== words) press.current = { id: mintId(), words };
    return press.current.id;
  };
}

/** What was typed and is stored by now is no draft any more. */
function useDropStored(stored: StoredProfile, { values, change, clear }: ProfileDraft): void {
  useEffect(() => {
    const rest = withoutStored(values, stored);
    if (rest === values) return;
    if (PROFILE_FIELDS.some((field) => isTyped(rest, field))) change(rest);
    else clear();
  }, [stored, values, change, clear]);
}
