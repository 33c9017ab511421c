// Unsaved typing in a catalogue form, kept with the document as it was when typing began; survives reloads and crashes.
import * as v from 'valibot';
import { useBusyTyping } from '#browser/sync/use-busy-typing.ts';
import type { ListedCollection } from '#domain/catalogue/desk/entry-edit.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { EditedFields } from '#domain/editing/edited-fields.ts';
import { readDraft, saveDraft } from '#engine/device/drafts.ts';
import { useKeptDraft } from '#forms/use-draft.ts';

/** `seen`: the base of the edit; null for a new document. */
const Kept = v.object({
  typed: v.record(v.string(), v.string()),
  seen: v.nullable(EditedFields),
});
type Kept = v.InferOutput<typeof Kept>;

/** The name of a draft; `id` null: the draft of a new document. */
export function draftOf(collection: ListedCollection, id: string | null): string {
  const of = collection === 'products' ? 'desk-product' : `desk-${collection}`;
  return id === null ? `${of}-new` : `${of}:${id}`;
}

/** Puts a change back into its form as if it had been typed; values typed there since win. */
export async function retype(name: string, again: Kept): Promise<void> {
  const database = deviceDatabase();
  const there = keptIn(await readDraft(database, name));
  const typed = { ...again.typed, ...there?.typed };
  await saveDraft(database, name, { typed, seen: again.seen });
}

type Typed<Field extends string> = Record<Field, string>;

export type Draft<Field extends string> = {
  name: string;
  values: Typed<Field>;
  seen: EditedFields | null;
  isTyped: boolean;
  change(part: Partial<Typed<Field>>): void;
  /** The same, computed from the values at the time it is applied. */
  changeBy(change: (now: Typed<Field>) => Partial<Typed<Field>>): void;
  clear(): void;
  settled(): Promise<void>;
};

/** `shown`: the current values, null for a new document; `asTyped`: turns them into form values. */
export function useTyped<Field extends string>(
  name: string,
  shown: EditedFields | null,
  asTyped: (stored: EditedFields) => Typed<Field>,
): Draft<Field> | undefined {
  const { kept, isRead, change, settled } = useKeptDraft(name, keptIn);
  useBusyTyping(kept !== null);
  if (!isRead) return undefined;
  const changeBy: Draft<Field>['changeBy'] = (changed) =>
    change((now) => {
      const { typed = {}, seen: before = shown } = now ?? {};
      const part = changed({ ...asTyped(before ?? {}), ...typed });
      return { typed: { ...typed, ...part } as Kept['typed'], seen: before };
    });
  const seen = kept ? kept.seen : shown;
  return {
    name,
    seen,
    values: { ...asTyped(seen ?? {}), ...kept?.typed },
    isTyped: kept !== null,
    change: (part) => changeBy(() => part),
    changeBy,
    clear: () => change(() => null),
    settled,
  };
}

function keptIn(stored: unknown): Kept | null {
  const kept = v.safeParse(Kept, stored);
  return kept.success ? kept.output : null;
}
