// Reachability for components.
import { useSyncExternalStore } from 'react';
import type { Reachability } from '#engine/outbox/row-status.ts';
import { onReachability, reachability } from './reachability.ts';

/** Whether the shop answers now; re-renders on changes. */
export function useReachability(): Reachability {
  return useSyncExternalStore(onReachability, reachability, () => 'checking');
}
