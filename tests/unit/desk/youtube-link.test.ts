// YouTube links as merchants copy them: from the app, the address bar, a page that embeds the video.
import { expect, test } from 'vitest';
import { youtubeId } from '#domain/settings/desk/youtube-link.ts';

const ID = 'aqz-KE-bpK_';

test.each([
  ID,
  `https://www.youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?app=desktop&v=${ID}#comments`,
  `https://youtu.be/${ID}?si=dQw4w9WgXcQ`,
  `https://www.youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/embed/${ID}?autoplay=1&rel=0`,
  `HTTPS://WWW.YouTube.com/v/${ID}`,
])('%s is a video', (link) => {
  expect(youtubeId(link)).toBe(ID);
});

test.each([
  '',
  'aqz-KE-bpK',
  'https://www.youtube.com/watch?list=PL12345678901',
  `https://www.youtube.com/watch?dev=${ID}`,
  `https://vimeo.com/${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/youtu.be/${ID}`,
  `javascript:alert("youtu.be/${ID}")`,
])('%s is none', (text) => {
  expect(youtubeId(text)).toBeNull();
});
