import { useEffect } from 'react';
import { markBusy } from '../busy.ts';

/** As long as it is so, no new version of the shop comes under the shopper's thumb. */
export function useBusyTyping(isTyping: boolean): void {
  useEffect(() => (isTyping ? markBusy() : undefined), [isTyping]);
}
