import { useId } from 'react';
import { Notice } from '../feedback/Notice.tsx';
import { Button } from '../form/Button.tsx';
import { OLDER_FAILED, OLDER_NEED_CONNECTION, ONE_MOMENT, SHOW_MORE } from '../messages.ts';
import './ShowOlder.css';

type ShowOlderProps = {
  state: 'idle' | 'asking' | 'failed';
  isConnected: boolean;
  ask(): void;
};

/** Loads more of a list than this phone has. */
export function ShowOlder({ state, isConnected, ask }: ShowOlderProps) {
  const id = useId();
  return (
    <div className="show-older">
      {state === 'failed' && isConnected && (
        <Notice tone="careful" isUrgent>
          {OLDER_FAILED}
        </Notice>
      )}
      <Button
        variant="secondary"
        disabled={!isConnected}
        aria-describedby={isConnected ? undefined : id}
        onClick={ask}
      >
        {SHOW_MORE}
      </Button>
      <p role="status" id={id}>
        {isConnected ? state === 'asking' && ONE_MOMENT : OLDER_NEED_CONNECTION}
      </p>
    </div>
  );
}
