// Pictures in a sheet are taken, whichever program put them there; one that the shop cannot show is refused by its name.
import { expect, test } from 'vitest';
import { readSpreadsheet } from '#domain/product/table/files/read-spreadsheet.ts';
import { photoProblem } from '#domain/product/table/photo.ts';
import { checkSheets } from '#domain/product/table/read-table.ts';
import { xlsxFiles, zipOf } from '../../support/zip-of.ts';

const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

const related = (...files: [kind: string, path: string][]) =>
  `<Relationships>${files.map(([kind, path], at) => `<Relationship Id="rId${at + 1}" Type="x/${kind}" Target="${path}"/>`).join('')}</Relationships>`;

const text = (it: string) => `<c t="inlineStr"><is><t>${it}</t></is></c>`;

const floating = (row: number, picture: number) =>
  `<xdr:oneCellAnchor><xdr:from><xdr:col>2</xdr:col><xdr:row>${row}</xdr:row></xdr:from><xdr:pic><a:blip r:embed="rId${picture}"/></xdr:pic></xdr:oneCellAnchor>`;

test('a picture of WPS Office in its cell is taken, and one that no browser shows is named', async () => {
  const rows = [
    text('Name') + text('Price') + text('Photo'),
    `${text('Ragi')}<c><v>90</v></c><c t="str"><f>_xlfn.DISPIMG("ID_4F",1)</f><v>=DISPIMG("ID_4F",1)</v></c>`,
    `${text('Til')}<c><v>80</v></c>`,
  ];
  const files = xlsxFiles(rows.map((row) => `<row>${row}</row>`).join(''), {
    'xl/cellimages.xml':
      '<etc:cellImages><etc:cellImage><xdr:pic><xdr:cNvPr id="2" name="ID_4F"/><a:blip r:embed="rId1"/></xdr:pic></etc:cellImage></etc:cellImages>',
    'xl/_rels/cellimages.xml.rels': related(['image', 'media/1.gif']),
    'xl/worksheets/_rels/sheet1.xml.rels': related(['drawing', '../drawings/1.xml']),
    'xl/drawings/1.xml': `<xdr:wsDr>${floating(2, 1)}</xdr:wsDr>`,
    'xl/drawings/_rels/1.xml.rels': related(['image', '../media/2.emf']),
    'xl/media/1.gif': GIF,
    'xl/media/2.emf': 'some drawing',
  });
  const read = await readSpreadsheet(zipOf(files));
  const table = 'sheets' in read ? checkSheets(read.sheets, {}) : read;
  if (!('rows' in table)) throw new Error(JSON.stringify(table));
  expect(table.rows.map(({ values }) => values.photoURL)).toEqual([['C2.gif'], ['C3.emf']]);
  expect(table.pictures.map(({ bytes }) => photoProblem(bytes))).toEqual([
    null,
    expect.stringMatching(/is no picture; JPEG/),
  ]);
});
