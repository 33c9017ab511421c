// Writes a table of products as a spreadsheet file that reads back unchanged.
import type { Cell } from './cell.ts';

export type SpreadsheetKind = 'xlsx' | 'csv';

/** Column widths, in characters. */
const WIDTHS: Readonly<Record<string, number>> = { Id: 34, Name: 44, Description: 60, Tags: 30 };
const USUAL_WIDTH = 16;

export async function writeSpreadsheet(
  kind: SpreadsheetKind,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Uint8Array> {
  const plain = rows.map((row) => row.map(plainValue));
  if (kind === 'csv') {
    const { writeCsv } = await import('hucre/csv');
    const cells = [[...headings], ...plain].map((row) => row.map(safeInCsv));
    // Without a byte order mark, Excel decodes the file as Latin text.
    return new TextEncoder().encode(writeCsv(cells, { bom: true, quoteStyle: 'required' }));
  }
  const { writeXlsx } = await import('hucre/xlsx');
  const cells = plain.map((row) => row.map(literalInXlsx));
  return writeXlsx({
    sheets: [
      {
        name: 'Products',
        rows: [[...headings], ...cells],
        columns: headings.map((heading) => ({ width: WIDTHS[heading] ?? USUAL_WIDTH })),
        freezePane: { rows: 1 },
      },
    ],
  });
}

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
