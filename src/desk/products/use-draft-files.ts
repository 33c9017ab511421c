// Pictures and a document that were chosen for a product and are not saved yet: like what is typed, they survive a reload.
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { deviceDatabase } from '#core/device/database/database.ts';
import { changeDraft, readDraft } from '#core/device/drafts/drafts.ts';
import { readWaitingFile } from '#core/device/outbox/waiting-files.ts';
import { type ProductFile, shownPicture } from '#core/model/desk/product-files.ts';
import { fileId } from '#core/sync/writes/desk-product.ts';
import type { WaitingEdit } from './use-desk-products.ts';
import { draftOf } from './use-typed-product.ts';

/** Bytes and not a Blob: some browsers lose the Blobs that they keep in IndexedDB. */
const Files = v.array(
  v.object({ name: v.string(), type: v.string(), bytes: v.instance(ArrayBuffer) }),
);

export function filesDraftOf(productId: string | null): string {
  return `${draftOf(productId)}/files`;
}

function filesIn(kept: unknown): ProductFile[] {
  const files = v.safeParse(Files, kept);
  return files.success ? files.output : [];
}

export async function readDraftFiles(productId: string | null): Promise<ProductFile[]> {
  return filesIn(await readDraft(deviceDatabase(), filesDraftOf(productId)));
}

/** Keeps files with those that are kept already; one of the same name is replaced. @throws Error where the phone has no room */
export async function addDraftFiles(
  productId: string | null,
  files: readonly ProductFile[],
): Promise<void> {
  const names = new Set(files.map(({ name }) => name));
  await changeDraft(deviceDatabase(), filesDraftOf(productId), (kept) => [
    ...filesIn(kept).filter(({ name }) => !names.has(name)),
    ...files,
  ]);
}

/** Forgets a file that was chosen. */
export async function removeDraftFile(productId: string | null, file: string): Promise<void> {
  await changeDraft(deviceDatabase(), filesDraftOf(productId), (kept) =>
    filesIn(kept).filter(({ name }) => name !== file),
  );
}

/** The files of what waits, so that they come back into the form with it. */
export async function filesOfEdits(edits: readonly WaitingEdit[]): Promise<ProductFile[]> {
  const names = edits.flatMap(({ id, edit }) => edit.files.map((name) => ({ id, name })));
  const files = await Promise.all(
    names.map(async ({ id, name }) => {
      const file = await readWaitingFile(deviceDatabase(), fileId(id, name));
      return file ? [{ name, type: file.type, bytes: file.bytes }] : [];
    }),
  );
  return files.flat();
}

/** Addresses of the pictures that only this phone has, by their names. */
export function useLocalPictures(
  productId: string | null,
  waiting: readonly WaitingEdit[],
): ReadonlyMap<string, string> {
  const files = useLiveQuery(
    async () => [...(await filesOfEdits(waiting)), ...(await readDraftFiles(productId))],
    [productId, waiting],
  );
  const addresses = useMemo(() => {
    const shown = (files ?? []).flatMap(({ name, type, bytes }) => {
      const picture = shownPicture(name);
      if (picture === null) return [];
      return [[picture, URL.createObjectURL(new Blob([bytes], { type }))] as const];
    });
    return new Map(shown);
  }, [files]);
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  return addresses;
}
