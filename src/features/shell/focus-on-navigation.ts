// A new screen is announced by moving the focus to its heading; without that, somebody who listens or uses keys
// would still stand in the old one.
import type { AnyRouter } from '@tanstack/react-router';

/** Moves the focus after every change of path, but not when the shop is opened. */
export function focusOnNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  });
}
