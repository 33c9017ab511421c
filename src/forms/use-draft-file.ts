// A chosen file that survives a reload, like the text beside it.
import { useCallback, useMemo } from 'react';
import * as v from 'valibot';
import { useBusyTyping } from '#browser/sync/use-busy-typing.ts';
import { useKeptDraft } from './use-draft.ts';

export type DraftFile = {
  /** The draft's key on this phone. */
  name: string;
  file: File | null;
  /** Keeps a file of this form; false when it cannot be read. */
  choose(file: File): Promise<boolean>;
  clear(): void;
};

/** Bytes, not a Blob: some browsers lose Blobs in IndexedDB. */
export const KeptFile = v.object({
  name: v.string(),
  type: v.string(),
  bytes: v.instance(ArrayBuffer),
});

/** The file chosen last for `name`, unless it has been sent or removed. */
export function useDraftFile(name: string): DraftFile {
  const { kept, isChanged, change } = useKeptDraft(name, keptFile);
  const file = useMemo(
    () => kept && new File([kept.bytes], kept.name, { type: kept.type }),
    [kept],
  );
  useBusyTyping(isChanged && file !== null);
  const choose = useCallback(
    async (chosen: File) => {
      // Read at once: the phone may withdraw the file a minute later.
      const bytes = await chosen.arrayBuffer().catch(() => null);
      if (!bytes) return false;
      // A phone without room still sends it, but loses it on a reload.
      change(() => ({ name: chosen.name, type: chosen.type, bytes }));
      return true;
    },
    [change],
  );
  const clear = useCallback(() => change(() => null), [change]);
  return { name, file, choose, clear };
}

function keptFile(stored: unknown): v.InferOutput<typeof KeptFile> | null {
  const kept = v.safeParse(KeptFile, stored);
  return kept.success ? kept.output : null;
}
