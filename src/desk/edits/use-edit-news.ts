import { useLiveQuery } from '#browser/sync/use-live-query.ts';
import { LISTED_COLLECTIONS, type ListedCollection } from '#domain/catalogue/desk/entry-edit.ts';
import { useOwnDesk } from '../frame/use-merchant.ts';
import { type News, noteOf } from '../today/news.tsx';
import { editsAsk } from './messages.ts';
import { isAsking, readWaitingEdits } from './use-waiting-edits.ts';

/** Catalogue edits that need an answer, by collection. */
export function useEditNews(): News {
  const { uid } = useOwnDesk();
  const notes = useLiveQuery(
    () => Promise.all(LISTED_COLLECTIONS.map((of) => read(uid, of))),
    [uid],
  );
  return { notes: notes ?? [] };
}

async function read(uid: string, of: ListedCollection) {
  const edits = [...(await readWaitingEdits(uid, of)).values()];
  return noteOf(
    { to: '/desk/$collection', params: { collection: of } },
    edits.filter(isAsking).length,
    (count) => editsAsk(of, count),
  );
}
