// Writes one file to Storage, with a retry: an emulator closes connections idle for five seconds just when they are
// reused, and sending the same bytes again is safe.
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
