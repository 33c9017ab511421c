// Writes the checked import of this page, and waits for its pictures. An import that was cut off is checked again and
// then writes the rows still missing.
import { shopOfDesk } from '#browser/sync/desk-shop.ts';
import { refreshDeskNow } from '#browser/sync/refresh-desk-when-due.ts';
import { deviceDatabase } from '#domain/device/database.ts';
import { fetchedPictures } from '#domain/product/desk/fetched-pictures.ts';
import { changeKeptImport, forgetImport } from '#domain/product/desk/kept-import.ts';
import { writeRows } from '#domain/product/table/write-rows.ts';
import { type CheckedImport, type DoneImport, importState, isAsking } from './import-state.ts';
import { run, type Work } from './import-work.ts';

/** Writes the rows that are shown. */
export async function writeImport(uid: string, checked: CheckedImport): Promise<void> {
  // A second press comes before the screen has changed.
  if (importState() !== checked || isAsking(checked)) return;
  const { name, found, context } = checked;
  await run(uid, async (work) => {
    const { signal, show } = work;
    const of = found.rows.length;
    let writing = { since: Date.now(), done: 0, of };
    const tell = (isWaiting: boolean) =>
      show({ at: 'writing', name, done: writing.done, of, isWaiting });
    tell(false);
    await changeKeptImport(deviceDatabase(), uid, { writing });
    const shop = shopOfDesk(uid, signal, tell);
    const written = await writeRows(shop, found.rows, context, (done) => {
      writing = { ...writing, done };
      tell(false);
      void changeKeptImport(deviceDatabase(), uid, { writing }).catch(console.error);
    });
    await forgetImport(deviceDatabase(), uid);
    const problems = [...found.problems, ...written.refused];
    const done: DoneImport = { at: 'done', name, written, problems, fetched: null };
    show(done);
    void refreshDeskNow();
    // Not awaited: it may take minutes, in which the page counts as idle.
    if (written.fetching.size > 0) void followPictures(work, done);
  });
}

/** Shows how the functions get on with the pictures on the web, until the last one or other work on this page. */
async function followPictures({ uid, signal, show }: Work, done: DoneImport): Promise<void> {
  const ids = [...new Set(done.written.fetching.values())];
  let left = ids.length;
  const tell = (isWaiting: boolean) =>
    show({ ...done, fetched: { products: left, isWaiting, missing: null } });
  tell(false);
  try {
    const missing = await fetchedPictures(shopOfDesk(uid, signal, tell), ids, {
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      progress(count) {
        left = ids.length - count;
        tell(false);
      },
    });
    show({ ...done, fetched: { products: 0, isWaiting: false, missing } });
  } catch (error) {
    if (signal.aborted) return;
    console.error('the pictures could not be followed', error);
    tell(true);
  }
}
