// Reads the unpacked size of a ZIP from its central directory, before anything is unpacked. The unpacking itself stops
// at these sizes.
// Source: PKWARE, .ZIP file format specification, 4.3.12 and 4.3.16.

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT_LENGTH = 0xffff;
/** Marks a size that does not fit its field (Zip64). */
const ELSEWHERE = 0xffffffff;

/** Total unpacked bytes; null where the directory is unreadable or hides a file's unpacked size. */
export function unpackedBytes(zip: Uint8Array): number | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const files = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let sum = 0;
  for (let file = 0; file < files; file += 1) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== ENTRY) return null;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    // An empty file packs to at most two bytes.
    if (unpacked === ELSEWHERE || (unpacked === 0 && packed > 2)) return null;
    sum += unpacked;
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    at += ENTRY_LENGTH + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return sum;
}

function endOf(view: DataView): number | null {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}
