// The service worker's rarer tasks, and drawing pages that are not cached. With React's renderer and the outbox, this
// is nine tenths of the worker's code: load-tasks.ts loads it on first use.
import { drainOnSync } from './drain-on-sync.ts';
import { drawScreen } from './draw-screens.ts';
import { openFromNotification, showPush } from './show-push.ts';
import { warmPictures } from './warm-pictures.ts';

export const tasks = { drainOnSync, drawScreen, openFromNotification, showPush, warmPictures };
