// Chooses the product pictures to warm, most useful first, and the budget in bytes. Pure.

import { DAY_MS } from '#engine/limits.ts';
import type { Product } from '../product/product.ts';
import type { WarmedPictures } from '../product/warmed-pictures.ts';
import type { ThumbnailSize } from '../shared/picture.ts';

export type Picture = { id: string; image: string; size: ThumbnailSize };

/** More than the largest budget covers. */
const MAX_PICTURES = 2_500;
/**
 * Bytes a day. On a line that may cost its owner money: the covers of a small shop on the first day, then a little at a
 * time.
 */
const FREE_LINE_BYTES = 12 * 1024 * 1024;
const FIRST_DAY_BYTES = 1.25 * 1024 * 1024;
const LATER_DAY_BYTES = 0.125 * 1024 * 1024;

/** Covers at 200 px for every card, then covers at 400 px for every product page, then other pictures at 400 px. */
export function picturesToWarm(products: readonly Pick<Product, 'id' | 'photoURL'>[]): Picture[] {
  const covers = (size: ThumbnailSize) =>
    products.flatMap(({ id, photoURL: [image] }) =>
      image === undefined ? [] : [{ id, image, size }],
    );
  const others = products.flatMap(({ id, photoURL }) =>
    photoURL.slice(1).map((image): Picture => ({ id, image, size: 400 })),
  );
  return [...covers(200), ...covers(400), ...others].slice(0, MAX_PICTURES);
}

/**
 * The bytes left to fetch today, and the record to charge them to. `isFreeLine`: the browser reports an unmetered line. A
 * clock that was set back begins a new day.
 */
export function warmingBudget(
  before: WarmedPictures | null,
  now: number,
  isFreeLine: boolean,
): { left: number; warmed: WarmedPictures } {
  const firstAt = before?.firstAt ?? now;
  const isSameDay = before !== null && now >= before.dayAt && now - before.dayAt < DAY_MS;
  const warmed = isSameDay ? before : { firstAt, dayAt: now, bytes: 0 };
  const isFirstDay = now - firstAt < DAY_MS;
  const metered = isFirstDay ? FIRST_DAY_BYTES : LATER_DAY_BYTES;
  const most = isFreeLine ? FREE_LINE_BYTES : metered;
  return { left: Math.max(0, most - warmed.bytes), warmed };
}
