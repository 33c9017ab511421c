#!/bin/sh
# SheetJS forgets which sheets and rows of an .ods are hidden, and writes hidden ones into an .ods as shown.
#
# Version: @e965/xlsx 0.20.3 (SheetJS CE 0.20.3 as published on npm), on Node 20 or newer.
# Guess: as in .xlsx. OpenDocument has both (table:display, table:visibility), and the documentation says only that formats other than Excel's lack
#   "very hidden".
# Behaviour: with cellStyles, as the documentation asks for, .xlsx and .xlsb keep hidden sheets and rows. From an .ods all sheets and rows come without
#   a sign: Workbook.Sheets and '!rows' are undefined. Into an .ods every sheet is written with table:display="true", every row without a visibility.
# Consequence: a sheet of costs that was hidden in Excel lies open after a conversion to .ods, and filtered rows of an .ods count as data.
# Instead: read table:display of the sheet's style and table:visibility of the row in content.xml; drop hidden sheets before writing an .ods.
# Output seen:
#   read from .xlsx: sheet hidden, row hidden
#   read from .xlsb: sheet hidden, row hidden
#   read from .ods: sheet shown, row shown
#   written into .ods: sheet shown, row shown
# Exits 0 while that is so, 1 when it has changed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module","private":true}' > package.json
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat > run.js <<'JS'
import { CFB, read, utils, write } from '@e965/xlsx';

const EXPECTED = {
  'read from .xlsx': 'sheet hidden, row hidden',
  'read from .xlsb': 'sheet hidden, row hidden',
  'read from .ods': 'sheet shown, row shown',
  'written into .ods': 'sheet shown, row shown',
};
const words = (sheet, row) => `sheet ${sheet ? 'hidden' : 'shown'}, row ${row ? 'hidden' : 'shown'}`;

function lookAt(bytes) {
  const { Workbook, Sheets } = read(bytes, { cellStyles: true });
  return words(Workbook?.Sheets?.[1]?.Hidden, Sheets.Prices['!rows']?.[1]?.hidden);
}

/** The second row of the first sheet is hidden, and the second sheet. */
const book = utils.book_new();
const prices = utils.aoa_to_sheet([['Ragi'], ['Til']]);
prices['!rows'] = [{}, { hidden: true }];
utils.book_append_sheet(book, prices, 'Prices');
utils.book_append_sheet(book, utils.aoa_to_sheet([['Ragi costs 80']]), 'Costs');
utils.book_set_sheet_visibility(book, 'Costs', 1);
const written = (bookType) => write(book, { type: 'buffer', bookType, cellStyles: true });

/** The same as OpenDocument has it. */
const NS = 'urn:oasis:names:tc:opendocument:xmlns';
const SPACES = ['office', 'table', 'text', 'style'].map((it) => `xmlns:${it}="${NS}:${it}:1.0"`).join(' ');
const style = (name, display) =>
  `<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`;
const row = (text, attribute = '') =>
  `<table:table-row${attribute}><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row>`;
const sheet = (name, of, rows) =>
  `<table:table table:name="${name}" table:style-name="${of}"><table:table-column/>${rows}</table:table>`;
const hiddenRow = row('Til', ' table:visibility="collapse"');
const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${SPACES} office:version="1.3">
<office:automatic-styles>${style('ta1', true)}${style('ta2', false)}</office:automatic-styles><office:body><office:spreadsheet>
${sheet('Prices', 'ta1', row('Ragi') + hiddenRow)}${sheet('Costs', 'ta2', row('Ragi costs 80'))}
</office:spreadsheet></office:body></office:document-content>`;
const type = 'application/vnd.oasis.opendocument.spreadsheet';
const entry = (path, of) => `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${of}"/>`;
const manifest = `<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="${NS}:manifest:1.0" manifest:version="1.3">
${entry('/', type)}${entry('content.xml', 'text/xml')}${entry('styles.xml', 'text/xml')}</manifest:manifest>`;
const styles = `<?xml version="1.0" encoding="UTF-8"?><office:document-styles ${SPACES} office:version="1.3"/>`;
const ods = CFB.utils.cfb_new();
const parts = { mimetype: type, 'META-INF/manifest.xml': manifest, 'content.xml': content, 'styles.xml': styles };
for (const [path, text] of Object.entries(parts)) CFB.utils.cfb_add(ods, path, Buffer.from(text));

const converted = CFB.read(written('ods'), { type: 'buffer' });
const text = Buffer.from(CFB.find(converted, '/content.xml').content).toString();
const found = {
  'read from .xlsx': lookAt(written('xlsx')),
  'read from .xlsb': lookAt(written('xlsb')),
  'read from .ods': lookAt(CFB.write(ods, { fileType: 'zip', type: 'buffer' })),
  'written into .ods': words(/table:display="false"/.test(text), /table:visibility=/.test(text)),
};
for (const [what, seen] of Object.entries(found)) console.log(`${what}: ${seen}`);
const isAsSeen = Object.entries(EXPECTED).every(([what, seen]) => found[what] === seen);
console.log(isAsSeen ? 'as it was found' : 'this has changed');
process.exitCode = isAsSeen ? 0 : 1;
JS
node run.js
