// The accountant's month: thousands of orders drawn at random, some of them taken back, and each table sums to the papers, to the
// paisa; and it can be opened as a spreadsheet.
import { expect, test } from 'vitest';
import type { Cell } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet, writeWorkbook } from '#domain/product/table/files/write-spreadsheet.ts';
import { monthInIndia } from '#domain/shared/day-in-india.ts';
import { creditNoteFor } from '#domain/tax/issue.ts';
import { looksOf, monthTables } from '#domain/tax/month-tables.ts';
import type { Paper, PaperLine } from '#domain/tax/paper.ts';
import { paperNumber } from '#domain/tax/paper-number.ts';
import { ADDRESS } from '../given.ts';
import { AT, drawing, drawnOrder, lineOf, paperOf } from './tax-given.ts';

const numbered = (kind: 'invoice' | 'credit-note', count: number) =>
  paperNumber({ series: 'FARM', kind, year: 2026, count });

function drawnMonth(orders: number): Paper[] {
  const draw = drawing(4);
  const papers: Paper[] = [];
  let notes = 0;
  for (let count = 1; count <= orders; count += 1) {
    const paper = { ...paperOf(drawnOrder(draw)), number: numbered('invoice', count) };
    papers.push(paper);
    if (draw(6) > 0) continue;
    notes += 1;
    const number = numbered('credit-note', notes);
    const lines = draw(2) === 0 ? paper.lines : paper.lines.slice(0, 1);
    papers.push(creditNoteFor(paper, { number, issuedAt: AT, reason: 'Came back', lines }));
  }
  return papers;
}

const papers = drawnMonth(4000);
const tables = new Map(monthTables(papers).map((it) => [it.name, it]));

/** Of rupees; a cell that is no whole number of paise would fail. */
function paiseIn(cell: Cell | undefined): number {
  const paise = Math.round(Number(cell) * 100);
  expect(paise / 100).toBe(Number(cell));
  return paise;
}

/** The sums of a column, by the values of others. */
function sums(name: string, column: string, by: string[] = [], sign = 1): Map<string, number> {
  const table = tables.get(name);
  const at = (heading: string) => table?.headings.indexOf(heading) ?? -1;
  const all = new Map<string, number>();
  for (const row of table?.rows ?? []) {
    const key = by.map((heading) => row[at(heading)]).join(' ');
    all.set(key, (all.get(key) ?? 0) + sign * paiseIn(row[at(column)]));
  }
  return all;
}

function added(...maps: Map<string, number>[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [key, sum] of maps.flatMap((it) => [...it])) all[key] = (all[key] ?? 0) + sum;
  return Object.fromEntries(Object.entries(all).filter(([, sum]) => sum !== 0));
}

/** The same from the papers themselves. */
function expected(
  part: 'totalPaise' | 'taxablePaise' | 'centralPaise' | 'statePaise' | 'integratedPaise',
  keyOf: (paper: Paper, line: PaperLine) => string | null,
): Record<string, number> {
  return added(
    ...papers.map((paper) => {
      const sign = paper.kind === 'credit-note' ? -1 : 1;
      const keys = paper.lines.map((line) => [keyOf(paper, line), sign * line[part]] as const);
      const all = new Map<string, number>();
      for (const [key, sum] of keys) if (key !== null) all.set(key, (all.get(key) ?? 0) + sum);
      return all;
    }),
  );
}

const whole = () => '';
test.each([
  ['Total', 'totalPaise'],
  ['Taxable value', 'taxablePaise'],
  ['IGST', 'integratedPaise'],
  ['CGST', 'centralPaise'],
  ['SGST or UTGST', 'statePaise'],
] as const)('all papers and all lines sum to the same %s', (column, part) => {
  const sum = expected(part, whole);
  expect(sum['']).toBeGreaterThan(0);
  expect(added(sums('Papers', column))).toEqual(sum);
  expect(added(sums('Lines', column))).toEqual(sum);
});

test('taxed sales without a GSTIN stand by state and rate in b2cl and b2cs, less what cdnur takes off', () => {
  const by = ['Place Of Supply', 'Rate'];
  const found = added(
    sums('b2cl', 'Taxable Value', by),
    sums('b2cs', 'Taxable Value', by),
    sums('cdnur', 'Taxable Value', by, -1),
  );
  const sum = expected('taxablePaise', ({ recipient, placeOfSupply: { code, name } }, line) =>
    recipient.gstin || line.kind !== 'taxable' ? null : `${code}-${name} ${line.rate}`,
  );
  expect(Object.keys(sum)).toHaveLength(12);
  expect(found).toEqual(sum);
  for (const name of ['b2cl', 'b2cs', 'cdnur']) expect(tables.get(name)?.rows).not.toEqual([]);
});

test('taxed sales with a GSTIN stand by it and rate in b2b, less what cdnr takes off', () => {
  const by = ['GSTIN/UIN of Recipient', 'Rate'];
  const found = added(sums('b2b', 'Taxable Value', by), sums('cdnr', 'Taxable Value', by, -1));
  const sum = expected('taxablePaise', ({ recipient: { gstin } }, line) =>
    gstin && line.kind === 'taxable' ? `${gstin} ${line.rate}` : null,
  );
  expect(Object.keys(sum)).toHaveLength(3);
  expect(found).toEqual(sum);
});

