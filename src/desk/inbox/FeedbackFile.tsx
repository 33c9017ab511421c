import { useEffect, useState } from 'react';
import { deviceDatabase } from '#core/device/database/database.ts';
import { exchangeRefreshToken } from '#core/remote/account-token.ts';
import { fetchFeedbackFile } from '#core/remote/desk-inbox.ts';
import { accountCredential } from '#core/sync/account/credential.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Button } from '#ui/form/Button.tsx';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { FILE_READY, NO_FILE, OPEN_FILE, OPENING_FILE } from './messages.ts';

/** Types of files that a browser shows as they are, and that cannot run anything here. */
const SHOWN_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'];

/** The file that came with feedback. It is fetched with the merchant's own right, when they ask for it. */
export function FeedbackFile({ address }: { address: string }) {
  const { uid } = useOwnDesk();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown)), [shown]);
  async function open() {
    setState('busy');
    const database = deviceDatabase();
    const key = await accountCredential(database, exchangeRefreshToken, Date.now)(uid, false);
    const file = key.outcome === 'token' ? await fetchFeedbackFile(address, key.token) : null;
    const isShown = file !== null && SHOWN_TYPES.includes(file.type);
    setState(isShown ? 'idle' : 'failed');
    if (isShown) setShown(URL.createObjectURL(file));
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
