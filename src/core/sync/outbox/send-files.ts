// Sends the files of a write, which have to be in Storage before its document: one after the other until none is left. What is proven to be there is
// noted at once, so that a line that breaks costs one file.
import { FILE_GONE } from '../../model/outbox/feedback.ts';
import type { OutboxRow } from '../../model/outbox/write.ts';
import type { Result } from '../../remote/firestore-request.ts';
import type { WriteKind } from '../writes/write-kind.ts';
import { type CommitOutcome, classifyCommit } from './classify-commit.ts';
import type { DrainSetup } from './drain-setup.ts';

/** `done` where all of them are there. `token`: of the row's account. */
export async function sendFiles(
  { database, remote, now }: Pick<DrainSetup, 'database' | 'remote' | 'now'>,
  { row, kind }: { row: OutboxRow; kind: WriteKind },
  token: string | null,
): Promise<CommitOutcome> {
  for (;;) {
    const file = await kind.file?.read(database, row, now());
    if (!kind.file || file === null || file?.isThere) return { do: 'done' };
    const uploaded: Result<unknown> = file
      ? await remote.upload(file.path, file.type, file.bytes, file.isSigned ? token : null)
      : { kind: 'refused', status: FILE_GONE, message: 'its file is gone' };
    const outcome = classifyCommit(uploaded);
    if (outcome.do !== 'done' || !file) return outcome;
    await kind.file.recordThere(database, row, now(), file);
  }
}
