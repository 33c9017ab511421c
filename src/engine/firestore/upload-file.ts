// Uploads one file to the project's Storage and says whether that is proven. The path carries its row's random id, so a
// second upload replaces the same file.
import * as v from 'valibot';
import { appCheckHeader } from '../account/app-check-header.ts';
import { MIN_UPLOAD_BYTES_PER_SECOND, SEND_TIMEOUT_MS } from '../limits.ts';
import { FILE_NOT_ACCEPTED } from '../outbox/write.ts';
import { firebaseProject } from './firebase-project.ts';
import type { Result } from './firestore-request.ts';

/** Storage's metadata of a stored file; size comes as text. Source: Firebase Storage REST, object metadata. */
const Metadata = v.object({
  name: v.string(),
  size: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
  contentType: v.optional(v.string()),
});
/** Storage's own error reply; one from a captive portal or a proxy does not parse. */
const Refusal = v.object({
  error: v.object({ code: v.picklist([400, 401, 403, 413]), message: v.string() }),
});

/** Download address of a stored file. */
export function fileAddress(path: string): string {
  const { storageOrigin, storageBucket } = firebaseProject;
  return `${storageOrigin}/v0/b/${storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/**
 * Uploads bytes to a path. `ok`: Storage holds a file of this size there; `refused`: Storage itself said no; anything
 * else is unknown. After an unknown outcome upload again, which the rules allow: a shopper may not read the file back.
 * @param idToken of the account, where the path needs a sign-in
 */
export async function uploadFile(
  path: string,
  type: string,
  bytes: ArrayBuffer,
  idToken: string | null = null,
): Promise<Result<{ path: string }>> {
  const timeoutMs =
    SEND_TIMEOUT_MS + Math.ceil((bytes.byteLength / MIN_UPLOAD_BYTES_PER_SECOND) * 1000);
  const { storageOrigin, storageBucket } = firebaseProject;
  const target = `${storageOrigin}/v0/b/${storageBucket}/o?uploadType=media&name=${encodeURIComponent(path)}`;
  const stored = await postFile(
    target,
    {
      method: 'POST',
      headers: {
        'Content-Type': type,
        ...(idToken !== null && { Authorization: `Firebase ${idToken}` }),
      },
      body: bytes,
    },
    timeoutMs,
  );
  if (stored.kind === 'ok' && stored.size === bytes.byteLength) {
    return { kind: 'ok', value: { path } };
  }
  if (stored.kind === 'refused') {
    return { kind: 'refused', status: stored.status, message: FILE_NOT_ACCEPTED };
  }
  return { kind: 'indeterminate', reason: 'network', retryAfterMs: null };
}

type Uploaded =
  | { kind: 'ok'; size: number }
  | { kind: 'refused'; status: string }
  | { kind: 'indeterminate' };

async function postFile(
  address: string,
  init: { method: string; headers: Record<string, string>; body: ArrayBuffer },
  timeoutMs: number,
): Promise<Uploaded> {
  try {
    const reply = await fetch(address, {
      ...init,
      headers: { ...init.headers, ...appCheckHeader() },
      redirect: 'error',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const said: unknown = await reply.json();
    const body = v.safeParse(Metadata, said);
    if (reply.ok && body.success) return { kind: 'ok', size: body.output.size };
    const refusal = v.safeParse(Refusal, said);
    if (!refusal.success || refusal.output.error.code !== reply.status)
      return { kind: 'indeterminate' };
    const { code, message } = refusal.output.error;
    // A 401 counts only when it names App Check; any other leaves the outcome unknown.
    if (code === 401 && !message.includes('App Check')) return { kind: 'indeterminate' };
    const isDenied = code === 401 || code === 403;
    return { kind: 'refused', status: isDenied ? 'PERMISSION_DENIED' : 'INVALID_ARGUMENT' };
  } catch {
    return { kind: 'indeterminate' };
  }
}
