// How many products a list has in all.
import { useLiveQuery } from 'dexie-react-hooks';
import { readList } from '#core/device/catalogue-list.ts';
import { deviceDatabase } from '#core/device/database.ts';
import { runOutsideLiveQuery } from './outside-live-query.ts';
import type { ProductListView } from './use-product-list.ts';

/** The number, or null while it is not known. The plain list is counted only after it is shown. */
export function useTotal(shelf: ProductListView): number | null {
  const isUncounted = shelf.state === 'shown' && shelf.total === null;
  const counted = useLiveQuery(
    async () => {
      if (!isUncounted) return null;
      const list = await runOutsideLiveQuery(() => readList(deviceDatabase()));
      return list?.length ?? null;
    },
    [isUncounted],
    null,
  );
  if (shelf.state !== 'shown') return null;
  return shelf.total ?? counted;
}
