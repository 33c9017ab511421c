// Removes an uploaded file that only pretends to be a picture or a PDF. Rules see the type that the
// sender names; only a look into the file tells whether that is true.
import type { Storage } from 'firebase-admin/storage';
import { FIRST_BYTES, isWelcome } from './file-content.ts';

export type Bucket = ReturnType<Storage['bucket']>;

const UPLOADS = 'service-documents/';
const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

export interface StoredFile {
  readonly name: string;
  readonly generation: string;
}

/**
 * Looks at one version of a file. An event may come twice or late: a file that has gone is no fault, and a
 * later file under the same name is left to its own event.
 */
export async function removeDisguised(
  bucket: Bucket,
  { name, generation }: StoredFile,
): Promise<'kept' | 'removed' | 'gone'> {
  if (!name.startsWith(UPLOADS)) return 'kept';
  const file = bucket.file(name, { generation });
  try {
    const [firstBytes] = await file.download({ start: 0, end: FIRST_BYTES - 1 });
    if (await isWelcome(firstBytes)) return 'kept';
    await bucket.file(name).delete({ ifGenerationMatch: generation });
    return 'removed';
  } catch (error) {
    if (isOvertaken(error)) return 'gone';
    throw error;
  }
}

function isOvertaken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === NOT_FOUND || code === PRECONDITION_FAILED;
}
