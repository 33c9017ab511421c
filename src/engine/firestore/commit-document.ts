// Writes or deletes one document and says whether that is proven. Setting a document, some fields or nothing under one
// path is idempotent, so sending twice does no harm. A write that must not overtake a newer one carries preconditions.
import * as v from 'valibot';
import { SEND_TIMEOUT_MS } from '../limits.ts';
import { firestoreRequest, type Result, resourceName } from './firestore-request.ts';
import { encodeFields, type PlainFields } from './firestore-values.ts';

/**
 * An optimistic lock: the commit writes the document at `path` only if it was last changed at `seenAt` (RFC 3339; null:
 * it does not exist yet).
 */
export type Lock = { path: string; seenAt: string | null };

/** A small document written in the same commit, under its own lock; `movedBy` becomes its content. */
export type Fence = Lock & { movedBy: string };

/**
 * The change of the document at `path` (such as `/queries/abc`): set it whole, create it where none exists, merge
 * fields into it, or delete it.
 */
export type DocumentWrite = (
  | { path: string; does: 'create' | 'set'; fields: PlainFields }
  /** `gone`: fields to remove. */
  | { path: string; does: 'merge'; fields: PlainFields; gone?: readonly string[] }
  | { path: string; does: 'delete' }
) & {
  fence?: Fence;
  /** Applies to the write of the commit that changes the locked document. */
  lock?: Lock;
  /** A field that the server sets to the time of the request. */
  stamp?: string;
  /** More writes of the same commit in wire format: all or none. */
  companionWrites?: readonly WireWrite[];
};

/** A write as Firestore's REST API takes it. */
export type WireWrite = { update?: { name: string; fields: object }; delete?: string } & Record<
  string,
  unknown
>;

/**
 * Codes with which Firestore refuses a commit whose lock no longer holds. Source: google.rpc.Code, and the emulator.
 */
const OVERTAKEN = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND'];

/** Whether somebody else wrote a locked document first. */
export function isOvertaken(answer: Result<unknown>): boolean {
  return answer.kind === 'refused' && OVERTAKEN.includes(answer.status);
}

/** The precondition in wire format. */
export function asSeen(seenAt: string | null): object {
  return seenAt === null ? { exists: false } : { updateTime: seenAt };
}

const Timestamp = v.pipe(v.string(), v.isoTimestamp());
const Changed = v.object({ updateTime: Timestamp });
/** A deleted document has no update time. */
const Gone = v.object({});

/**
 * Sends the commit. `ok` carries the server's commit time (RFC 3339); after `indeterminate` the write may or may not
 * have landed.
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

/** A field name as a path, quoted unless it is a plain identifier. Source: Firestore REST reference, field paths. */
function fieldPath(name: string): string {
  if (/^[A-Za-z_]\w*$/.test(name)) return name;
  return `\`${name.replace(/[\\`]/g, '\\$&')}\``;
}

function wireFence({ path, seenAt, movedBy }: Fence): WireWrite {
  const update = { name: resourceName(path), fields: encodeFields({ movedBy }) };
  return { update, currentDocument: asSeen(seenAt) };
}
