import { useEffect } from 'react';
import { markBusy } from '../busy.ts';

/** While `isTyping`, no new version of the shop takes over. */
export function useBusyTyping(isTyping: boolean): void {
  useEffect(() => (isTyping ? markBusy() : undefined), [isTyping]);
}
