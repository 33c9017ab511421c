// The profile form: the typed text over the stored profile, when a problem shows, and saving.
import { useEffect, useRef, useState } from 'react';
import { useLatestWrite } from '#browser/sync/use-write-status.ts';
import type { StoredProfile } from '#domain/account/profile.ts';
import { Profile } from '#domain/account/profile-form.ts';
import { saveProfile } from '#domain/account/profile-write.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { formProblems, type Problems } from '#forms/form-problems.ts';
import type { Draft } from '#forms/use-draft.ts';
import { useWritePress } from '#forms/use-write-form.ts';
import { NOT_WHOLE, NOTHING_CHANGED } from './messages.ts';
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

/** The form of an account over a draft that the page keeps; `stored`: this phone's copy. */
export function useProfileForm(uid: string, stored: StoredProfile, draft: Draft<TypedProfile>) {
  const { values: typed, change } = draft;
  const form = useRef<HTMLFormElement>(null);
  const { status, follow } = useLatestWrite('profile');
  const [left, setLeft] = useState<readonly ProfileField[]>([]);
  useDropStored(stored, draft);

  const shown = shownProfile(typed, stored);
  const next = profileToSave(shown, stored);
  const problems = formProblems(Profile, shown);
  const errors: Problems<ProfileField> = {};
  for (const field of PROFILE_FIELDS) {
    const problem = problems[field];
    if (problem && (left.includes(field) || isTyped(typed, field))) errors[field] = problem;
  }

  const { submit, failure, isFresh } = useWritePress({
    draft,
    replaces: JSON.stringify(stored),
    ready() {
      if (next) change(trimmed(typed));
      return next;
    },
    save: (id, profile) => saveProfile(deviceDatabase(), id, uid, profile, draft.name),
    onSaved(id) {
      follow(id);
      setLeft([]);
      // The button is disabled next and would lose the focus.
      if (form.current?.contains(document.activeElement))
        form.current.focus({ preventScroll: true });
    },
  });
  return {
    form,
    shown,
    errors,
    why: next ? null : Object.keys(problems).length > 0 ? NOT_WHOLE : NOTHING_CHANGED,
    failure,
    outcome: { status: status === 'sent' && next ? 'none' : status, isFresh } as const,
    type: (field: ProfileField, text: string) => change({ [field]: asTyped(text) }),
    leave: (field: ProfileField) => setLeft((fields) => [...new Set([...fields, field])]),
    submit,
  };
}

/** Drops typed text from the draft once it is stored. */
function useDropStored(
  stored: StoredProfile,
  { values, change, clear }: Draft<TypedProfile>,
): void {
  useEffect(() => {
    const rest = withoutStored(values, stored);
    if (rest === values) return;
    if (PROFILE_FIELDS.some((field) => isTyped(rest, field))) change(rest);
    else clear();
  }, [stored, values, change, clear]);
}
