// Runs the import of this page, one piece of work at a time.
import { markBusy } from '#browser/busy.ts';
import { ImportEnded } from '#domain/product/desk/import-at-desk.ts';
import { saveFailureReason } from '#engine/device/save-failure.ts';
import { type ImportState, importState, setImportState } from './import-state.ts';
import { NO_ROOM } from './messages.ts';

/** One piece of work; it shows nothing any more once another one has begun. */
export type Work = { uid: string; signal: AbortSignal; show(state: ImportState): void };

let running: AbortController | null = null;

/** Whether any work was begun on this page. */
export const hasWork = () => running !== null;

/** Does this in place of any work in progress, and shows how it ended if it fails. */
export async function run(uid: string, does: (work: Work) => Promise<void>): Promise<void> {
  running?.abort();
  const own = new AbortController();
  running = own;
  const show = (state: ImportState) => {
    if (running === own) setImportState(state);
  };
  const end = markBusy();
  try {
    await does({ uid, signal: own.signal, show });
  } catch (error) {
    if (running === own) show(endOf(error));
  } finally {
    end();
  }
}

/** Stops any work in progress; it shows nothing any more. */
export function stopWork(): void {
  running?.abort();
  running = null;
}

function endOf(error: unknown): ImportState {
  const state = importState();
  const name = 'name' in state ? state.name : null;
  if (saveFailureReason(error) === 'full') return { at: 'nothing', name, problem: NO_ROOM };
  console.error('the import ended', error);
  const why = error instanceof ImportEnded ? error.why : 'failed';
  const { done, of } = 'done' in state ? state : { done: 0, of: 0 };
  return { at: 'ended', name, why, done, of };
}
