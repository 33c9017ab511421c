// A table saved as text is read cell by cell as it was written, in whatever encoding and with whatever delimiter.
import { expect, test } from 'vitest';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { writeSpreadsheet } from '#domain/product/table/files/write-spreadsheet.ts';

const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());

async function rowsOf(file: string | Uint8Array) {
  const read = await readSpreadsheet(typeof file === 'string' ? bytesOf(file) : file);
  if ('problem' in read) throw new Error(read.problem);
  return read.sheets[0]?.rows.map(({ row, cells }) => [row, ...cells]) ?? [];
}

const devanagari = 'Id,Name\nhaldi,"हल्दी, पिसी"\n';
const withTabs = devanagari.replace(',', '\t').replace('i,"', 'i\t"');

test.each([
  ['in UTF-8', bytesOf(devanagari)],
  ['in UTF-8 with a mark, as Excel writes it', bytesOf(`\ufeff${devanagari}`)],
  ['in UTF-16, as Excel writes “Unicode text”', bytesOf(`\ufeff${withTabs}`, 'utf16le')],
  ['in UTF-16 the other way round', swapped(`\ufeff${withTabs}`)],
  ['in UTF-16 without a mark', bytesOf(withTabs, 'utf16le')],
  ['in UTF-16 without a mark, the other way round', swapped(withTabs)],
  ['with semicolons', bytesOf('Id;Name\nhaldi;"हल्दी, पिसी"\n')],
  ['with bars', bytesOf('Id|Name\nhaldi|हल्दी, पिसी')],
  ['with lines as Windows ends them', bytesOf(devanagari.replaceAll('\n', '\r\n'))],
  ['with lines as an old Mac ends them', bytesOf(devanagari.replaceAll('\n', '\r'))],
])('a .csv %s is read with its letters', async (_how, bytes) => {
  expect(await rowsOf(bytes)).toEqual([
    [1, 'Id', 'Name'],
    [2, 'haldi', 'हल्दी, पिसी'],
  ]);
});

test.each([
  ['numbers with commas', 'Id;Price;MRP\na;1,20,000;2,50,000\n', [2, 'a', '1,20,000', '2,50,000']],
  ['a title with a comma above it', 'List, 2026\n\nId;Price\na;10,50\n', [4, 'a', '10,50']],
  ['a delimiter named in its first line', 'sep=;\r\nId;Name, long\r\na;b, c\r\n', [3, 'a', 'b, c']],
  ['a named delimiter in quotation marks', '"sep=,"\nId,N;M\na,b;c\n', [3, 'a', 'b;c']],
  ['what looks like numbers and dates', 'Id,Price\n007,2026-01-02\n', [2, '007', '2026-01-02']],
  ['a text of two lines, one row', 'Id,Name\na,"x\ny"\nb,z\n', [3, 'b', 'z']],
  ['inches', 'Id,Name\na,5" pot\n', [2, 'a', '5" pot']],
  [
    'a text of many commas',
    'Id,Text,Price\na,"Sweet, sour,\nsalt, hot",10\n',
    [2, 'a', 'Sweet, sour,\nsalt, hot', '10'],
  ],
])('a .csv with %s keeps its cells and the numbers of its rows', async (_what, file, last) => {
  expect((await rowsOf(file)).at(-1)).toEqual(last);
});

const stray = 'Id,Name,Text,Price\nx,Dal,Fine,5\na,Ragi,"Our best,10\n';
test.each([
  ['never ends', `${stray}b,Rice,Nice,20\n`],
  ['ends where another begins', `${stray}b,Rice,"Nice",20\n`],
  ['ends by accident in a later row', `${stray}b,Rice,5",20\nc,Dal,y,30\n`],
  ['ends by accident in a table of two columns', 'Name,Price\nx,1\n"Dal,5\nRice",20\nTil,5\n'],
  ['has another inside', 'Id,Name\nx,y\na,"5" pot"\n'],
])(
  'a quotation mark that %s is refused with the row where it begins, and no row is swallowed',
  async (_what, file) => {
    const problem = expect.stringMatching(/quotation marks does not end.*row 3\b/);
    expect(await readSpreadsheet(bytesOf(file))).toEqual({ problem });
  },
);

test('letters of another encoding are marked as unreadable, not guessed', async () => {
  expect(await rowsOf(bytesOf('Id,Name\na,\xb9\xd9x\n', 'latin1'))).toEqual([
    [1, 'Id', 'Name'],
    [2, 'a', '\ufffd\ufffdx'],
  ]);
});

test('a .csv has formulas told apart from texts', async () => {
  const rows = await rowsOf('Id,Price\na,=2*60\nb,"=HYPERLINK(""http://x"")"\nc,=\n');
  const formulas = [{ formula: '2*60' }, { formula: 'HYPERLINK("http://x")' }];
  expect(rows.map(([, , cell]) => cell)).toEqual(['Price', ...formulas, '=']);
});

test('a text that a spreadsheet would run has an apostrophe before it in a .csv, and comes back without', async () => {
  const cells = ['=cmd|calc', '-5', '@a', -5, 'a=b'];
  const bytes = await writeSpreadsheet(
    'csv',
    ['Id'],
    cells.map((cell) => [cell]),
  );
  const lines = new TextDecoder().decode(bytes).split('\r\n').slice(1, 6);
  expect(lines).toEqual(["'=cmd|calc", "'-5", "'@a", '-5', 'a=b']);
  expect((await rowsOf(bytes)).map(([, cell]) => cell)).toEqual(['Id', ...cells.map(String)]);
});
