// What the service worker does seldom, or when no page that it has kept answers. With React's renderer and all that sends it is nine
// tenths of the worker's code: load-tasks.ts loads it when it is needed first.
export { drainOnSync } from './drain-on-sync.ts';
export { drawnScreen } from './draw-screens.ts';
export { openFromNotification, showPush } from './show-push.ts';
export { warmOnRequest } from './warm-pictures.ts';
