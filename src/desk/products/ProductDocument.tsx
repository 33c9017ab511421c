import { useState } from 'react';
import {
  DOCUMENT_NAME,
  documentFile,
  documentProblem,
} from '#domain/product/desk/product-files.ts';
import { FileField } from '#ui/form/FileField.tsx';
import { fileSize } from '#ui/form/file-size.ts';
import type { FilesDraft } from '../edits/kept-typing.ts';
import { addDraftFiles, removeDraftFile } from '../edits/use-draft-files.ts';
import { DOCUMENT, DOCUMENT_HINT, DOCUMENT_PROBLEMS, documentThere } from './messages.ts';

type DocumentProps = {
  draft: FilesDraft;
  /** Size of the current document; null if there is none. */
  bytes: number | null;
  /** A newly chosen document that is not saved. */
  chosen: ArrayBuffer | null;
};

/** A product's document, a PDF. */
export function ProductDocument({ draft, bytes, chosen }: DocumentProps) {
  const [error, setError] = useState<string | undefined>();
  async function choose(file: File) {
    // No picture, but it takes time likewise.
    await draft.make(0, async ({ isWanted }) => {
      const failed = await add(file, isWanted);
      setError(failed ?? undefined);
      return failed === null;
    });
  }
  async function add(file: File, isWanted: () => boolean): Promise<string | null> {
    const content = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
    const problem = documentProblem(content);
    if (problem) return DOCUMENT_PROBLEMS[problem];
    const failed = await addDraftFiles(draft.name, [documentFile(content)], isWanted);
    if (failed === null && isWanted()) draft.change({});
    return failed;
  }
  async function remove() {
    await removeDraftFile(draft.name, DOCUMENT_NAME);
    draft.change({});
  }
  const there = bytes === null ? '' : `${documentThere(fileSize(bytes))} `;
  return (
    <FileField
      label={DOCUMENT}
      hint={`${there}${DOCUMENT_HINT}`}
      error={error}
      file={chosen && new File([chosen], `${DOCUMENT}.pdf`, { type: 'application/pdf' })}
      accept={['application/pdf']}
      onChoose={(file) => void choose(file)}
      onRemove={() => void remove()}
    />
  );
}
