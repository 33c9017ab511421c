import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { fileSize } from '#ui/form/file-size.ts';
import { documentName } from './document-name.ts';
import {
  DOWNLOAD,
  FETCHING,
  NEEDS_CONNECTION_ONCE,
  NOT_FETCHED,
  ON_THIS_PHONE,
  pdfOfSize,
  UNNAMED_DOCUMENT,
} from './messages.ts';
import { useDocument } from './use-document.ts';
import './DocumentSection.css';

type DocumentSectionProps = {
  productId: string;
  productName: string;
  /** What it is, such as Batch report. */
  name: string | undefined;
  bytes: number;
};

/** A product's document: what it is, its size, its download button, and whether this phone has it. */
export function DocumentSection({
  productId,
  productName,
  name = UNNAMED_DOCUMENT,
  bytes,
}: DocumentSectionProps) {
  const fileName = documentName(`${name} – ${productName}`);
  const { state, isReachable, download } = useDocument(productId, bytes, fileName);
  const isOutOfReach = state === 'offered' && !isReachable;
  return (
    <section className="document" aria-labelledby="document-name">
      <svg className="icon" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6" />
      </svg>
      <div className="document__words">
        <h2 id="document-name">{name}</h2>
        <p>
          <span>{pdfOfSize(fileSize(bytes))}</span>
          {state === 'kept' && <span className="document__kept">{ON_THIS_PHONE}</span>}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-describedby="document-name"
        aria-disabled={state === 'fetching'}
        onClick={download}
      >
        {DOWNLOAD}
      </Button>
      <div className="document__state" aria-live="polite">
        {state === 'fetching' && <Notice>{FETCHING}</Notice>}
        {isOutOfReach && <Notice>{NEEDS_CONNECTION_ONCE}</Notice>}
        {state === 'no-answer' && <Notice tone="careful">{NOT_FETCHED}</Notice>}
      </div>
    </section>
  );
}
