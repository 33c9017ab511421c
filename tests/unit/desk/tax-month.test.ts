// The accountant's month: thousands of orders drawn at random, some of them taken back, and each table sums to the papers, to the
// paisa; and it can be opened as a spreadsheet.
import { expect, test } from 'vitest';
import type { Cell } from '#domain/product/table/cell.ts';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet, writeWorkbook } from '#domain/product/table/files/write-spreadsheet.ts';
import { monthInIndia } from '#domain/shared/day-in-india.ts';
import * as kept from '#domain/tax/desk/desk-papers.ts';
import { creditNoteFor } from '#domain/tax/issue.ts';
import { looksOf, monthTables } from '#domain/tax/month-tables.ts';
import type { Paper, PaperLine } from '#domain/tax/paper.ts';
import { paperNumber } from '#domain/tax/paper-number.ts';
import { DAY_MS } from '#engine/limits.ts';
import { databaseOn } from '../../sync/support/database.ts';
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

const WAYS = 'Ways of payment';
const papers = drawnMonth(4000);
const tables = new Map(monthTables(papers).map((it) => [it.name, it]));

/** Of rupees; a cell that is no whole number of paise would fail. */
function paiseIn(cell: Cell | undefined): number {
  const paise = Math.round(Number(cell) * 100);
  expect(paise / 100).toBe(Number(cell));
  return paise;
}

/** The sums of columns, each by the values of others; those of a table with a minus are taken off. */
function found(names: string, column: string, by: string[] = []): Record<string, number> {
  const all: Record<string, number> = {};
  for (const name of names.split(', ')) {
    const { headings = [], rows = [] } = tables.get(name.replace('-', '')) ?? {};
    expect(rows, name).not.toEqual([]);
    for (const row of rows) {
      const key = by.map((heading) => row[headings.indexOf(heading)]).join(' ');
      const paise = paiseIn(row[headings.indexOf(column)]);
      all[key] = (all[key] ?? 0) + (name.startsWith('-') ? -paise : paise);
    }
  }
  return withoutNone(all);
}
const withoutNone = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

type Part = 'totalPaise' | 'taxablePaise' | 'centralPaise' | 'statePaise' | 'integratedPaise';
type KeyOf = (paper: Paper, line: PaperLine) => string | null;
/** The same from the papers themselves. */
function expected(part: Part, keyOf: KeyOf): Record<string, number> {
  const all: Record<string, number> = {};
  for (const paper of papers) {
    for (const line of paper.lines) {
      const key = keyOf(paper, line);
      const paise = paper.kind === 'credit-note' ? -line[part] : line[part];
      if (key !== null) all[key] = (all[key] ?? 0) + paise;
    }
  }
  return withoutNone(all);
}

const whole = () => '';
test.each<[string, Part]>([
  ['Total', 'totalPaise'],
  ['Taxable value', 'taxablePaise'],
  ['IGST', 'integratedPaise'],
  ['CGST', 'centralPaise'],
  ['SGST or UTGST', 'statePaise'],
])('all papers and all lines sum to the same %s', (column, part) => {
  const sum = expected(part, whole);
  expect(sum['']).toBeGreaterThan(0);
  expect(found('Papers', column)).toEqual(sum);
  expect(found('Lines', column)).toEqual(sum);
});

const byState: KeyOf = ({ recipient, placeOfSupply: { code, name } }, { kind, rate }) =>
  recipient.gstin || kind !== 'taxable' ? null : `${code}-${name} ${rate}`;
const byGstin: KeyOf = ({ recipient: { gstin } }, { kind, rate }) =>
  gstin && kind === 'taxable' ? `${gstin} ${rate}` : null;
const called =
  (of: string): KeyOf =>
  ({ recipient: { gstin }, supplier, placeOfSupply }, { kind }) => {
    const where = supplier.state.code === placeOfSupply.code ? 'Intra' : 'Inter';
    const who = gstin ? 'registered' : 'unregistered';
    return kind === of ? `${where}-State supplies to ${who} persons` : null;
  };
const TO_STATE = ['Place Of Supply', 'Rate'];
const TO_BUYER = ['GSTIN/UIN of Recipient', 'Rate'];
const NIL = 'Nil Rated Supplies';
const EXEMPT = 'Exempted(other than nil rated/non GST supply)';

test.each<[string, string, Part, string[], KeyOf, groups: number]>([
  ['Taxable Value', 'b2cl, b2cs, -cdnur', 'taxablePaise', TO_STATE, byState, 12],
  ['Taxable Value', 'b2b, -cdnr', 'taxablePaise', TO_BUYER, byGstin, 3],
  [NIL, 'exemp', 'totalPaise', ['Description'], called('nil rated'), 4],
  [EXEMPT, 'exemp', 'totalPaise', ['Description'], called('exempt'), 4],
])(
  '“%s” in %s is that of the sales with or without a GSTIN, taxed or not, less what notes take off',
  (column, names, part, by, keyOf, groups) => {
    const sum = expected(part, keyOf);
    expect(Object.keys(sum)).toHaveLength(groups);
    expect(found(names, column, by)).toEqual(sum);
  },
);

