// Asks a worker to make pictures from a photo.
import type { MadeBanner } from '#core/model/desk/banner-pictures.ts';
import type { MadeFor, MadePicture, PictureProblem } from '#core/model/desk/product-files.ts';
import type { TextPicture } from '#core/model/desk/text-pictures.ts';
import { trustedScriptUrl } from '#page-sync/trusted-script-url.ts';
import pictureWorker from '../../../sw/desk-picture-worker.ts?worker&url';

type Made = MadePicture | TextPicture | MadeBanner | PictureProblem;
type Answer = { at: number; made: Made };

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (made: Made) => void>();

/** A product's picture in all sizes; or why it cannot be made. */
export function makePicture(photo: Blob): Promise<MadePicture | PictureProblem> {
  return make(photo, 'product') as Promise<MadePicture | PictureProblem>;
}

/** A picture for a text; or why it cannot be made. */
export function makeTextPicture(photo: Blob): Promise<TextPicture | PictureProblem> {
  return make(photo, 'text') as Promise<TextPicture | PictureProblem>;
}

/** The pictures of a banner; or why they cannot be made. */
export function makeBanner(photo: Blob): Promise<MadeBanner | PictureProblem> {
  return make(photo, 'banner') as Promise<MadeBanner | PictureProblem>;
}

function make(photo: Blob, madeFor: MadeFor): Promise<Made> {
  return new Promise((resolve) => {
    try {
      worker ??= startWorker();
      asked += 1;
      waiting.set(asked, resolve);
      worker.postMessage({ at: asked, photo, madeFor });
    } catch (error) {
      console.error(error);
      resolve('no-canvas');
    }
  });
}

function startWorker(): Worker {
  const started = new Worker(trustedScriptUrl(pictureWorker), { type: 'module' });
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
