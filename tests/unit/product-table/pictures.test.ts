// The pictures of a row: which files of a folder it means, how they combine with the stored ones, and a photo's type by its first bytes.
import { expect, test } from 'vitest';
import { folderFiles } from '#domain/product/table/folder-files.ts';
import { photoProblem, photoType } from '#domain/product/table/photo.ts';
import type { PictureFolder } from '#domain/product/table/row-pictures.ts';
import { outcome, ragi, refusal, written } from './compared-row.ts';

const folder: PictureFolder = {
  byName: new Map([
    ['front.jpg', { file: 'front.jpg', picture: 'abc' }],
    ['back.heic', { file: 'back.heic', problem: 'is an Apple photo' }],
    ['ragi.jpg', { file: 'ragi.jpg', picture: 'def' }],
  ]),
  ofProduct: new Map([['ragi', ['ragi.jpg']]]),
};

test('pictures are those that the product has, by number, and files of the folder, by name; those shown already are not uploaded again, and none is named', () => {
  expect(outcome({ Pictures: '1, Front.jpg' }, ragi, folder)).toMatchObject({
    ...{ fields: { photoURL: [1, 'abc'] }, pictures: ['front.jpg'] },
  });
  expect(written({ Pictures: '0, 1' }, ragi, folder)).toBe('unchanged');
  expect(written({}, ragi, folder)).toEqual({ photoURL: ['def'] });
  expect(written({}, ragi)).toBe('unchanged');
  expect(written({ Pictures: null }, ragi)).toEqual({ photoURL: [] });
  const shown = { ...ragi, fields: { ...ragi.fields, photoURL: ['abc'] } };
  const priced = outcome({ Pictures: 'front.jpg', Price: 130 }, shown, folder);
  expect(priced).toMatchObject({ fields: { price: 130 }, pictures: [] });
  expect(refusal({ Pictures: '7' }, ragi, folder)).toMatch(/there is no picture “7”/);
  const apple = refusal({ Pictures: 'back.heic' }, ragi, folder);
  expect(apple).toMatch(/“back.heic” is an Apple photo/);
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
