/** Writes a jar with nothing but a manifest: a main class, and the other jar's path. */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/** Writes to `target` a jar that runs `mainClass` from the jar at `realJar`. */
export async function writeManifestJar(
  target: string,
  mainClass: string,
  realJar: string,
): Promise<void> {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(realJar)}`,
  ]
    .map(folded)
    .join('');
  await writeFile(target, zipOfOne('META-INF/MANIFEST.MF', Buffer.from(`${manifest}\r\n`)));
}

/** Manifest lines have at most 72 bytes; a longer one continues after a space. */
function folded(line: string): string {
  const [first = '', ...rest] = line.match(/^.{1,70}|.{1,69}/g) ?? [];
  return `${[first, ...rest.map((part) => ` ${part}`)].join('\r\n')}\r\n`;
}

/** A zip archive with one uncompressed file in it. */
function zipOfOne(name: string, content: Buffer): Buffer {
  const fileName = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0); // the version of the format that a reader must know
  common.writeUInt16LE(0x21, 8); // 1 January 1980: the same jar every time
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(fileName.length, 22);

  const local = Buffer.concat([signature(0x04034b50), common, fileName, content]);
  const central = Buffer.concat([
    signature(0x02014b50),
    Buffer.from([20, 0]), // made by the same version
    common,
    Buffer.alloc(14), // no comment, first disk, no attributes, the local header at offset 0
    fileName,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
