// Tells the worker which product pictures to keep for the time without a network: most useful first, fewer for a
// shopper who saves data.
import { readPictureList } from '#core/device/catalogue.ts';
import type { HaatDatabase } from '#core/device/database.ts';
import { pictureAddress } from '#core/model/picture.ts';
import { picturesToWarm } from '#core/sync/pictures-to-warm.ts';

/** Hands the list to the worker; nothing happens where there is none. */
export async function warmPictures(database: HaatDatabase): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) {
    // A worker that is still being installed is waited for, but nobody waits for this.
    void navigator.serviceWorker?.ready.then(() => warmPictures(database));
    return;
  }
  const pictures = picturesToWarm(await readPictureList(database), isSavingData());
  const urls = pictures.map(({ id, image, size }) => pictureAddress(id, image, size));
  worker.postMessage({ type: 'warm-pictures', urls });
}

/** Whether the shopper asked to save data, or is on a line so slow that it comes to the same. */
export function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Reflect.get(connection, 'saveData') === true ||
    ['slow-2g', '2g'].includes(String(Reflect.get(connection, 'effectiveType')))
  );
}
