// A ZIP made by hand, with one file in it.
import { deflateRawSync } from 'node:zlib';

/** A ZIP of one file. */
export function zipOf(name: string, content: string): Uint8Array {
  const packed = deflateRawSync(content);
  const entry = (mark: number, length: number) => {
    const head = Buffer.alloc(length);
    head.writeUInt32LE(mark, 0);
    const from = length === 30 ? 0 : 2;
    head.writeUInt16LE(8, 8 + from);
    head.writeUInt32LE(packed.length, 18 + from);
    head.writeUInt32LE(content.length, 22 + from);
    head.writeUInt16LE(name.length, 26 + from);
    return Buffer.concat([head, Buffer.from(name)]);
  };
  const local = Buffer.concat([entry(0x04034b50, 30), packed]);
  const listed = entry(0x02014b50, 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, listed, end]));
}
