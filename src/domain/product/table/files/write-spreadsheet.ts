// Writes a table of products as a spreadsheet file that reads back unchanged.
import type { Cell } from '../cell.ts';

export type SpreadsheetKind = 'xlsx' | 'csv';

/** Column widths, in characters. */
const WIDTHS: Readonly<Record<string, number>> = { Id: 34, Name: 44, Description: 60, Tags: 30 };
const USUAL_WIDTH = 16;

export async function writeSpreadsheet(
  kind: SpreadsheetKind,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Uint8Array> {
  const plain = [[...headings], ...rows.map((row) => row.map(plainValue))];
  if (kind === 'csv') {
    const { default: papa } = await import('papaparse');
    // Without a byte order mark, Excel decodes the file as Latin text.
    const text = papa.unparse(plain.map((row) => row.map(safeInCsv)));
    return new TextEncoder().encode(`\ufeff${text}\r\n`);
  }
  const { CFB, utils, write } = await import('@e965/xlsx');
  const sheet = utils.aoa_to_sheet(
    plain.map((row) => row.map(literalInXlsx)),
    { dense: true },
  );
  sheet['!cols'] = headings.map((heading) => ({ wch: WIDTHS[heading] ?? USUAL_WIDTH }));
  const book = write(utils.book_new(sheet, 'Products'), { type: 'buffer', bookSST: true });
  // The library has no setting for a heading row that stays in view.
  const zip = CFB.read(book, { type: 'buffer' });
  const part = CFB.find(zip, '/xl/worksheets/sheet1.xml');
  const xml = new TextDecoder().decode(part.content).replace(VIEW, FROZEN_VIEW);
  part.content = new TextEncoder().encode(xml);
  return new Uint8Array(CFB.write(zip, { fileType: 'zip', type: 'buffer', compression: true }));
}

const VIEW = '<sheetView workbookViewId="0"/>';
const FROZEN_VIEW =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';

type Plain = string | number | boolean | Date | null;

function plainValue(cell: Cell): Plain {
  if (cell === null || typeof cell !== 'object' || cell instanceof Date) return cell;
  return 'formula' in cell ? `=${cell.formula}` : cell.error;
}

/** Escapes text that begins like a formula: a spreadsheet would run it, whoever wrote it. */
function safeInCsv(value: Plain): Plain {
  return typeof value === 'string' && /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

/** Escapes text that looks like an .xlsx character code (_x0041_). Source: ECMA-376, 22.9.2.19. */
function literalInXlsx(value: Plain): Plain {
  if (typeof value !== 'string') return value;
  return value.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}
