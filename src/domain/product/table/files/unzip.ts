// Reads the files in a ZIP by its central directory, ZIP64 included. Nothing is unpacked beyond the size announced there.
// Source: PKWARE, .ZIP file format specification, 4.3.7, 4.3.12 to 4.3.16 and 4.5.3.

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const END_64_PLACE = 0x07064b50;
const END_LENGTH = 22;
const END_64_PLACE_LENGTH = 20;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT_LENGTH = 0xffff;
/** Marks a count or a size that stands in a field of 8 bytes elsewhere. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffffffff;
const SIZES_64 = 1;
const STORED = 0;
const DEFLATED = 8;

/** A file in a ZIP; sizes in bytes, `at` is where its local header begins. */
export type ZippedFile = {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
};

/** The files of a ZIP; null where its directory cannot be read. */
export function zippedFiles(zip: Uint8Array): ZippedFile[] | null {
  try {
    return filesOf(zip);
  } catch {
    return null;
  }
}

function filesOf(zip: Uint8Array): ZippedFile[] | null {
  const view = viewOf(zip);
  const directory = directoryOf(view);
  if (directory === null) return null;
  let { at } = directory;
  const files: ZippedFile[] = [];
  for (let file = 0; file < directory.files; file += 1) {
    if (view.getUint32(at, true) !== ENTRY) return null;
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((it) =>
      view.getUint16(at + it, true),
    );
    const nameAt = at + ENTRY_LENGTH;
    const [unpacked = 0, packed = 0, local = 0] = sizesOf(view, at, nameAt + name, extra);
    files.push({
      name: new TextDecoder().decode(zip.subarray(nameAt, nameAt + name)).replaceAll('\\', '/'),
      method: view.getUint16(at + 10, true),
      packed,
      unpacked,
      at: local,
    });
    at = nameAt + name + extra + comment;
  }
  return files;
}

/** The unpacked and the packed size of an entry, and where its local header begins. */
function sizesOf(view: DataView, entry: number, extraAt: number, extra: number): number[] {
  const sizes = [24, 20, 42].map((it) => view.getUint32(entry + it, true));
  for (let at = extraAt; at < extraAt + extra; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== SIZES_64) continue;
    let next = at + 4;
    return sizes.map((size) => {
      if (size !== ELSEWHERE_32) return size;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    });
  }
  return sizes;
}

function directoryOf(view: DataView): { files: number; at: number } | null {
  const last = view.byteLength - END_LENGTH;
  for (let end = last; end >= Math.max(0, last - MAX_COMMENT_LENGTH); end -= 1) {
    if (view.getUint32(end, true) !== END) continue;
    const files = view.getUint16(end + 10, true);
    const at = view.getUint32(end + 16, true);
    if (files !== ELSEWHERE_16 && at !== ELSEWHERE_32) return { files, at };
    const place = end - END_64_PLACE_LENGTH;
    if (place < 0 || view.getUint32(place, true) !== END_64_PLACE) return { files, at };
    const end64 = Number(view.getBigUint64(place + 8, true));
    if (view.getUint32(end64, true) !== END_64) return null;
    return {
      files: Number(view.getBigUint64(end64 + 32, true)),
      at: Number(view.getBigUint64(end64 + 48, true)),
    };
  }
  return null;
}

/**
 * A file's bytes.
 * @throws {Error} where they cannot be unpacked, or are more or fewer than announced
 */
export async function unzipped(zip: Uint8Array, file: ZippedFile): Promise<Uint8Array> {
  const view = viewOf(zip);
  if (view.getUint32(file.at, true) !== LOCAL) throw new Error(`${file.name} is not in the ZIP`);
  const [name = 0, extra = 0] = [26, 28].map((it) => view.getUint16(file.at + it, true));
  const start = file.at + LOCAL_LENGTH + name + extra;
  const packed = zip.slice(start, start + file.packed);
  if (file.method === STORED && packed.length === file.unpacked) return packed;
  if (file.method !== DEFLATED) throw new Error(`${file.name} is packed in another way`);
  const unpacked = new Uint8Array(file.unpacked);
  let at = 0;
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > unpacked.length) {
      await reader.cancel();
      throw new Error(`${file.name} is larger than announced`);
    }
    unpacked.set(value, at);
    at += value.length;
  }
  if (at < unpacked.length) throw new Error(`${file.name} is smaller than announced`);
  return unpacked;
}

const viewOf = (zip: Uint8Array) => new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
