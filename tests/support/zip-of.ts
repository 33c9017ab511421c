// Writes ZIPs for tests: plain ones, ZIP64, and .xlsx files of hand-written XML.
import { crc32, deflateRawSync } from 'node:zlib';

const SIGNED = {
  local: 0x04034b50,
  entry: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  place: 0x07064b50,
};

/** Numbers of 2, 4 and 8 bytes in a row, as `[bytes, number]`. */
function numbers(...all: [2 | 4 | 8, number][]): Buffer {
  return Buffer.concat(
    all.map(([length, number]) => {
      const bytes = Buffer.alloc(8);
      bytes.writeBigUInt64LE(BigInt(number));
      return bytes.subarray(0, length);
    }),
  );
}

/** A ZIP of these files; `isZip64` moves every size and place into the fields of 8 bytes. */
export function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  isZip64 = false,
): Uint8Array {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  const kept = (number: number): [4, number] => [4, isZip64 ? 0xffffffff : number];
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const plain = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(plain);
    const sizes = isZip64
      ? numbers([2, 1], [2, 16], [8, plain.length], [8, packed.length])
      : Buffer.alloc(0);
    const all = isZip64
      ? numbers([2, 1], [2, 24], [8, plain.length], [8, packed.length], [8, at])
      : Buffer.alloc(0);
    const about = [
      [2, 45],
      [2, 0],
      [2, 8],
      [4, 0],
      [4, crc32(plain)],
    ] as [2 | 4, number][];
    const lengths = (extra: Buffer) =>
      [
        [2, name.length],
        [2, extra.length],
      ] as [2, number][];
    const both = [kept(packed.length), kept(plain.length)];
    const local = [
      numbers([4, SIGNED.local], ...about, ...both, ...lengths(sizes)),
      name,
      sizes,
      packed,
    ];
    entries.push(
      numbers([4, SIGNED.entry], [2, 45], ...about, ...both, ...lengths(all)),
      numbers([2, 0], [2, 0], [2, 0], [4, 0], kept(at)),
      ...[name, all],
    );
    bodies.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(entries);
  const count = Object.keys(files).length;
  const end64 = numbers(
    ...([
      [4, SIGNED.end64],
      [8, 44],
      [2, 45],
      [2, 45],
      [4, 0],
      [4, 0],
    ] as [2 | 4 | 8, number][]),
    ...([
      [8, count],
      [8, count],
      [8, directory.length],
      [8, at],
    ] as [8, number][]),
    ...([
      [4, SIGNED.place],
      [4, 0],
      [8, at + directory.length],
      [4, 1],
    ] as [4 | 8, number][]),
  );
  const few: [2, number] = [2, isZip64 ? 0xffff : count];
  const end = numbers(
    [4, SIGNED.end],
    [2, 0],
    [2, 0],
    few,
    few,
    kept(directory.length),
    kept(at),
    [2, 0],
  );
  return new Uint8Array(Buffer.concat([...bodies, directory, ...(isZip64 ? [end64] : []), end]));
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The files of an .xlsx with one sheet of these rows (`<row>…</row>`), and further files. */
export function xlsxFiles(rows: string, more: Readonly<Record<string, string | Uint8Array>> = {}) {
  return {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATED}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}" xmlns:r="${RELATED}"><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  };
}
