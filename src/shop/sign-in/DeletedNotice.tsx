import { useEffect, useState } from 'react';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ACCOUNT_DELETED } from './messages.ts';

let isDeleted = false;

/** The account was deleted: the page to which its shopper is led says so, once. */
export function noteDeleted(): void {
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
