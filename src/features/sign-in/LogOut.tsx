import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SignOutDialog } from './SignOutDialog.tsx';
import { countWaiting, leave } from './sign-out.ts';

/** The way out: at once where nothing waits, else with a question. It begins as soon as it is there. */
export function LogOut({ uid, onEnd }: { uid: string; onEnd(): void }) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    let isWanted = true;
    void begin().catch((error: unknown) => {
      console.error('could not sign out', error);
      onEnd();
    });
    return () => {
      isWanted = false;
    };

    async function begin(): Promise<void> {
      const count = await countWaiting(uid);
      if (!isWanted) return;
      if (count > 0) return setWaiting(count);
      await leave(uid);
      onEnd();
      await navigate({ to: '/login' });
    }
  }, [uid, onEnd, navigate]);
  if (waiting === 0) return null;
  return (
    <SignOutDialog
      uid={uid}
      waiting={waiting}
      onStay={onEnd}
      onOut={() => {
        onEnd();
        void navigate({ to: '/login' });
      }}
    />
  );
}
