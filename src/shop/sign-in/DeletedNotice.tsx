import { useEffect, useState } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ACCOUNT_DELETED } from './messages.ts';

let isDeleted = false;

/** Has the next DeletedNotice say, once, that the account was deleted. */
export function recordDeleted(): void {
  isDeleted = true;
}

export function DeletedNotice() {
  const [isShown] = useState(() => isDeleted);
  useEffect(() => {
    isDeleted = false;
  }, []);
  if (!isShown) return null;
  return (
    <Notice tone="good" isUrgent>
      {ACCOUNT_DELETED}
    </Notice>
  );
}
