// Has a worker make pictures from a photo.

import { pageWorker } from '#browser/sync/page-worker.ts';
import type { MadePicture, PictureProblem } from '#domain/product/desk/product-files.ts';
import type { TextPicture } from '#domain/product/desk/text-pictures.ts';
import type { MadeBanner } from '#domain/settings/desk/banner-pictures.ts';
import pictureWorker from '../../../sw/desk-picture-worker.ts?worker&url';

const callPictureWorker = pageWorker<{
  product(photo: Blob): Promise<MadePicture | PictureProblem>;
  text(photo: Blob): Promise<TextPicture | PictureProblem>;
  banner(photo: Blob): Promise<MadeBanner | PictureProblem>;
}>(pictureWorker);

/** A product's picture in all sizes; or why it cannot be made. */
export function makePicture(photo: Blob): Promise<MadePicture | PictureProblem> {
  return callPictureWorker((it) => it.product(photo)).catch(noPicture);
}

/** A picture for a text; or why it cannot be made. */
export function makeTextPicture(photo: Blob): Promise<TextPicture | PictureProblem> {
  return callPictureWorker((it) => it.text(photo)).catch(noPicture);
}

/** The pictures of a banner; or why they cannot be made. */
export function makeBanner(photo: Blob): Promise<MadeBanner | PictureProblem> {
  return callPictureWorker((it) => it.banner(photo)).catch(noPicture);
}

function noPicture(error: unknown): PictureProblem {
  console.error(error);
  return 'no-canvas';
}
