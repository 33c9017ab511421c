// A form's values that survive a reload, a crash and a tab closed by mistake.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database/database.ts';
import { deleteDraft, readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { useBusyTyping } from '#page-sync/use-busy-typing.ts';

export type Draft<Values> = {
  /** Under which it is kept on this phone. */
  name: string;
  values: Values;
  change(change: Partial<Values>): void;
  /** Empties the form and forgets what was kept. */
  clear(): void;
  /** Waits until what was typed is kept: whoever drops the draft after that drops all of it. */
  settled(): Promise<void>;
};

/** Values of the form `name`: what was typed last time, else `empty`. Only fields that `empty` has are taken over. */
export function useDraft<Values extends Record<string, string>>(
  name: string,
  empty: Values,
): Draft<Values> {
  const [values, setValues] = useState(empty);
  const [isTyped, setTyped] = useState(false);
  const latest = useRef(empty);
  // What was typed before the kept values came is newer than they are.
  const typed = useRef<Partial<Values>>({});
  const keep = useMemo(
    () =>
      latestOnly((next: Values | null) => {
        const database = deviceDatabase();
        return next ? saveDraft(database, name, next) : deleteDraft(database, name);
      }),
    [name],
  );

  const show = useCallback((next: Values) => {
    latest.current = next;
    setValues(next);
  }, []);
  useEffect(() => {
    void readDraft(deviceDatabase(), name).then(
      (kept) => show({ ...mergeKnownFields(empty, kept), ...typed.current }),
      console.error,
    );
  }, [name, empty, show]);

  // What was typed last time comes back after a reload as it came now: it disturbs nobody.
  useBusyTyping(isTyped && isOther(values, empty));

  const change = useCallback(
    (part: Partial<Values>) => {
      typed.current = { ...typed.current, ...part };
      setTyped(true);
      show({ ...latest.current, ...part });
      keep(latest.current);
    },
    [keep, show],
  );
  const clear = useCallback(() => {
    typed.current = empty;
    setTyped(false);
    show(empty);
    keep(null);
  }, [keep, show, empty]);
  return { name, values, change, clear, settled: keep.settled };
}

function isOther<Values extends Record<string, string>>(values: Values, empty: Values): boolean {
  return Object.keys(empty).some((field) => values[field] !== empty[field]);
}

/** `empty` with the kept texts of those fields that it has; what was kept may come from an older version of the form. */
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
  /** Waits until nothing is being written and nothing is left to write. */
  settled(): Promise<void>;
};

/** A `write` that runs alone; the last value handed over is always the last one written. */
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
