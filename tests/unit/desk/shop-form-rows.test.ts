// Questions, videos and banners as the merchant types them: rows that are added, taken out and moved up.
import { expect, test } from 'vitest';
import { readTypedShop, typedShop } from '#core/model/desk/shop-form.ts';
import { VIDEO_ROWS } from '#core/model/desk/shop-form-rows.ts';
import { withoutRow, withRowUp } from '#core/model/desk/typed-rows.ts';
import { SHOWN, type } from './typed-shop.ts';

test('a question of which both fields are empty goes, and one that is added comes', () => {
  expect(
    type('questions', { question1: ' ', answer1: '', question3: 'When?', answer3: 'Daily.' }),
  ).toEqual({ fields: { faqs: ['Is it organic?', 'Yes, all of it.', 'When?', 'Daily.'] } });
});

test('a video that is added comes last, whichever form its link has, and one of which all fields are empty goes', () => {
  expect(
    type('videos', {
      ...{ video1: '', title1: ' ', by1: '' },
      ...{ video3: ' https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3 ' },
      ...{ title3: ' Harvest ', by3: 'Theni' },
    }),
  ).toEqual({
    fields: { videos: [...SHOWN.videos.slice(3), 'dQw4w9WgXcQ', 'Harvest', 'Theni'] },
  });
});

test('a banner is saved with the names of its pictures, and those that the shop was built with stay', () => {
  const [wide, narrow] = ['a'.repeat(32), 'b'.repeat(32)];
  const banner = {
    wide2: wide,
    narrow2: narrow,
    alt2: 'Leaves',
    words2: ' Fresh ',
    category2: 'x',
  };
  expect(type('banners', banner)).toEqual({
    fields: { banners: [...SHOWN.banners, wide, narrow, 'Leaves', 'Fresh', 'x'] },
  });
});

test('all videos or banners may be taken away', () => {
  const banner = { wide1: '', narrow1: '', alt1: '', words1: '', category1: '' };
  expect(type('banners', banner)).toEqual({ fields: { banners: [] } });
  const gone = { video1: '', title1: '', by1: '', video2: '', title2: '', by2: '' };
  expect(type('videos', gone)).toEqual({ fields: { videos: [] } });
});

test('a row that is moved up changes places with the one above, and those behind one that is removed move up', () => {
  const typed = typedShop(['videos'], SHOWN);
  const up = { ...typed, ...withRowUp(VIDEO_ROWS, typed, 2) };
  expect(readTypedShop('videos', up, SHOWN)).toEqual({
    fields: { videos: [...SHOWN.videos.slice(3), ...SHOWN.videos.slice(0, 3)] },
  });
  const gone = { ...typed, ...withoutRow(VIDEO_ROWS, typed, 1) };
  expect(readTypedShop('videos', gone, SHOWN)).toEqual({
    fields: { videos: SHOWN.videos.slice(3) },
  });
  const asBefore = { ...up, ...withRowUp(VIDEO_ROWS, up, 2) };
  expect(readTypedShop('videos', asBefore, SHOWN)).toEqual({ fields: {} });
});