test('untaxed sales stand in exemp, by what the law calls them', () => {
  const words = ({ recipient: { gstin }, supplier, placeOfSupply }: Paper) =>
    `${supplier.state.code === placeOfSupply.code ? 'Intra' : 'Inter'}-State supplies to ${gstin ? '' : 'un'}registered persons`;
  for (const [column, kind] of [
    ['Nil Rated Supplies', 'nil rated'],
    ['Exempted(other than nil rated/non GST supply)', 'exempt'],
  ] as const) {
    const sum = expected('totalPaise', (paper, line) => (line.kind === kind ? words(paper) : null));
    expect(Object.keys(sum)).toHaveLength(4);
    expect(added(sums('exemp', column, ['Description']))).toEqual(sum);
  }
});

test.each([
  ['Total Value', 'totalPaise'],
  ['Taxable Value', 'taxablePaise'],
  ['Integrated Tax Amount', 'integratedPaise'],
  ['Central Tax Amount', 'centralPaise'],
  ['State/UT Tax Amount', 'statePaise'],
] as const)(
  '%s by HSN and rate, in two tables for buyers with and without a GSTIN',
  (column, part) => {
    for (const [name, isRegistered] of [
      ['hsn(b2b)', true],
      ['hsn(b2c)', false],
    ] as const) {
      const sum = expected(part, ({ recipient: { gstin } }, { hsn, rate }) =>
        (gstin !== '') === isRegistered ? `${hsn} ${rate}` : null,
      );
      expect(added(sums(name, column, ['HSN', 'Rate']))).toEqual(sum);
    }
  },
);

test('docs names first and last number of each series, and as many as there are from one to the other', () => {
  const notes = papers.filter(({ kind }) => kind === 'credit-note').length;
  expect(tables.get('docs')?.rows).toEqual([
    ['Invoices for outward supply', 'FARM-2627-00001', 'FARM-2627-04000', 4000, 0],
    ['Credit Note', 'FARM-C2627-00001', numbered('credit-note', notes), notes, 0],
  ]);
});

test('what was billed by way of payment sums to the papers; fees are left blank', () => {
  const rows = tables.get('Ways of payment')?.rows ?? [];
  expect(rows.map(([way]) => way).sort()).toEqual([
    'Bank transfer',
    'Cash on delivery',
    'Online payment',
  ]);
  expect(added(sums('Ways of payment', 'Total'))).toEqual(expected('totalPaise', whole));
  expect(rows.map((row) => row[3])).toEqual([null, null, null]);
});

const INTER = { address: { ...ADDRESS, state: 'Kerala' } };
test.each([
  ['₹1,00,000', 1_00_000_00, 'b2cs'],
  ['₹1,00,000.01', 1_00_000_01, 'b2cl'],
])(
  'a sale to another state for %s, of %i paise, stands in %s, and a note about a part of it goes along',
  (_, price, name) => {
    const paper = paperOf({
      ...INTER,
      lines: [lineOf('soap', price - 50_00), lineOf('turmeric', 50_00)],
    });
    const lines = paper.lines.slice(1);
    const note = creditNoteFor(paper, {
      number: 'FARM-C2627-00001',
      issuedAt: AT,
      reason: '',
      lines,
    });
    const filled = monthTables([paper, note]).filter(
      ({ name, rows }) => /^(b2c|cdn)/.test(name) && rows.length > 0,
    );
    expect(filled.map((it) => it.name)).toEqual(name === 'b2cl' ? ['b2cl', 'cdnur'] : ['b2cs']);
  },
);

test('a composition dealer gets papers, lines and ways, and no tables of GSTR-1', () => {
  const paper = paperOf({}, { dealer: 'composition' });
  expect(monthTables([paper]).map(({ name }) => name)).toEqual([
    'Papers',
    'Lines',
    'Ways of payment',
  ]);
});

test('the month begins at midnight in India', () => {
  expect(monthInIndia(Date.parse('2026-11-30T18:29:59Z'))).toBe('2026-11');
  expect(monthInIndia(Date.parse('2026-11-30T18:30:00Z'))).toBe('2026-12');
});

test('one file holds all tables; what begins like a formula stays text, in it and in a CSV', async () => {
  const paper = paperOf({ address: { ...ADDRESS, name: '=HYPERLINK("x")' } });
  const sheets = monthTables([paper]);
  const book = await writeWorkbook(sheets.map((it) => ({ ...it, looks: looksOf(it) })));
  const read = await readSpreadsheet(book);
  if ('problem' in read) throw new Error(read.problem);
  expect(read.sheets.map(({ name }) => name)).toEqual(sheets.map(({ name }) => name));
  expect(read.sheets.map(({ rows }) => rows[0]?.cells)).toEqual(
    sheets.map(({ headings }) => headings),
  );
  expect(read.sheets[0]?.rows[1]?.cells).toContain('=HYPERLINK("x")');
  const [first = { headings: [], rows: [] }] = sheets;
  const csv = await writeSpreadsheet(
    'csv',
    first.headings,
    first.rows,
    looksOf({ name: '', ...first }),
  );
  const text = new TextDecoder().decode(csv);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain('28-Nov-2026');
  expect(text).toContain('100.00,0.00,2.50,2.50,105.00');
});
