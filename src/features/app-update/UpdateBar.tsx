import { useSyncExternalStore } from 'react';
import { Button } from '#ui/Button.tsx';
import { onUpdateNotice, putOff, readUpdateNotice, update } from './update-conversation.ts';
import './UpdateBar.css';

/** Says that a new version is there, and leaves the moment to the shopper. */
export function UpdateBar() {
  const notice = useSyncExternalStore(onUpdateNotice, readUpdateNotice);
  return (
    <div role="status">
      {notice !== 'none' && (
        <div className="update-bar">
          <p>
            {notice === 'ready'
              ? 'A new version of the shop is ready.'
              : 'The new version comes as soon as you are done in your other tab.'}
          </p>
          {notice === 'ready' && <Button onClick={() => void update()}>Update</Button>}
          <Button variant="link" onClick={putOff}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
