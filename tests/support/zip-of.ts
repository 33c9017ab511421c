// Writes ZIPs for tests: plain ones, ZIP64, and .xlsx files of hand-written XML.
import { crc32, deflateRawSync } from 'node:zlib';

const SIGNED = {
  local: 0x04034b50,
  entry: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  place: 0x07064b50,
};

/** Numbers of so many bytes each, in a row. */
const numbersOf =
  (length: 2 | 4 | 8) =>
  (...all: number[]) =>
    Buffer.concat(
      all.map((number) => {
        const bytes = Buffer.alloc(8);
        bytes.writeBigUInt64LE(BigInt(number));
        return bytes.subarray(0, length);
      }),
    );
const [two, four, eight] = [numbersOf(2), numbersOf(4), numbersOf(8)];

/** A ZIP of these files; `isZip64` moves every size and place into the fields of 8 bytes. */
export function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  isZip64 = false,
): Uint8Array {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  const kept = (number: number) => (isZip64 ? 0xffffffff : number);
  const in64 = (...all: number[]) => (isZip64 ? [two(1, 8 * all.length), eight(...all)] : []);
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const plain = Buffer.from(content as Uint8Array);
    const packed = deflateRawSync(plain);
    const sizes = Buffer.concat(in64(plain.length, packed.length));
    const all = Buffer.concat(in64(plain.length, packed.length, at));
    const about = [two(45, 0, 8), four(0, crc32(plain), kept(packed.length), kept(plain.length))];
    const local = [
      four(SIGNED.local),
      ...about,
      two(name.length, sizes.length),
      name,
      sizes,
      packed,
    ];
    entries.push(
      ...[four(SIGNED.entry), two(45), ...about, two(name.length, all.length)],
      ...[two(0, 0, 0), four(0, kept(at)), name, all],
    );
    bodies.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(entries);
  const count = Object.keys(files).length;
  const end64 = [
    ...[four(SIGNED.end64), eight(44), two(45, 45), four(0, 0)],
    eight(count, count, directory.length, at),
    ...[four(SIGNED.place, 0), eight(at + directory.length), four(1)],
  ];
  const few = isZip64 ? 0xffff : count;
  const end = [
    four(SIGNED.end),
    two(0, 0, few, few),
    four(kept(directory.length), kept(at)),
    two(0),
  ];
  return new Uint8Array(Buffer.concat([...bodies, directory, ...(isZip64 ? end64 : []), ...end]));
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
