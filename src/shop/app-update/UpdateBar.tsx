import { useSyncExternalStore } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { LATER, UPDATE, UPDATE_READY, UPDATE_WAITS } from './messages.ts';
import { onUpdateNotice, putOff, readUpdateNotice, update } from './update-conversation.ts';
import './UpdateBar.css';

/** Announces a new version and lets the shopper choose when to update. */
export function UpdateBar() {
  const notice = useSyncExternalStore(onUpdateNotice, readUpdateNotice);
  return (
    <div role="status">
      {notice !== 'none' && (
        <div className="update-bar">
          <p>{notice === 'ready' ? UPDATE_READY : UPDATE_WAITS}</p>
          {notice === 'ready' && <Button onClick={() => void update()}>{UPDATE}</Button>}
          <Button variant="link" onClick={putOff}>
            {LATER}
          </Button>
        </div>
      )}
    </div>
  );
}
