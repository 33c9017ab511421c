// A form's values that survive a reload, a crash and a tab closed by mistake.
import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceDatabase } from '#core/device/database.ts';
import { dropDraft, keepDraft, readDraft } from '#core/device/drafts.ts';

export type Draft<Values> = {
  values: Values;
  change(change: Partial<Values>): void;
  /** Empties the form and forgets what was kept. */
  clear(): void;
};

/** Values of the form `name`: what was typed last time, else `empty`. Only fields that `empty` has are taken over. */
export function useDraft<Values extends Record<string, string>>(
  name: string,
  empty: Values,
): Draft<Values> {
  const [values, setValues] = useState(empty);
  const touched = useRef(false);

  useEffect(() => {
    void readDraft(deviceDatabase(), name).then((kept) => {
      if (!touched.current) setValues((current) => takeOver(current, kept));
    }, console.error);
  }, [name]);

  const change = useCallback(
    (part: Partial<Values>) => {
      touched.current = true;
      setValues((current) => {
        const next = { ...current, ...part };
        void keepDraft(deviceDatabase(), name, next).catch(console.error);
        return next;
      });
    },
    [name],
  );
  const clear = useCallback(() => {
    touched.current = true;
    setValues(empty);
    void dropDraft(deviceDatabase(), name).catch(console.error);
  }, [name, empty]);
  return { values, change, clear };
}

function takeOver<Values extends Record<string, string>>(empty: Values, kept: unknown): Values {
  if (typeof kept !== 'object' || kept === null) return empty;
  const known = Object.entries(kept).filter(
    ([field, value]) => Object.hasOwn(empty, field) && typeof value === 'string',
  );
  return { ...empty, ...Object.fromEntries(known) };
}
