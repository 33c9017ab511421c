// The pictures of a row beside those that are stored.
import { describe, expect, test } from 'vitest';
import { type PictureFolder, productOfFile } from '#core/model/product-table/row-pictures.ts';
import { outcome, ragi, refusal, written } from './compared-row.ts';

describe('pictures', () => {
  const folder: PictureFolder = {
    byName: new Map([
      ['front.jpg', { file: 'front.jpg', picture: 'abc' }],
      ['back.heic', { file: 'back.heic', problem: 'is an Apple photo' }],
      ['ragi.jpg', { file: 'ragi.jpg', picture: 'def' }],
    ]),
    ofProduct: new Map([['ragi', ['ragi.jpg']]]),
  };

  test('are those that the product has, by number, and files of the folder, by name', () => {
    expect(outcome({ Pictures: '1, Front.jpg' }, ragi, folder)).toMatchObject({
      fields: { photoURL: [1, 'abc'] },
      pictures: ['front.jpg'],
    });
    expect(written({ Pictures: '0, 1' }, ragi, folder)).toBe('unchanged');
    expect(written({}, ragi, folder)).toEqual({ photoURL: ['def'] });
    expect(written({}, ragi)).toBe('unchanged');
    expect(written({ Pictures: null }, ragi)).toEqual({ photoURL: [] });
  });

  test('that the product shows already are not uploaded again', () => {
    const shown = { ...ragi, fields: { ...ragi.fields, photoURL: ['abc'] } };
    expect(outcome({ Pictures: 'front.jpg', Price: 130 }, shown, folder)).toMatchObject({
      fields: { price: 130 },
      pictures: [],
    });
  });

  test('that are not there, or are none, are named', () => {
    expect(refusal({ Pictures: '7' }, ragi, folder)).toMatch(/there is no picture “7”/);
    expect(refusal({ Pictures: 'back.heic' }, ragi, folder)).toMatch(
      /“back.heic” is an Apple photo/,
    );
  });

  test('belong to the product by whose id their file or folder is called', () => {
    const ids = new Set(['ragi', 'ragi-1kg', 'til-2']);
    const belonging: Record<string, string[]> = {
      ragi: ['ragi.jpg', 'ragi-2.jpg', 'ragi (3).png'],
      'ragi-1kg': ['ragi-1kg.webp', 'ragi-1kg_2.jpg'],
      'til-2': ['til-2.jpg', 'til-2/x.jpg'],
    };
    for (const [id, paths] of Object.entries(belonging)) {
      expect(paths.map((path) => productOfFile(path, ids))).toEqual(paths.map(() => id));
    }
    const others = ['chia.jpg', 'til.jpg'].map((path) => productOfFile(path, ids));
    expect(others).toEqual([null, null]);
  });
});
