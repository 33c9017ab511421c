// Tells when a collection changes, by listening to its newest document at the shop. Loaded only at the merchant's desk.
import {
  collection,
  collectionGroup,
  type Query as FirestoreQuery,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
} from 'firebase/firestore';
import type { Watched } from '#domain/desk-mirror/desk-parts.ts';
import type { HaatDatabase } from '#domain/device/tables.ts';
import { type Subscription, startFirestoreFor, subscriptionOf } from './live-firestore.ts';

export type Listener = {
  /** Another document is now the newest, with this time (ms) in its field. Also called once at the start. */
  changed(collection: string, at: number): void;
  /** Whether all listeners are connected now. */
  inTouch(isInTouch: boolean): void;
  /** The shop refused; there is no retry. */
  ended(): void;
};

/** Listens to the collections with an account's token until stopped. */
export function followNewest(
  database: HaatDatabase,
  uid: string,
  watched: readonly Watched[],
  listener: Listener,
): Subscription {
  const { firestore, end } = startFirestoreFor(database, uid);
  const inTouch = new Set<string>();
  const newest = new Map<string, string>();
  let isOver = false;
  const tell = (name: string, isIn: boolean) => {
    if (isIn) inTouch.add(name);
    else inTouch.delete(name);
    listener.inTouch(inTouch.size === watched.length);
  };
  const follow = ({ collection: name, isEverywhere, by }: Watched) => {
    const all: FirestoreQuery = isEverywhere
      ? collectionGroup(firestore, name)
      : collection(firestore, name);
    return onSnapshot(
      query(all, orderBy(by, 'desc'), limit(1)),
      { includeMetadataChanges: true },
      ({ docs: [first], metadata }) => {
        if (isOver) return;
        // A snapshot from the SDK's cache is not the shop's word.
        if (metadata.fromCache) return tell(name, false);
        const mark: unknown = first?.get(by);
        const version = mark instanceof Timestamp ? `${first?.ref.path} ${mark.valueOf()}` : '';
        if (version !== (newest.get(name) ?? '')) {
          newest.set(name, version);
          if (mark instanceof Timestamp) listener.changed(name, mark.toMillis());
        }
        tell(name, true);
      },
      () => {
        if (isOver) return;
        tell(name, false);
        listener.ended();
      },
    );
  };
  const stops = watched.map(follow);
  return subscriptionOf(firestore, async () => {
    isOver = true;
    for (const stop of stops) stop();
    await end();
  });
}
