// Draws (or takes from the cache) the pictures of products and puts them, and their PDFs, into Storage.
import { THUMBNAIL_SIZES } from '#core/model/limits.ts';
import type { ThumbnailSize } from '#core/model/picture.ts';
import type { CatalogueEntry, EntryPicture } from './catalogue-entry.ts';
import type { Bucket } from './emulator.ts';
import { inParallel } from './in-parallel.ts';
import { type RenderedPicture, renderPicture } from './rendered-pictures.ts';

export type PictureChoice = 'all' | 'small' | 'none';

const smallSizes: readonly ThumbnailSize[] = [200, 400];

/** As `thumbnailPath` has it, whose module cannot be loaded outside of a build of the shop. */
const pathOf = (productId: string, image: number, size: ThumbnailSize) =>
  `products/${productId}/thumbs/${image}_${size}x${size}`;

/** Each picture is drawn once, however many products show it. */
function renderOnce() {
  const rendered = new Map<string, Promise<RenderedPicture>>();
  return ({ key, svg }: EntryPicture) => {
    const known = rendered.get(key) ?? renderPicture(svg());
    rendered.set(key, known);
    return known;
  };
}

/** Uploads the chosen pictures; returns how many files were written. */
export async function uploadPictures(
  bucket: Bucket,
  entries: readonly CatalogueEntry[],
  choice: PictureChoice,
): Promise<number> {
  if (choice === 'none') return 0;
  const sizes = choice === 'all' ? THUMBNAIL_SIZES : smallSizes;
  const render = renderOnce();
  let written = 0;
  await inParallel(entries, 4, async (entry) => {
    const pictures = choice === 'all' ? entry.pictures : entry.pictures.slice(0, 1);
    await inParallel(pictures, 2, async (shown, index) => {
      const picture = await render(shown);
      await inParallel(sizes, 4, async (size) => {
        await bucket.file(pathOf(entry.id, index, size)).save(picture[size], {
          resumable: false,
          contentType: 'image/webp',
          metadata: { cacheControl: 'public, max-age=31536000' },
        });
        written += 1;
      });
    });
  });
  return written;
}

/** Uploads the PDFs to `documents/{productId}`; returns how many there were. */
export async function uploadDocuments(
  bucket: Bucket,
  entries: readonly CatalogueEntry[],
): Promise<number> {
  const withDocument = entries.filter((entry) => entry.document);
  await inParallel(withDocument, 4, async ({ id, document }) => {
    if (!document) return;
    await bucket
      .file(`documents/${id}`)
      .save(document, { resumable: false, contentType: 'application/pdf' });
  });
  return withDocument.length;
}
