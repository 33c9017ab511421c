// The news in other languages than English. Built apart from the functions (backend/stack/build.ts), with look-ups in
// the place of the texts; words.ts loads it.
import { type Catalog, whileSpeaking } from '../../../../src/engine/texts/speak.ts';
import { spokenFrom } from '../../../../src/engine/texts/spoken-from.ts';
import { type MakeWords, news, type Words } from './news.ts';

/** What makes words in a language. Each text that it lacks is in English. */
export function speakerOf(language: string, texts: Catalog): (make: MakeWords) => Promise<Words> {
  const spoken = spokenFrom(language, texts);
  return (make) => whileSpeaking(spoken, async () => make(news()));
}
