// The words of a notification in the language of a device.
import { readFile } from 'node:fs/promises';
import type { Language } from '../../../../src/config/languages.ts';
import { type MakeWords, news, type Words } from './news.ts';
import type * as spokenNews from './spoken-news.ts';

type Speaker = (make: MakeWords) => Promise<Words>;

/** In English where the language cannot be loaded or fails. */
export async function wordsIn(
  language: Language,
  make: MakeWords,
  load: (language: Language) => Promise<Speaker> = loadSpeaker,
): Promise<Words> {
  if (language === 'en') return make(news());
  try {
    const speak = await load(language);
    return await speak(make);
  } catch (error) {
    console.error(`a notification is in English instead of ${language}:`, error);
    return make(news());
  }
}

const speakers = new Map<Language, Promise<Speaker>>();

/** Once for each language; after a failure the next notification tries again. */
function loadSpeaker(language: Language): Promise<Speaker> {
  const known = speakers.get(language);
  if (known) return known;
  const loading = speakerIn(language);
  speakers.set(language, loading);
  loading.catch(() => speakers.delete(language));
  return loading;
}

async function speakerIn(language: Language): Promise<Speaker> {
  const [{ speakerOf }, texts] = await Promise.all([
    import(builtFile('spoken-news.js').href) as Promise<typeof spokenNews>,
    readFile(builtFile(`texts-${language}.json`), 'utf8'),
  ]);
  return speakerOf(language, JSON.parse(texts));
}

/** The build puts them beside the functions. */
function builtFile(name: string): URL {
  return new URL(`./push/${name}`, import.meta.url);
}
