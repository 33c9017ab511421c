import { useLiveQuery } from 'dexie-react-hooks';
import { LISTED_COLLECTIONS, type ListedCollection } from '#core/model/desk/entry-edit.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { isAsking, isWaiting, readWaitingEdits } from './use-waiting-edits.ts';

/** How many documents of each collection ask something, and how many changes are not sent; undefined while the device is being asked. */
export function useEditNews() {
  const { uid } = useOwnDesk();
  return useLiveQuery(async () => {
    const all = LISTED_COLLECTIONS.map(async (of) => {
      const edits = [...(await readWaitingEdits(uid, of)).values()];
      const waits = edits.flat().filter(isWaiting).length;
      return [of, { asks: edits.filter(isAsking).length, waits }] as const;
    });
    return Object.fromEntries(await Promise.all(all)) as Record<
      ListedCollection,
      { asks: number; waits: number }
    >;
  }, [uid]);
}
