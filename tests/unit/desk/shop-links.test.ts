// Telephone and chat numbers of the shop, which are always complete, with country code, and links to YouTube as merchants copy them.
import { expect, test } from 'vitest';
import { readTypedShop, settingsOf, typedShop } from '#domain/settings/desk/shop-form.ts';
import { youtubeId } from '#domain/settings/desk/youtube-link.ts';
import { parseSettings } from '#domain/settings/shop-settings.ts';
import { shownSettings } from '../../../src/desk/shop/built-settings.ts';

const SHOWN = shownSettings({ phones: ['+91 90000 00001'], chatNumber: '919000000001' });
const read = (typed: Record<string, string>) =>
  readTypedShop('contact', { ...typedShop(settingsOf('contact'), SHOWN), ...typed }, SHOWN);

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
  expect(read({ phone1: typed, chatNumber: typed })).toEqual({ fields });
  const stored = { phones: [typed], chatNumber: typed.replace(/^(?=[6-9])/, '0') };
  for (const it of [stored, fields]) expect(parseSettings(it)).toEqual(fields);
});

test('a toll-free number stays as it is dialled, and a stored one that nothing can be made of as it stands; a video is taken by its id or any link of YouTube', () => {
  const phones = ['1800 123 4567'];
  expect(read({ phone1: '1800 123 4567' })).toEqual({ fields: { phones } });
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
