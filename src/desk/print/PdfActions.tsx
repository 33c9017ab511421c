import { useShare } from '#browser/downloads/use-share.ts';
import { showsPdfs } from '#engine/lib/capabilities.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AnchorButton, Button } from '#ui/form/Button.tsx';
import { fileSize } from '#ui/form/file-size.ts';
import {
  DOWNLOAD_PDF,
  MAKING_PDF,
  NOT_SHARED,
  noFontYet,
  PDF_FAILED,
  PRINT_PDF,
  SHARE_PDF,
} from './messages.ts';
import type { ShownPdf } from './use-pdf.ts';

/**
 * A PDF's buttons: the phone's share sheet if it has one, a tab in which the browser prints it if it can, and the
 * download. `title`: for the share sheet.
 */
export function PdfActions({ pdf, title }: { pdf: ShownPdf | undefined; title: string }) {
  const made = pdf?.outcome === 'made' ? pdf.file : undefined;
  const { share, isNotShared } = useShare(made, title);
  if (pdf === undefined) {
    return (
      <p role="status" className="desk-soft">
        {MAKING_PDF}
      </p>
    );
  }
  if (pdf.outcome !== 'made') {
    return (
      <Notice tone="careful" isUrgent>
        {pdf.outcome === 'no-font' ? noFontYet(pdf.scripts) : PDF_FAILED}
      </Notice>
    );
  }
  const { file, address } = pdf;
  return (
    <>
      <p className="desk-links">
        {share && <Button onClick={() => void share()}>{SHARE_PDF}</Button>}
        {showsPdfs(navigator) && (
          <AnchorButton variant="secondary" href={address} target="_blank" rel="noreferrer">
            {PRINT_PDF}
          </AnchorButton>
        )}
        <AnchorButton variant={share ? 'secondary' : 'primary'} href={address} download={file.name}>
          {DOWNLOAD_PDF}
        </AnchorButton>
        <span className="desk-soft">{fileSize(file.size)}</span>
      </p>
      {isNotShared && (
        <Notice tone="careful" isUrgent>
          {NOT_SHARED}
        </Notice>
      )}
    </>
  );
}
