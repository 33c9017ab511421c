// Asks a worker to make pictures from a photo.
import type { MadePicture, PictureProblem } from '#core/model/desk/product-files.ts';
import type { TextPicture } from '#core/model/desk/text-pictures.ts';
import { ownScript } from '#page-sync/own-script.ts';
import pictureWorker from '../../../sw/desk-picture-worker.ts?worker&url';

type Made = MadePicture | TextPicture | PictureProblem;
type Answer = { at: number; made: Made };

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (made: Made) => void>();

/** A product's picture in all sizes; or why it cannot be made. */
export function makePicture(photo: Blob): Promise<MadePicture | PictureProblem> {
  return make(photo, false) as Promise<MadePicture | PictureProblem>;
}

/** A picture for a text; or why it cannot be made. */
export function makeTextPicture(photo: Blob): Promise<TextPicture | PictureProblem> {
  return make(photo, true) as Promise<TextPicture | PictureProblem>;
}

function make(photo: Blob, isForText: boolean): Promise<Made> {
  return new Promise((resolve) => {
    try {
      worker ??= startWorker();
      asked += 1;
      waiting.set(asked, resolve);
      worker.postMessage({ at: asked, photo, isForText });
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
