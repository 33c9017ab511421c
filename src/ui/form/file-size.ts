// A file's size in words.
import { groupedNumber } from '#domain/shared/grouped-number.ts';
import { inKilobytes, inMegabytes } from '../messages.ts';

const KB = 1024;

/** '34 KB', '1.2 MB'; at least 1 KB. */
export function fileSize(bytes: number): string {
  const rounded = Math.max(1, Math.round(bytes / KB));
  return rounded < KB
    ? inKilobytes(rounded)
    : inMegabytes(groupedNumber(Math.round((10 * bytes) / KB / KB) / 10));
}
