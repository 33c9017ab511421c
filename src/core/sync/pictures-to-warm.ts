// Which product pictures are worth keeping before anybody asks for them, most useful first. Pure.
import type { ThumbnailSize } from '../model/picture.ts';
import type { Product } from '../model/product.ts';

export type Picture = { id: string; image: string; size: ThumbnailSize };

/** Most pictures that are warmed, and most for a shopper who saves data. */
const MOST = 1_500;
const MOST_SAVING_DATA = 60;

/**
 * Covers at 200 px for every card, then covers at 400 px for every product page, then the other pictures at 400 px.
 * Saving data: covers at 200 px only, and fewer.
 */
export function picturesToWarm(
  products: readonly Pick<Product, 'id' | 'photoURL'>[],
  savesData: boolean,
): Picture[] {
  const covers = (size: ThumbnailSize) =>
    products.flatMap(({ id, photoURL: [image] }) =>
      image === undefined ? [] : [{ id, image, size }],
    );
  if (savesData) return covers(200).slice(0, MOST_SAVING_DATA);
  const others = products.flatMap(({ id, photoURL }) =>
    photoURL.slice(1).map((image): Picture => ({ id, image, size: 400 })),
  );
  return [...covers(200), ...covers(400), ...others].slice(0, MOST);
}
