import { useEffect, useState } from 'react';
import { useShare } from '#browser/downloads/use-share.ts';
import { showsPdfs } from '#engine/lib/capabilities.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AnchorButton, Button } from '#ui/form/Button.tsx';
import type { GotPdf } from './get-paper.ts';
import {
  DOWNLOAD_PDF,
  MAKING_PDF,
  NOT_MADE,
  NOT_ON_PHONE_YET,
  NOT_SHARED,
  OPEN_PDF,
  paperFile,
  SHARE_PDF,
} from './messages.ts';

type PaperPdfProps = {
  /** On its button. */
  name: string;
  /** Names its file. */
  file?: string;
  get(): Promise<GotPdf>;
};

/** A button that gets a PDF, and then what the phone can do with it: a share sheet opens only directly after a press. */
export function PaperPdf({ name, file = name, get }: PaperPdfProps) {
  const [got, setGot] = useState<GotPdf | 'making' | null>(null);
  async function press() {
    if (got === 'making') return;
    setGot('making');
    const fail = (error: unknown): GotPdf => {
      console.error(error);
      return { outcome: 'not-made' };
    };
    setGot(await get().catch(fail));
  }
  return (
    <div className="order-papers__ways">
      <Button variant="secondary" onClick={() => void press()}>
        {name}
      </Button>
      <div className="order-papers__ways" role="status">
        {got === 'making' && <p>{MAKING_PDF}</p>}
        {got !== null && got !== 'making' && <Outcome got={got} name={name} file={file} />}
      </div>
    </div>
  );
}

type OutcomeProps = { got: GotPdf; name: string; file: string };

function Outcome({ got, name, file }: OutcomeProps) {
  if (got.outcome === 'there') return <Ways bytes={got.bytes} title={name} file={file} />;
  return (
    <Notice tone="careful">{got.outcome === 'no-answer' ? NOT_ON_PHONE_YET : NOT_MADE}</Notice>
  );
}

type WaysProps = { bytes: ArrayBuffer; title: string; file: string };

function Ways({ bytes, title, file: name }: WaysProps) {
  const made = useFile(bytes, paperFile(name));
  const { share, isNotShared } = useShare(made?.file, title);
  if (!made) return null;
  const { file, address } = made;
  return (
    <>
      {share && <Button onClick={() => void share()}>{SHARE_PDF}</Button>}
      {showsPdfs(navigator) && (
        <AnchorButton variant="secondary" href={address} target="_blank" rel="noreferrer">
          {OPEN_PDF}
        </AnchorButton>
      )}
      <AnchorButton variant="secondary" href={address} download={file.name}>
        {DOWNLOAD_PDF}
      </AnchorButton>
      {isNotShared && <Notice tone="careful">{NOT_SHARED}</Notice>}
    </>
  );
}

/** A file with these bytes and its object URL, revoked when they are no longer shown. */
function useFile(bytes: ArrayBuffer, name: string): { file: File; address: string } | null {
  const [made, setMade] = useState<{ file: File; address: string } | null>(null);
  useEffect(() => {
    const file = new File([bytes], name, { type: 'application/pdf' });
    const address = URL.createObjectURL(file);
    setMade({ file, address });
    return () => {
      setMade(null);
      URL.revokeObjectURL(address);
    };
  }, [bytes, name]);
  return made;
}
