#!/bin/sh
# SheetJS reads a letter beyond U+FFFF that XML writes as a number, such as &#127806;, as another letter.
#
# Version: @e965/xlsx 0.20.3 (SheetJS CE 0.20.3 as published on npm), held against exceljs 4.4.0; Node 20 or newer.
# Guess: &#127806; and &#x1F33E; are 🌾 in every XML file, as is the letter itself.
# Behaviour: in .xlsx, .ods, flat .ods (.fods) and XML Spreadsheet 2003 the number goes through String.fromCharCode, which drops all but its last 16
#   bits: U+1F33E becomes U+F33E, a letter of no script. Numbers up to U+FFFF (&#2330;) and the letter itself are right.
# Consequence: no error; emoji and letters of younger scripts (Chakma, Grantha) turn into boxes. Programs that write XML in ASCII write such numbers,
#   Python's xml.etree by default.
# Instead: put the letters in place of these numbers before the library reads the file.
# Output seen:
#   SheetJS, xlsx: U+1F33E, as &#127806; U+F33E, as &#x1F33E; U+F33E, &#2330; U+91A (the same for ods, fods and xlml)
#   exceljs, xlsx: U+1F33E, as &#127806; U+1F33E, as &#x1F33E; U+1F33E, &#2330; U+91A
# Exits 0 while that is so, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 exceljs@4.4.0
cat > run.js <<'JS'
import { CFB, read, utils, write } from '@e965/xlsx';
import ExcelJS from 'exceljs';

const WRITTEN = '🌾&#127806;&#x1F33E;&#2330;';
const PARTS = { xlsx: '/xl/sharedStrings.xml', ods: '/content.xml' };
const GARBLED = 'U+1F33E U+F33E U+F33E U+91A';
const RIGHT = 'U+1F33E U+1F33E U+1F33E U+91A';
const codes = (text) => [...text].map((letter) => `U+${letter.codePointAt(0).toString(16).toUpperCase()}`);

/** A workbook whose only cell holds 🌾, and then WRITTEN. */
function workbook(bookType) {
  const book = utils.book_new(utils.aoa_to_sheet([['🌾']]), 'Crops');
  const bytes = write(book, { type: 'buffer', bookType, bookSST: true });
  if (!(bookType in PARTS)) return Buffer.from(bytes.toString().replace('🌾', WRITTEN));
  const zip = CFB.read(bytes, { type: 'buffer' });
  const part = CFB.find(zip, PARTS[bookType]);
  part.content = Buffer.from(Buffer.from(part.content).toString().replace('🌾', WRITTEN));
  return CFB.write(zip, { fileType: 'zip', type: 'buffer' });
}

let isAsSeen = true;
function show(what, text, expected) {
  const [letter, decimal, hexadecimal, low] = codes(text);
  console.log(`${what}: ${letter}, as &#127806; ${decimal}, as &#x1F33E; ${hexadecimal}, &#2330; ${low}`);
  isAsSeen &&= codes(text).join(' ') === expected;
}
for (const kind of ['xlsx', 'ods', 'fods', 'xlml']) {
  show(`SheetJS, ${kind}`, read(workbook(kind)).Sheets.Crops.A1.v, GARBLED);
}
const other = new ExcelJS.Workbook();
await other.xlsx.load(workbook('xlsx'));
show('exceljs, xlsx', other.getWorksheet('Crops').getCell('A1').value, RIGHT);
console.log(isAsSeen ? 'as it was found' : 'this has changed');
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.js
