// Which pictures a row means: by the files of a folder, by number, by address; and a photo's type by its first bytes.
import { expect, test } from 'vitest';
import { folderFiles } from '#domain/product/table/folder-files.ts';
import { photoProblem, photoType } from '#domain/product/table/photo.ts';
import {
  choosePictures,
  NO_PICTURES,
  type PictureFolder,
} from '#domain/product/table/row-pictures.ts';

const folder: PictureFolder = {
  byName: new Map([
    ['front.jpg', { file: 'front.jpg', picture: 'abc' }],
    ['back.heic', { file: 'back.heic', problem: 'is an Apple photo' }],
    ['ragi.jpg', { file: 'ragi.jpg', picture: 'def' }],
  ]),
  ofProduct: new Map([['ragi', ['ragi.jpg']]]),
};

const address = 'https://farm.example/Haldi.jpg?size=1,2';
const web = new Map([[address, 'f00']]);
const chosen = (written: unknown, known: unknown[] = [0, 1], from = folder) =>
  choosePictures('ragi', written, known, { folder: from, web });

test('pictures are those that the product has, by number, files of the folder, by name, and addresses on the web; those shown already are not fetched again, and none is named', () => {
  const front = { file: 'front.jpg', picture: 'abc' };
  expect(chosen(['1', 'Front.jpg'])).toMatchObject({ pictures: [1, 'abc'], fromFolder: [front] });
  expect(chosen(['0', '1'])?.pictures).toEqual([0, 1]);
  expect(chosen(undefined)?.pictures).toEqual(['def']);
  expect(chosen(undefined, [0, 1], NO_PICTURES)).toBe(null);
  expect(chosen([])?.pictures).toEqual(['def']);
  expect(chosen([], [0, 1], NO_PICTURES)?.pictures).toEqual([]);
  expect(chosen(['front.jpg'], ['abc'])).toMatchObject({ pictures: ['abc'], fromFolder: [] });
  const fromWeb = [{ file: address, picture: 'f00' }];
  expect(chosen([address, '1'])).toMatchObject({ pictures: ['f00', 1], fromWeb, problems: [] });
  expect(chosen([address], ['f00'])).toMatchObject({ pictures: ['f00'], fromWeb: [] });
  expect(chosen(['7'])?.problems).toEqual([expect.stringMatching(/there is no picture “7”/)]);
  const apple = expect.stringMatching(/“back.heic” is an Apple photo/);
  expect(chosen(['back.heic'])?.problems).toEqual([apple]);
});

test('a file is found whatever the case and the way in which a computer composes its letters', () => {
  const name = 'Café हल्दी.JPG'.normalize('NFD');
  const rows = [{ row: 2, id: 'ragi', values: { photoURL: ['café हल्दी.jpg'.normalize('NFC')] } }];
  expect(folderFiles([name], rows).meant).toEqual([name]);
});

test('files are meant by the id in their name, by their folder, or by a cell; what computers leave in folders is nothing', () => {
  const ids = ['ragi', 'ragi-1kg', 'til-2'];
  const rows = ids.map((id, at) => ({ row: at + 2, id, values: {} }));
  const chia = { row: 5, id: 'chia', values: { photoURL: ['Front.JPG'] } };
  const ofProduct = {
    ragi: ['ragi (3).png', 'ragi-2.jpg', 'ragi-10.jpg', 'ragi.jpg'],
    'ragi-1kg': ['ragi-1kg_2.jpg', 'ragi-1kg.webp'],
    'til-2': ['til-2.jpg', 'til-2/x.jpg'],
  };
  const meant = [...Object.values(ofProduct).flat(), 'front.jpg'];
  const unused = ['holiday.jpg', 'til.jpg'];
  const files = [...meant, ...unused, 'Thumbs.db', '.x/a.jpg'].toReversed();
  const found = folderFiles(files, [...rows, chia]);
  expect(found.meant.toSorted()).toEqual(meant.toSorted());
  expect(found.unused).toEqual(unused);
  expect(Object.fromEntries(found.ofProduct)).toEqual(ofProduct);
});

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg', null],
  ['\x89PNG\r\n\x1a\n', 'image/png', null],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp', null],
  ['GIF89a', 'image/gif', null],
  ['\0\0\0\x1cftypavif', 'image/avif', null],
  ['', null, 'is empty'],
  ['\0\0\0\x18ftypheic', null, 'is an Apple photo (HEIC)'],
  ['<svg xmlns=', null, 'is no picture'],
  ['%PDF-1.7', null, 'is no picture'],
])('a photo that begins with %j is %s: %s', (beginning, type, problem) => {
  const bytes = Uint8Array.from(beginning, (sign) => sign.charCodeAt(0));
  if (type) expect(photoType(bytes)).toBe(type);
  expect(photoProblem(bytes)).toEqual(problem && expect.stringContaining(problem));
});
