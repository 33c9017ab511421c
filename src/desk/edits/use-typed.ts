// The unsaved typing of a form, for React.
import { useMemo, useSyncExternalStore } from 'react';
import { useBusyTyping } from '#browser/sync/use-busy-typing.ts';
import type { EditedFields } from '#domain/editing/edited-fields.ts';
import { useOpenDraft } from '#forms/use-draft.ts';
import { isBeingSaved, makingFor, onDraftWork } from './draft-work.ts';
import { type Draft, openTyping, typingIn } from './kept-typing.ts';

/** How many pictures are being made for a draft. */
export function useMaking(name: string): number {
  const making = () => makingFor(name);
  return useSyncExternalStore(onDraftWork, making, making);
}

/**
 * Undefined until it is read. `shown`: the current values, null for a new document; `asTyped`: turns them into form
 * values.
 */
export function useTyped<Field extends string>(
  name: string,
  shown: EditedFields | null,
  asTyped: (stored: EditedFields) => Record<Field, string>,
): Draft<Field> | undefined {
  const draft = useMemo(() => openTyping(name), [name]);
  const { kept, isRead } = useOpenDraft(draft);
  const isSaving = () => isBeingSaved(name);
  useSyncExternalStore(onDraftWork, isSaving, isSaving);
  useMaking(name);
  useBusyTyping(kept !== null);
  return isRead ? typingIn(name, draft, shown, asTyped) : undefined;
}
