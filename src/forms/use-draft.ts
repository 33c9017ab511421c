// Form drafts, over the table `drafts`: texts here, files in use-draft-file.ts, and anything that a form of the desk needs.
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useBusyTyping } from '#browser/sync/use-busy-typing.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { openToWrite } from '#engine/device/database-blocked.ts';
import { deleteDraft, readDraft, saveDraft } from '#engine/device/drafts.ts';

type Change<Kept> = (now: Kept | null) => Kept | null;
type Shown<Kept> = { kept: Kept | null; isRead: boolean; isChanged: boolean };

/** One draft on this phone, of any content. */
export type KeptDraft<Kept> = {
  /** `kept`: null while empty; `isChanged`: changed since it was opened. */
  shown(): Shown<Kept>;
  subscribe(listener: () => void): () => void;
  /** Reads the stored draft, once. */
  open(): Promise<void>;
  /** Replaces the draft; null deletes it. A change made before the draft is read is applied again to the stored one. */
  change(change: Change<Kept>): void;
  /** Resolves when all changes are stored, so that deleting the draft afterwards deletes all of it. */
  settled(): Promise<void>;
};

/** The draft `name`. `parse` returns null for unusable content, such as an older version's. */
export function openDraft<Kept>(
  name: string,
  parse: (stored: unknown) => Kept | null,
  database: () => HaatDatabase = deviceDatabase,
): KeptDraft<Kept> {
  let shown: Shown<Kept> = { kept: null, isRead: false, isChanged: false };
  let unread: Change<Kept>[] = [];
  let opening: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const write = latestOnly((kept: Kept | null) =>
    kept === null ? deleteDraft(database(), name) : saveDraft(database(), name, kept),
  );
  const show = (now: Partial<Shown<Kept>>) => {
    shown = { ...shown, ...now };
    for (const listener of listeners) listener();
  };
  async function read(): Promise<void> {
    const stored = await readDraft(database(), name).catch(console.error);
    const changes = unread;
    unread = [];
    show({ kept: changes.reduce((kept, change) => change(kept), parse(stored)), isRead: true });
    if (changes.length > 0) write(shown.kept);
  }
  const open = () => {
    opening ??= read();
    return opening;
  };
  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    change(change) {
      show({ kept: change(shown.kept), isChanged: true });
      if (shown.isRead) write(shown.kept);
      else unread.push(change);
    },
    async settled() {
      // The read waits for as long as another tab holds the database; a press has to say soon that it does.
      await openToWrite(database()).then(open, console.error);
      await write.settled();
    },
  };
}

/** The draft `name` of a form; survives a reload, crash or closed tab. `parse`: the same function at every render. */
export function useKeptDraft<Kept>(name: string, parse: (stored: unknown) => Kept | null) {
  const draft = useMemo(() => openDraft(name, parse), [name, parse]);
  return { ...useOpenDraft(draft), name, change: draft.change, settled: draft.settled };
}

/** Reads a draft, and follows it. */
export function useOpenDraft<Kept>(draft: KeptDraft<Kept>): Shown<Kept> {
  useEffect(() => void draft.open(), [draft]);
  return useSyncExternalStore(draft.subscribe, draft.shown, draft.shown);
}

export type Draft<Values> = {
  /** The draft's key on this phone. */
  name: string;
  values: Values;
  change(change: Partial<Values>): void;
  /** Empties the form and deletes the stored draft. */
  clear(): void;
  settled(): Promise<void>;
};

/** The texts of the form `name` from last time, else `empty` (the same object at every render), whose fields it keeps to. */
export function useDraft<Values extends Record<string, string>>(
  name: string,
  empty: Values,
): Draft<Values> {
  const { kept, isChanged, change: changeKept, settled } = useKeptDraft(name, anything);
  const values = useMemo(() => mergeKnownFields(empty, kept), [empty, kept]);
  // A draft from last time, not changed since, survives a reload: it need not hold one up.
  useBusyTyping(isChanged && isOther(values, empty));
  const change = useCallback(
    (part: Partial<Values>) => changeKept((now) => ({ ...mergeKnownFields(empty, now), ...part })),
    [changeKept, empty],
  );
  const clear = useCallback(() => changeKept(() => null), [changeKept]);
  return { name, values, change, clear, settled };
}

const anything = (stored: unknown) => stored ?? null;

function isOther<Values extends Record<string, string>>(values: Values, empty: Values): boolean {
  return Object.keys(empty).some((field) => values[field] !== empty[field]);
}

/** `empty` overlaid with the stored texts of its own fields; the draft may come from an older version of the form. */
export function mergeKnownFields<Values extends Record<string, string>>(
  empty: Values,
  kept: unknown,
): Values {
  if (typeof kept !== 'object' || kept === null) return empty;
  const known = Object.entries(kept).filter(
    ([field, value]) => Object.hasOwn(empty, field) && typeof value === 'string',
  );
  return { ...empty, ...Object.fromEntries(known) };
}

type LatestOnly<T> = {
  (value: T): void;
  /** Resolves when nothing is being written or left to write. */
  settled(): Promise<void>;
};

/** Runs `write` one at a time; the last value passed is always the last one written. */
export function latestOnly<T>(write: (value: T) => Promise<unknown>): LatestOnly<T> {
  let next: { value: T } | null = null;
  let running: Promise<void> | null = null;
  const take = (value: T) => {
    next = { value };
    running ??= run();
  };
  const settled = async () => {
    await running;
  };
  return Object.assign(take, { settled });

  async function run(): Promise<void> {
    while (next) {
      const { value } = next;
      next = null;
      await write(value).catch(console.error);
    }
    running = null;
  }
}
