// Notifications in other languages, as the build makes them for the functions.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { languages } from '#config/languages.ts';
import { type MakeWords, news } from '../../../backend/functions/src/push/news.ts';
import type * as spokenNews from '../../../backend/functions/src/push/spoken-news.ts';
import { wordsIn } from '../../../backend/functions/src/push/words.ts';
import { buildSpokenNews, demoSettings } from '../../../backend/stack/build.ts';
import { givenOrder } from '../given.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-news-'));
  // As outside of tests, where texts are looked up.
  const env = { ...demoSettings, NODE_ENV: 'production', VITEST: undefined };
  await buildSpokenNews(folder, env);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function builtSpeaker(language: string) {
  const file = pathToFileURL(join(folder, 'spoken-news.js')).href;
  const { speakerOf } = (await import(/* @vite-ignore */ file)) as typeof spokenNews;
  const texts = await readFile(join(folder, `texts-${language}.json`), 'utf8');
  return speakerOf(language, JSON.parse(texts));
}

const BEFORE = { delivery: 'processing', payment: 'pending' } as const;
const SENT = { ...BEFORE, delivery: 'shipped' } as const;
const order = givenOrder({ acceptedAt: null });
const ACCEPTED = { ...order, acceptedAt: 5 };
const NONE = { title: '', body: '' };

const NEWS: [string, kept: string, MakeWords][] = [
  ['a product that is back', 'Moringa', (of) => of.isBackNews({ name: 'Moringa' })],
  ['a change of the bank account', '+91 9876543210', (of) => of.moneyNews('+91 9876543210')],
  ['an order that is shipped', 'A1B2C', (of) => of.orderNews('A1B2C', 'a', BEFORE, SENT) ?? NONE],
  ['a new order at the desk', order.orderNo, (of) => of.deskNews(order, ACCEPTED) ?? NONE],
  ['an enquiry', 'Moringa', (of) => of.inboxNews('queries', {}, 'Moringa')],
  ['a message', 'Asha', (of) => of.inboxNews('contact-us', { name: 'Asha' }, '')],
];
const others = languages.filter((it) => it !== 'en');

test.each(NEWS)('%s is told in each language, with what it is about', async (_, kept, make) => {
  const english = make(news());
  expect(others.length).toBeGreaterThan(0);
  for (const language of others) {
    const { title, body } = await wordsIn(language, make, builtSpeaker);
    expect(`${title} ${body}`).toContain(kept);
    expect(title).not.toBe(english.title);
    if (english.body) expect(body).not.toBe(english.body);
  }
  expect(await wordsIn('en', make, builtSpeaker)).toEqual(english);
});

test('a product that is back is named as the merchant has written it in the language of the device, else in English', async () => {
  const product = { name: 'Moringa', texts: { hi: { name: 'मोरिंगा' } } };
  const titleIn = async (it: 'hi' | 'ta') =>
    (await wordsIn(it, (of) => of.isBackNews(product), builtSpeaker)).title;
  expect(await titleIn('hi')).toContain('मोरिंगा');
  expect(await titleIn('ta')).toContain('Moringa');
});

test('news in several languages at once come each in its own; it is English where a language cannot be had, or lacks the words', async () => {
  const [language = 'hi'] = others;
  const make: MakeWords = (of) => of.isBackNews({ name: 'Moringa' });
  const english = make(news());
  const speak = await builtSpeaker(language);
  const { speakerOf } = await import(pathToFileURL(join(folder, 'spoken-news.js')).href);
  const speakers = [speak, speakerOf('xx', {}), speak];
  const words = await Promise.all(speakers.map((it) => it(make)));
  expect(words[1]).toEqual(english);
  expect(words[0]).toEqual(words[2]);
  expect(words[0]).not.toEqual(english);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await wordsIn(language, make)).toEqual(english);
  const bad = async () => () => Promise.reject(new Error('bad'));
  expect(await wordsIn(language, make, bad)).toEqual(english);
  expect(logged).toHaveBeenCalledTimes(2);
});

test('a function loads one file of code, and beside it the texts of each language', async () => {
  const files = ['spoken-news.js', ...others.map((it) => `texts-${it}.json`)];
  expect((await readdir(folder)).toSorted()).toEqual(files.toSorted());
});
