// Rows of the settings' form, added, removed and moved up; numbers of the shop, which are always complete, with country code; and links to
// YouTube as merchants copy them.
import { expect, test } from 'vitest';
import { bannerPictures } from '#domain/settings/desk/banner-pictures.ts';
import { readTypedShop, typedShop } from '#domain/settings/desk/shop-form.ts';
import { withoutRow, withRowUp } from '#domain/settings/desk/typed-rows.ts';
import { youtubeId } from '#domain/settings/desk/youtube-link.ts';
import { SETTINGS } from '#domain/settings/settings.fields.ts';
import { parseSettings } from '#domain/settings/shop-settings.ts';
import { SHOWN, type } from './shop-given.ts';

test.each<readonly [string, string]>([
  ...['98765 00000', '098765 00000', '0091 98765 00000', '091 98765 00000', '91 98765 00000'].map(
    (typed) => [typed, '+91 98765 00000'] as const,
  ),
  ['+91 (0)98765 00000', '+91 98765 00000'],
  ['+91 098765-00000', '+91 98765-00000'],
  ['(07562) 123 456', '+91 7562 123 456'],
  ['+44 (0)20 7946 0000', '+44 20 7946 0000'],
  ['+65 9123 4567', '+65 9123 4567'],
  ['98765\t43210', '+91 98765 43210'],
  ['+91\u201198765\u201143210', '+91-98765-43210'],
  ['\u202a098765\u202f43210\u202c', '+91 98765 43210'],
  ['۹۸۷۶۵ ۴۳۲۱۰', '+91 98765 43210'],
])('%s reaches the shop, typed just now or stored long ago: %s', (typed, shown) => {
  const chatNumber = shown.replace(/\D/g, '');
  const fields = { phones: [shown], chatNumber };
  expect(type('contact', { phone1: typed, chatNumber: typed })).toEqual({ fields });
  const stored = { phones: [typed], chatNumber: typed.replace(/^(?=[6-9])/, '0') };
  for (const it of [stored, fields]) expect(parseSettings(it)).toEqual(fields);
});

test('a toll-free number stays as it is dialled, and a stored one that nothing can be made of as it stands; a video is taken by its id or any link of YouTube', () => {
  const phones = ['1800 123 4567'];
  expect(type('contact', { phone1: '1800 123 4567' })).toEqual({ fields: { phones } });
  const odd = ['call me', '1800 123 4567'];
  expect(parseSettings({ phones: odd, chatNumber: '0000 0000' })).toEqual({ phones: odd });
  const links = VIDEOS.split(/\s+/);
  const isVideo = (link: string) => youtubeId(link) === ID;
  expect([...links, ...OTHERS.split(/\s+/), ''].filter(isVideo)).toEqual(links);
  expect(OTHERS.split(/\s+/).filter((it) => youtubeId(it) !== null)).toEqual([]);
});

const ID = 'aqz-KE-bpK_';
const VIDEOS = `${ID} https://www.youtube.com/watch?v=${ID} https://youtu.be/${ID}?si=dQw4w9WgXcQ
  https://m.youtube.com/watch?app=desktop&v=${ID}#comments HTTPS://WWW.YouTube.com/v/${ID}
  https://www.youtube.com/shorts/${ID}?feature=share https://www.youtube.com/embed/${ID}?rel=0`;
const OTHERS = `aqz-KE-bpK https://www.youtube.com/watch?list=PL12345678901 https://vimeo.com/${ID}
  https://www.youtube.com/watch?dev=${ID} https://youtube.com.evil.example/watch?v=${ID}
  https://evil.example/youtu.be/${ID} javascript:alert("youtu.be/${ID}")`;

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
