// Rows of the settings' form: added, removed and moved up.
import { expect, test } from 'vitest';
import { bannerPictures } from '#domain/settings/desk/banner-pictures.ts';
import { readTypedShop, typedShop } from '#domain/settings/desk/shop-form.ts';
import { withoutRow, withRowUp } from '#domain/settings/desk/typed-rows.ts';
import { SETTINGS } from '#domain/settings/settings.fields.ts';
import { SHOWN, type } from './shop-given.ts';

test('of questions and videos, an empty one goes and one that is added comes last; one question stays at least', () => {
  const [, , question = '', answer = ''] = SHOWN.faqs;
  const change = { question1: ' ', answer1: '', question3: 'When?', answer3: 'Daily.' };
  const faqs = [question, answer, 'When?', 'Daily.'];
  expect(type('questions', change)).toEqual({ fields: { faqs } });
  const none = { question1: '', answer1: '', question2: '', answer2: '' };
  const said = 'Keep at least one question.';
  expect(type('questions', none)).toHaveProperty('problems.question1', said);
  const first = { id1: '', title1: ' ', by1: '' };
  const id3 = ' https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3 ';
  const harvest = { id3, title3: ' Harvest ', by3: 'Theni' };
  const videos = [...SHOWN.videos.slice(3), 'dQw4w9WgXcQ', 'Harvest', 'Theni'];
  expect(type('videos', { ...first, ...harvest })).toEqual({ fields: { videos } });
  const all = { ...first, id2: '', title2: '', by2: '' };
  expect(type('videos', all)).toEqual({ fields: { videos: [] } });
});

test('a banner has the names of its pictures, each known once, and those that the shop was built with stay', () => {
  const [wide2, narrow2] = ['a'.repeat(32), 'b'.repeat(32)];
  const banner = { wide2, narrow2, alt2: 'Leaves', words2: ' Fresh ', category2: 'x' };
  const banners = [...SHOWN.banners, wide2, narrow2, 'Leaves', 'Fresh', 'x'];
  expect(type('banners', banner)).toEqual({ fields: { banners } });
  expect(bannerPictures(banners)).toEqual(['own.webp', wide2, narrow2]);
  expect(bannerPictures(undefined)).toEqual([]);
});

test('a row that is moved up changes places with the one above, and those behind one that is removed move up', () => {
  const typed = typedShop(['videos'], SHOWN);
  const videos = [SHOWN.videos.slice(3), SHOWN.videos.slice(0, 3)] as const;
  const read = (change: object) => readTypedShop('videos', { ...typed, ...change }, SHOWN);
  const up = withRowUp(SETTINGS.videos, typed, 2);
  expect(read(up)).toEqual({ fields: { videos: videos.flat() } });
  expect(read(withoutRow(SETTINGS.videos, typed, 1))).toEqual({ fields: { videos: videos[0] } });
  expect(read(withRowUp(SETTINGS.videos, { ...typed, ...up }, 2))).toEqual({ fields: {} });
});
