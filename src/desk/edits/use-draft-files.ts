// Files chosen in a form and not saved yet; like typed text they survive a reload. `draft`: the name of the form's
// draft.
import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { fileId } from '#domain/editing/desk-files.ts';
import type { EditFile } from '#domain/editing/edited-fields.ts';
import { changeDraft, readDraft } from '#engine/device/drafts.ts';
import { readWaitingFile } from '#engine/outbox/outbox-rows.ts';
import { KeptFile } from '#forms/use-draft-file.ts';
import { NOT_SAVED } from '../messages.ts';

const Files = v.array(KeptFile);

/** A waiting edit with files: the id of its row, and the files' names. */
type WithFiles = { id: string; edit: { files: readonly string[] } };

export function filesDraftOf(draft: string): string {
  return `${draft}/files`;
}

function filesIn(kept: unknown): EditFile[] {
  const files = v.safeParse(Files, kept);
  return files.success ? files.output : [];
}

export async function readDraftFiles(draft: string): Promise<EditFile[]> {
  return filesIn(await readDraft(deviceDatabase(), filesDraftOf(draft)));
}

/** Adds files to the draft as long as they are wanted; a file of the same name is replaced. Or says why not, in words. */
export async function addDraftFiles(
  draft: string,
  files: readonly EditFile[],
  isWanted: () => boolean,
): Promise<string | null> {
  const names = new Set(files.map(({ name }) => name));
  const added = (kept: unknown) => [
    ...filesIn(kept).filter(({ name }) => !names.has(name)),
    ...files,
  ];
  try {
    // Asked within the transaction, so that nothing comes after the draft is deleted.
    await changeDraft(deviceDatabase(), filesDraftOf(draft), (kept) =>
      isWanted() ? added(kept) : undefined,
    );
    return null;
  } catch (error) {
    console.error(error);
    return NOT_SAVED;
  }
}

export async function removeDraftFile(draft: string, file: string): Promise<void> {
  await changeDraft(deviceDatabase(), filesDraftOf(draft), (kept) =>
    filesIn(kept).filter(({ name }) => name !== file),
  );
}

/** The files of waiting edits, to bring back into the form with them. */
export async function filesOfEdits(edits: readonly WithFiles[]): Promise<EditFile[]> {
  const names = edits.flatMap(({ id, edit }) => edit.files.map((name) => ({ id, name })));
  const files = await Promise.all(
    names.map(async ({ id, name }) => {
      const file = await readWaitingFile(deviceDatabase(), fileId(id, name));
      return file ? [{ name, type: file.type, bytes: file.bytes }] : [];
    }),
  );
  return files.flat();
}

/**
 * Object URLs of the pictures that only this phone has, by picture name. `pictureOf`: the picture a file shows, by file
 * name.
 */
export function useLocalPictures(
  draft: string,
  waiting: readonly WithFiles[],
  pictureOf: (name: string) => string | null,
): ReadonlyMap<string, string> {
  const files = useLiveQuery(
    async () => [...(await filesOfEdits(waiting)), ...(await readDraftFiles(draft))],
    [draft, waiting],
  );
  const addresses = useMemo(() => {
    const shown = (files ?? []).flatMap(({ name, type, bytes }) => {
      const picture = pictureOf(name);
      if (picture === null) return [];
      return [[picture, URL.createObjectURL(new Blob([bytes], { type }))] as const];
    });
    return new Map(shown);
  }, [files, pictureOf]);
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  return addresses;
}
