import { useEffect, useState } from 'react';
import { deviceDatabase } from '#domain/device/database.ts';
import { readFeedbackFile } from '#domain/inbox/desk/fetch-feedback-file.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { FILE_READY, NO_FILE, OPEN_FILE, OPENING_FILE } from './messages.ts';

/** The file that came with feedback, fetched with the merchant's own sign-in when they ask for it. */
export function FeedbackFile({ address }: { address: string }) {
  const { uid } = useOwnDesk();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  async function open() {
    setState('busy');
    const file = await readFeedbackFile(deviceDatabase(), uid, address);
    setState(file ? 'idle' : 'failed');
    if (file) setShown(URL.createObjectURL(file));
  }
  if (shown) {
    return (
      <a href={shown} target="_blank" rel="noreferrer">
        {FILE_READY}
      </a>
    );
  }
  return (
    <>
      <p>
        <Button
          variant="secondary"
          aria-disabled={state === 'busy'}
          onClick={() => state !== 'busy' && void open()}
        >
          {state === 'busy' ? OPENING_FILE : OPEN_FILE}
        </Button>
      </p>
      {state === 'failed' && (
        <Notice tone="careful" isUrgent>
          {NO_FILE}
        </Notice>
      )}
    </>
  );
}
