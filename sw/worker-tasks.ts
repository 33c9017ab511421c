// What the service worker does seldom, or when no page that it has kept answers. With React's renderer and all that sends it is nine
// tenths of the worker's code: load-tasks.ts loads it when it is needed first.
import { drainOnSync } from './drain-on-sync.ts';
import { drawScreen } from './draw-screens.ts';
import { openFromNotification, showPush } from './show-push.ts';
import { warmPictures } from './warm-pictures.ts';

export const tasks = { drainOnSync, drawScreen, openFromNotification, showPush, warmPictures };
