// The texts of the app in the language that is spoken now. Sources hold English; the build
// replaces each text by a call of `say` (backend/texts/vite-plugin.ts). Pure.

/** One translated text: words, or for values and plurals what `Format` reads. */
export type CompiledText = unknown;
/** By `textKey` of the English text. */
export type Catalog = Readonly<Record<string, CompiledText>>;
/** A language's own texts, and how values are put into them. */
export type Spoken = {
  /** BCP 47, such as 'hi'. */
  language: string;
  catalog: Catalog;
  format: (text: CompiledText, values: readonly unknown[]) => string;
};

let spoken: Spoken | null = null;

/** The language of all texts now. */
export const spokenLanguage = () => spoken?.language ?? 'en';

/** Speaks another language from now on; null: English. What was rendered before keeps its words until it is rendered again. */
export function speakIn(language: Spoken | null): void {
  spoken = language;
}

/** Stands for an English text in a catalog: short, and the same in each build. FNV-1a. `context`: as in say. */
export function textKey(english: string, context = ''): string {
  let hash = 0x811c9dc5;
  for (const letter of context + english) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** A text, with `{0}`, `{1}` … for its values. `context`: the folder, where languages have words of their own for it there. */
export function say(english: string, values?: readonly unknown[] | null, context?: string): string {
  if (spoken) {
    const text = spoken.catalog[textKey(english, context)];
    if (text !== undefined) return spoken.format(text, values ?? []);
  }
  return values ? english.replace(/\{(\d+)\}/g, (_, nth) => String(values[nth])) : english;
}

/** What is made of texts, made again when the language changes. @public The build writes its calls. */
export function made<T>(make: () => T): () => T {
  let last: { of: Spoken | null; value: T } | undefined;
  return () => {
    if (last?.of !== spoken || !last) last = { of: spoken, value: make() };
    return last.value;
  };
}

/** What `make` returns in English, such as a paper for others than who reads this page. */
export function inEnglish<T>(make: () => T): T {
  const before = spoken;
  spoken = null;
  try {
    return make();
  } finally {
    spoken = before;
  }
}

let arriving: Promise<void> | undefined;

/** Texts that the screens opened from now on wait for. */
export function awaitTexts(texts: Promise<void>): void {
  arriving = texts;
}
export const arrivingTexts = () => arriving;

/** Works that speak one language. `begun`: once those of the language before are done. */
type Group = { language: string; begun: Promise<void>; works: Set<Promise<unknown>> };

/** The group that a new work in its language joins. */
let last: Group | undefined;

/**
 * Does something in a language, such as drawing a page: side by side with others in the same one, after those that came
 * before in another one. Afterwards English is spoken again.
 */
export async function whileSpeaking<T>(
  language: Spoken | null,
  work: () => Promise<T>,
): Promise<T> {
  const code = language?.language ?? 'en';
  if (last?.language !== code) {
    last = { language: code, begun: begin(language, last), works: new Set() };
  }
  const group = last;
  const working = group.begun.then(work);
  group.works.add(working);
  try {
    return await working;
  } finally {
    group.works.delete(working);
    if (group.works.size === 0 && last === group) {
      last = undefined;
      speakIn(null);
    }
  }
}

async function begin(language: Spoken | null, before: Group | undefined): Promise<void> {
  await before?.begun;
  await Promise.allSettled(before?.works ?? []);
  speakIn(language);
}
