// Lists are made anew, and kept, when the catalogue has changed; a live query may only read. So a live query follows the
// mirror's state, and what it leads to is done beside it.
import { deviceDatabase } from '#core/device/database.ts';
import { readMirrorState } from '#core/device/mirror-state.ts';

/** Does the work in a turn of its own, again whenever the mirror changes. For live queries; nothing is followed after it. */
export async function runOutsideLiveQuery<T>(work: () => Promise<T>): Promise<T> {
  await readMirrorState(deviceDatabase());
  return new Promise((resolve, reject) => {
    setTimeout(() => work().then(resolve, reject), 0);
  });
}
