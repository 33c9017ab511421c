// Which files of a folder the rows of a table mean, and what a photo is by its beginning.
import { describe, expect, test } from 'vitest';
import { folderFiles } from '#core/model/product-table/folder-files.ts';
import { photoProblem, photoType } from '#core/model/product-table/photo.ts';

const rows = [
  { row: 2, id: 'ragi', values: {} },
  { row: 3, id: 'til', values: { pictures: ['Front.JPG'] } },
];

test('files are meant by the id in their name, by their folder, or by a cell; what computers leave in folders is nothing', () => {
  const found = folderFiles(
    ['ragi-10.jpg', 'ragi-2.jpg', 'front.jpg', 'til/1.jpg', 'holiday.jpg', 'Thumbs.db', '.x/a.jpg'],
    rows,
  );
  expect(found.meant.toSorted()).toEqual(['front.jpg', 'ragi-10.jpg', 'ragi-2.jpg', 'til/1.jpg']);
  expect(found.unused).toEqual(['holiday.jpg']);
  expect(Object.fromEntries(found.ofProduct)).toEqual({
    ragi: ['ragi-2.jpg', 'ragi-10.jpg'],
    til: ['til/1.jpg'],
  });
});

describe('a photo by its beginning', () => {
  const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  test.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    ['GIF89a', 'image/gif'],
    ['\0\0\0\x1cftypavif', 'image/avif'],
  ])('%j is %s', (beginning, type) => {
    expect(photoType(bytes(beginning))).toBe(type);
    expect(photoProblem(bytes(beginning))).toBeNull();
  });

  test.each([
    ['', 'is empty'],
    ['\0\0\0\x18ftypheic', 'is an Apple photo (HEIC)'],
    ['<svg xmlns=', 'is no picture'],
    ['%PDF-1.7', 'is no picture'],
  ])('%j %s', (beginning, problem) => {
    expect(photoProblem(bytes(beginning))).toContain(problem);
  });
});
