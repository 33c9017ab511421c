// A chosen file that survives a reload, like the text beside it.
import { useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database/database.ts';
import { deleteDraft, readDraft, saveDraft } from '#core/device/drafts/drafts.ts';
import { useBusyTyping } from '#page-sync/use-busy-typing.ts';

export type DraftFile = {
  /** Under which it is kept on this phone. */
  name: string;
  file: File | null;
  /** Keeps a file of this form; false when it cannot be read (any more). */
  choose(file: File): Promise<boolean>;
  clear(): void;
};

/** Bytes and not a Blob: some browsers lose the Blobs that they keep in IndexedDB. */
const KeptFile = v.object({ name: v.string(), type: v.string(), bytes: v.instance(ArrayBuffer) });

/** The file that was chosen last for `name`, if it has not been sent or removed. */
export function useDraftFile(name: string): DraftFile {
  const [file, setFile] = useState<File | null>(null);
  const isTouched = useRef(false);
  useBusyTyping(isTouched.current && file !== null);
  useEffect(() => {
    void readDraft(deviceDatabase(), name).then((value) => {
      const kept = v.safeParse(KeptFile, value);
      if (!kept.success || isTouched.current) return;
      const { bytes, type } = kept.output;
      setFile(new File([bytes], kept.output.name, { type }));
    }, console.error);
  }, [name]);

  const choose = useCallback(
    async (chosen: File) => {
      isTouched.current = true;
      // Read at once: what the phone hands over may be gone a minute later.
      const bytes = await chosen.arrayBuffer().catch(() => null);
      if (!bytes) return false;
      const { type } = chosen;
      setFile(new File([bytes], chosen.name, { type }));
      // A phone without room still sends it; it is only not kept over a reload.
      const kept = { name: chosen.name, type, bytes };
      void saveDraft(deviceDatabase(), name, kept).catch(() => undefined);
      return true;
    },
    [name],
  );
  const clear = useCallback(() => {
    isTouched.current = true;
    setFile(null);
    void deleteDraft(deviceDatabase(), name).catch(console.error);
  }, [name]);
  return { name, file, choose, clear };
}
