import { useRef, useState } from 'react';
import { useShare } from '#browser/downloads/use-share.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { saveTable, tableFile } from '../import/export-catalogue.ts';
import { MAKING, NOT_MADE, NOT_SHARED, SHARE, savedAs } from './messages.ts';

type Made = { bytes: Uint8Array; name: string };
type MadeFileProps = {
  /** The buttons, each with what it makes. */
  ways: readonly { words: string; make(): Promise<Made> }[];
  /** How many orders are in it. */
  count: number;
};

type Standing = { at: 'making' | 'failed' } | { at: 'made'; file: File; count: number } | null;

/** Makes a table at a press and has the browser save it; then the phone's share sheet is offered, if it has one. */
export function MadeFile({ ways, count }: MadeFileProps) {
  const [standing, setStanding] = useState<Standing>(null);
  const isMaking = useRef(false);
  async function press(make: () => Promise<Made>) {
    if (isMaking.current) return;
    isMaking.current = true;
    setStanding({ at: 'making' });
    try {
      const { bytes, name } = await make();
      saveTable(bytes, name);
      const file = tableFile(bytes, name);
      setStanding({ at: 'made', file, count });
    } catch (error) {
      console.error('the table could not be made', error);
      setStanding({ at: 'failed' });
    }
    isMaking.current = false;
  }
  return (
    <>
      <p className="desk-links">
        {ways.map(({ words, make }) => (
          <Button key={words} variant="secondary" onClick={() => void press(make)}>
            {words}
          </Button>
        ))}
      </p>
      {standing?.at === 'making' && <p role="status">{MAKING}</p>}
      {standing?.at === 'made' && (
        <Notice tone="good">
          <p>{savedAs(standing.file.name, standing.count)}</p>
          <Share file={standing.file} />
        </Notice>
      )}
      {standing?.at === 'failed' && (
        <Notice tone="careful" isUrgent>
          {NOT_MADE}
        </Notice>
      )}
    </>
  );
}

function Share({ file }: { file: File }) {
  const { share, isNotShared } = useShare(file, file.name);
  if (!share) return null;
  return (
    <>
      <Button onClick={() => void share()}>{SHARE}</Button>
      {isNotShared && <p role="alert">{NOT_SHARED}</p>}
    </>
  );
}
