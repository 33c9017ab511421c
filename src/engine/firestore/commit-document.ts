// Writes or deletes one document and says whether that is proven. Setting a whole document, some of its fields or
// nothing at all under one path is idempotent, so asking twice does no harm. What must not come after something newer goes on conditions.
import * as v from 'valibot';
import { SEND_TIMEOUT_MS } from '../limits.ts';
import { firestoreRequest, type Result, resourceName } from './firestore-request.ts';
import { encodeFields, type PlainFields } from './firestore-values.ts';

/** An optimistic lock: the document at `path` is written only if it was last changed at `seenAt` (RFC 3339; null: it is not there yet). */
export type Lock = { path: string; seenAt: string | null };

/** A small document that is set with a write, both or neither, under a lock of its own. `movedBy` is what it then holds. */
export type Fence = Lock & { movedBy: string };

/**
 * What one commit does to the document at `path` (such as `/queries/abc`): sets it as a whole, the same where nothing is there yet,
 * merges these fields into what is there, or deletes it.
 */
export type DocumentWrite = (
  | { path: string; does: 'create' | 'set'; fields: PlainFields }
  /** `gone`: fields that it takes away. */
  | { path: string; does: 'merge'; fields: PlainFields; gone?: readonly string[] }
  | { path: string; does: 'delete' }
) & {
  fence?: Fence;
  /** Holds for whichever write of the commit is about its document. */
  lock?: Lock;
  /** A field that the server sets to its own time. */
  stamp?: string;
  /** More writes of the same commit, as the wire has them: all or none. */
  companionWrites?: readonly WireWrite[];
};

/** A write as Firestore's REST API takes it. */
export type WireWrite = { update?: { name: string; fields: object }; delete?: string } & Record<
  string,
  unknown
>;

/** Codes with which Firestore refuses a commit whose lock does not hold any more. Source: google.rpc.Code, and the emulator. */
const OVERTAKEN = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND'];

/** Whether somebody else wrote a locked document first. */
export function isOvertaken(answer: Result<unknown>): boolean {
  return answer.kind === 'refused' && OVERTAKEN.includes(answer.status);
}

/** The lock as the wire has it. */
export function asSeen(seenAt: string | null): object {
  return seenAt === null ? { exists: false } : { updateTime: seenAt };
}

const Timestamp = v.pipe(v.string(), v.isoTimestamp());
const Changed = v.object({ updateTime: Timestamp });
/** A document that is gone has no time of its own. */
const Gone = v.object({});

/**
 * Does the write. `proven` carries the server's commit time (RFC 3339); every other answer means that the write may or
 * may not have landed.
 */
export async function commitDocument(
  write: DocumentWrite,
  idToken: string | null,
): Promise<Result<{ commitTime: string }>> {
  const { fence, lock, companionWrites = [], stamp } = write;
  const stamped = stamp && {
    updateTransforms: [{ fieldPath: stamp, setToServerValue: 'REQUEST_TIME' }],
  };
  const writes = [
    { ...wireWrite(write), ...stamped },
    ...(fence ? [wireFence(fence)] : []),
    ...companionWrites,
  ].map((it) => (lock && isAbout(lock, it) ? { ...it, currentDocument: asSeen(lock.seenAt) } : it));
  return firestoreRequest({
    path: ':commit',
    body: { writes },
    idToken,
    timeoutMs: SEND_TIMEOUT_MS,
    schema: replyTo(write),
  });
}

/** Only Firestore's own commit reply has all of these. Source: Firestore REST reference, commit. */
function replyTo({ does, fence, companionWrites = [] }: DocumentWrite) {
  const others = companionWrites.map((it) => ('delete' in it ? Gone : Changed));
  const writeResults = v.strictTuple([
    does === 'delete' ? Gone : Changed,
    ...(fence ? [Changed] : []),
    ...others,
  ]);
  return v.object({ writeResults, commitTime: Timestamp });
}

function isAbout({ path }: Lock, write: WireWrite): boolean {
  return (write.delete ?? write.update?.name) === resourceName(path);
}

function wireWrite(write: DocumentWrite): WireWrite {
  if (write.does === 'delete') return { delete: resourceName(write.path) };
  const fields = encodeFields(write.fields);
  const update = { name: resourceName(write.path), fields };
  if (write.does === 'set') return { update };
  if (write.does !== 'merge') return { update, currentDocument: { exists: false } };
  const changed = [...Object.keys(write.fields), ...(write.gone ?? [])];
  return { update, updateMask: { fieldPaths: changed.map(fieldPath) } };
}

/** A field's name as a path, in quotes where it may hold anything. Source: Firestore REST reference, field paths. */
function fieldPath(name: string): string {
  if (/^[A-Za-z_]\w*$/.test(name)) return name;
  return `\`${name.replace(/[\\`]/g, '\\$&')}\``;
}

function wireFence({ path, seenAt, movedBy }: Fence): WireWrite {
  const update = { name: resourceName(path), fields: encodeFields({ movedBy }) };
  return { update, currentDocument: asSeen(seenAt) };
}
