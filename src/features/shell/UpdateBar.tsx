import { useSyncExternalStore } from 'react';
import { Button } from '#ui/Button.tsx';
import { isUpdateReady, onUpdateReady, putOff, update } from './update-conversation.ts';
import './UpdateBar.css';

/** Says that a new version is there, and leaves the moment to the shopper. */
export function UpdateBar() {
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady, () => false);
  return (
    <div role="status">
      {isReady && (
        <div className="update-bar">
          <p>A new version of the shop is ready.</p>
          <Button onClick={update}>Update</Button>
          <Button look="word" onClick={putOff}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
