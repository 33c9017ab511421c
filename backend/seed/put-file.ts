// Writes one file into Storage. An emulator closes connections that were idle for five seconds, just
// when they are wanted again; the same bytes may safely be sent a second time.
import type { Bucket } from './emulator.ts';

const attempts = 4;

export async function putFile(
  bucket: Bucket,
  path: string,
  bytes: Buffer,
  metadata: { contentType: string; cacheControl?: string; metadata?: Record<string, string> },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await bucket.file(path).save(bytes, { resumable: false, metadata });
      return;
    } catch (error) {
      if (attempt === attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, 150 * attempt));
    }
  }
}
