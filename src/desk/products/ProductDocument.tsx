import { useState } from 'react';
import { documentFile, documentProblem } from '#domain/product/desk/product-files.ts';
import { FileField } from '#ui/form/FileField.tsx';
import { fileSize } from '#ui/form/file-size.ts';
import { DOCUMENT, DOCUMENT_HINT, DOCUMENT_PROBLEMS, documentThere } from './messages.ts';

type DocumentProps = {
  /** Size of the current document; null if there is none. */
  bytes: number | null;
  /** A newly chosen document that is not saved. */
  chosen: ArrayBuffer | null;
  onChoose(file: ReturnType<typeof documentFile> | null): Promise<void>;
};

/** A product's document, a PDF. */
export function ProductDocument({ bytes, chosen, onChoose }: DocumentProps) {
  const [error, setError] = useState<string | undefined>();
  async function choose(file: File) {
    const content = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
    const problem = documentProblem(content);
    setError(problem ? DOCUMENT_PROBLEMS[problem] : undefined);
    if (!problem) await onChoose(documentFile(content));
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
      onRemove={() => void onChoose(null)}
    />
  );
}
