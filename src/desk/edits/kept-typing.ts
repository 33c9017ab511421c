// Unsaved typing in a form of the desk, kept with the document as it was when typing began; survives reloads and crashes.
import * as v from 'valibot';
import type { ListedCollection } from '#domain/catalogue/desk/entry-edit.ts';
import { EditedFields } from '#domain/editing/edited-fields.ts';
import { type KeptDraft, openDraft } from '#forms/use-draft.ts';
import {
  dropPictures,
  isBeingSaved,
  type Making,
  makeFor,
  makingFor,
  picturesMade,
  saveOnce,
  workOver,
} from './draft-work.ts';

/** `seen`: the base of the edit; null for a new document. */
const Kept = v.object({
  typed: v.record(v.string(), v.string()),
  seen: v.nullable(EditedFields),
});
export type Kept = v.InferOutput<typeof Kept>;

export function keptIn(stored: unknown): Kept | null {
  const kept = v.safeParse(Kept, stored);
  return kept.success ? kept.output : null;
}

/** The name of a draft; `id` null: the draft of a new document. */
export function draftOf(collection: ListedCollection, id: string | null): string {
  const of = collection === 'products' ? 'desk-product' : `desk-${collection}`;
  return id === null ? `${of}-new` : `${of}:${id}`;
}

/** Opens a draft. It is read once the pictures are in it that were being made when its form was left. */
export function openTyping(name: string): KeptDraft<Kept> {
  const draft = openDraft(name, keptIn);
  return { ...draft, open: () => workOver(name).then(draft.open) };
}

type Values<Field extends string> = Record<Field, string>;

/** The form's values, and the base of an edit that writes them. */
export type Typing<Field extends string> = { values: Values<Field>; seen: EditedFields | null };

export type Draft<Field extends string> = Typing<Field> & {
  name: string;
  isTyped: boolean;
  /** How many pictures are being made. */
  making: number;
  /** Whether a press of Save is under way. */
  isSaving: boolean;
  change(part: Partial<Values<Field>>): void;
  /** The same, computed from the values at the time it is applied. */
  changeBy(change: (now: Values<Field>) => Partial<Values<Field>>): void;
  /** Empties the form; pictures that are still being made are given up. */
  clear(): void;
  /** Makes pictures and puts them into the draft, which Save waits for. `work`: false if one of them is not in it. */
  make(count: number, work: (making: Making) => Promise<boolean>): Promise<void>;
  /** Resolves with the values when all changes are stored. */
  settled(): Promise<Typing<Field>>;
};

/** The part of a draft that takes pictures and other files. */
export type FilesDraft = Pick<Draft<string>, 'name' | 'making' | 'make' | 'change'>;

/** A draft for its form. `shown`, `asTyped`: as for `useTyped`. */
export function typingIn<Field extends string>(
  name: string,
  kept: KeptDraft<Kept>,
  shown: EditedFields | null,
  asTyped: (stored: EditedFields) => Values<Field>,
): Draft<Field> {
  const changeBy: Draft<Field>['changeBy'] = (changed) =>
    kept.change((now) => {
      const { typed = {}, seen = shown } = now ?? {};
      const part = changed({ ...asTyped(seen ?? {}), ...typed });
      return { typed: { ...typed, ...part } as Kept['typed'], seen };
    });
  const typing = (): Typing<Field> => {
    const { typed = {}, seen = shown } = kept.shown().kept ?? {};
    return { values: { ...asTyped(seen ?? {}), ...typed }, seen };
  };
  return {
    ...typing(),
    name,
    isTyped: kept.shown().kept !== null,
    making: makingFor(name),
    isSaving: isBeingSaved(name),
    change: (part) => changeBy(() => part),
    changeBy,
    clear() {
      dropPictures(name);
      kept.change(() => null);
    },
    make: (count, work) =>
      makeFor(name, count, async (making) => {
        const isWhole = await work(making);
        await kept.settled();
        return isWhole;
      }),
    async settled() {
      await kept.settled();
      return typing();
    },
  };
}

/**
 * A press of Save: one at a time, and with the pictures that are being made. `read` returns the fields to write, or
 * null once it has said what is wrong.
 */
export function submitTyping<Field extends string>(
  draft: Draft<Field>,
  read: (now: Typing<Field>) => EditedFields | null,
  save: (fields: EditedFields, now: Typing<Field>) => Promise<void>,
): Promise<void> {
  const { name } = draft;
  return saveOnce(name, async () => {
    // With nothing to wait for, it is said at once.
    if (makingFor(name) === 0 && read(draft) === null) return;
    if (!(await picturesMade(name))) return;
    const now = await draft.settled();
    const fields = read(now);
    if (fields !== null) await save(fields, now);
  });
}
