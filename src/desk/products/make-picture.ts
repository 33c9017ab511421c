// Asks a worker to make the sizes of a picture from a photo.
import type { MadePicture, PictureProblem } from '#core/model/desk/product-files.ts';
import { ownScript } from '#page-sync/own-script.ts';
import pictureWorker from '../../../sw/desk-picture-worker.ts?worker&url';

type Answer = { at: number; made: MadePicture | PictureProblem };

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (made: Answer['made']) => void>();

/** The picture in all sizes; or why it cannot be made. */
export function makePicture(photo: Blob): Promise<MadePicture | PictureProblem> {
  return new Promise((resolve) => {
    try {
      worker ??= startWorker();
      asked += 1;
      waiting.set(asked, resolve);
      worker.postMessage({ at: asked, photo });
    } catch (error) {
      console.error(error);
      resolve('no-canvas');
    }
  });
}

function startWorker(): Worker {
  const started = new Worker(ownScript(pictureWorker), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.at)?.(data.made);
    waiting.delete(data.at);
  });
  started.addEventListener('error', () => {
    worker = null;
    for (const answer of waiting.values()) answer('no-canvas');
    waiting.clear();
  });
  return started;
}