const TAXES: [string, Part][] = [
  ['Total Value', 'totalPaise'],
  ['Taxable Value', 'taxablePaise'],
  ['Integrated Tax Amount', 'integratedPaise'],
  ['Central Tax Amount', 'centralPaise'],
  ['State/UT Tax Amount', 'statePaise'],
];
test.each([
  ['hsn(b2b)', 'with', (gstin: string) => gstin !== ''],
  ['hsn(b2c)', 'without', (gstin: string) => gstin === ''],
] as const)('%s sums values and taxes of buyers %s a GSTIN, by HSN and rate', (name, _, isFor) => {
  for (const [column, part] of TAXES) {
    const keyOf: KeyOf = ({ recipient: { gstin } }, { hsn, rate }) =>
      isFor(gstin) ? `${hsn} ${rate}` : null;
    expect(found(name, column, ['HSN', 'Rate']), column).toEqual(expected(part, keyOf));
  }
});

test('docs names first and last number of each series, and as many as there are from one to the other', () => {
  const notes = papers.filter(({ kind }) => kind === 'credit-note').length;
  expect(tables.get('docs')?.rows).toEqual([
    ['Invoices for outward supply', 'FARM-2627-00001', 'FARM-2627-04000', 4000, 0],
    ['Credit Note', 'FARM-C2627-00001', numbered('credit-note', notes), notes, 0],
  ]);
});

test('what was billed by way of payment sums to the papers; fees are left blank', () => {
  const ways = ['Bank transfer', 'Cash on delivery', 'Online payment'];
  const rows = tables.get(WAYS)?.rows ?? [];
  expect(rows.map(([way, , , fee]) => [way, fee]).sort()).toEqual(ways.map((way) => [way, null]));
  expect(found(WAYS, 'Total')).toEqual(expected('totalPaise', whole));
});

test.each([
  ['₹1,00,000', 1_00_000_00, ['b2cs']],
  ['₹1,00,000.01', 1_00_000_01, ['b2cl', 'cdnur']],
])(
  'a sale to another state for %s, of %i paise, and a note about a part of it stand in %j',
  (_, price, names) => {
    const lines = [lineOf('soap', price - 50_00), lineOf('turmeric', 50_00)];
    const paper = paperOf({ address: { ...ADDRESS, state: 'Kerala' }, lines });
    const about = { number: 'FARM-C2627-00001', issuedAt: AT, reason: '' };
    const note = creditNoteFor(paper, { ...about, lines: paper.lines.slice(1) });
    const filled = monthTables([paper, note]).filter(
      ({ name, rows }) => /^(b2c|cdn)/.test(name) && rows.length > 0,
    );
    expect(filled.map(({ name }) => name)).toEqual(names);
  },
);

test('a composition dealer gets papers, lines and ways, and no tables of GSTR-1', () => {
  const paper = paperOf({}, { dealer: 'composition' });
  expect(monthTables([paper]).map(({ name }) => name)).toEqual(['Papers', 'Lines', WAYS]);
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
  expect(read.sheets.map(({ name, rows }) => [name, rows[0]?.cells])).toEqual(
    sheets.map(({ name, headings }) => [name, headings]),
  );
  expect(read.sheets[0]?.rows[1]?.cells).toContain('=HYPERLINK("x")');
  const [first = { headings: [], rows: [] }] = sheets;
  const looks = looksOf({ name: '', ...first });
  const csv = await writeSpreadsheet('csv', first.headings, first.rows, looks);
  const text = new TextDecoder().decode(csv);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  expect(text).toContain('28-Nov-2026');
  expect(text).toContain('100.00,0.00,2.50,2.50,105.00');
});

/** Tax papers leave the phone after half a year: which months are then still whole, so that they can be summed. */
const FROM = Date.parse('2026-01-01T00:00:00+05:30');
const PAPER = paperOf();
/** A paper at the first and the last moment of each day in India, until now. */
const papersUntil = (now: number): Paper[] => {
  const days = Array.from({ length: 600 }, (_, day) => FROM + day * DAY_MS);
  return days
    .flatMap((begin) => [begin, begin + DAY_MS - 1])
    .filter((issuedAt) => issuedAt <= now)
    .map((issuedAt, at) => ({ ...PAPER, number: `FARM-${at}`, issuedAt }));
};

function byMonth(papers: readonly Paper[]): Map<string, number> {
  const months = papers.map(({ issuedAt }) => monthInIndia(issuedAt));
  const counts = new Map<string, number>();
  for (const month of months) counts.set(month, (counts.get(month) ?? 0) + 1);
  return counts;
}

test.each<[string, now: string, partial: string[]]>([
  // 200 days before 28 November is 12 May.
  ['in the middle of a month', '2026-11-28T10:00:00+05:30', ['2026-05']],
  ['just after a month’s first moment', '2026-11-17T00:00:00.001+05:30', ['2026-05']],
  ['at a month’s first moment', '2026-11-17T00:00:00+05:30', []],
  ['while the day in London is another', '2026-11-17T03:00:00+05:30', ['2026-05']],
  ['before the last paper of a month', '2026-11-16T23:59:59+05:30', ['2026-04']],
])('of a cut %s only the month that it cuts is not whole', async (_, at, partial) => {
  const now = Date.parse(at);
  const database = databaseOn();
  const [all, oldest] = [papersUntil(now), kept.oldestPaperKept(now)];
  await kept.keepDeskPapers(database, 'meena', all, oldest);
  const months = byMonth(await kept.readDeskPapers(database, 'meena'));
  expect([...months.keys()].filter((month) => !kept.isMonthKept(month, oldest))).toEqual(partial);
  const whole = byMonth(all);
  for (const [month, count] of months) {
    expect(count === whole.get(month), month).toBe(!partial.includes(month));
  }
  database.close();
});
