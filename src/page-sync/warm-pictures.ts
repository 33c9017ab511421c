// Tells the worker which product pictures to keep for the time without a network: most useful first, and none for a shopper who saves
// data.
import { readPictureList } from '#core/device/catalogue.ts';
import type { HaatDatabase } from '#core/device/tables.ts';
import { pictureAddress } from '#core/model/picture.ts';
import { isSavingData } from '#core/model/saving-data.ts';
import { picturesToWarm } from '#core/sync/catalogue/pictures-to-warm.ts';
import { runsAsApp } from './install-offer.ts';

/** Hands the list to the worker; nothing happens where there is none. */
export async function warmPictures(database: HaatDatabase): Promise<void> {
  if (isSavingData()) return;
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) {
    // A worker that is still being installed is waited for, but nobody waits for this.
    void navigator.serviceWorker?.ready.then(() => warmPictures(database));
    return;
  }
  const pictures = picturesToWarm(await readPictureList(database));
  const urls = pictures.map(({ id, image, size }) => pictureAddress(id, image, size));
  worker.postMessage({ type: 'warm-pictures', urls, isAtEase: runsAsApp() || isOnFreeLine() });
}

/** Whether the browser says that this line is none that is paid by the megabyte; most computers' browsers say nothing. */
function isOnFreeLine(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return ['wifi', 'ethernet'].includes(String(Reflect.get(connection, 'type')));
}
