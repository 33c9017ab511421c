// The dehydrated state: the catalogue's answers that a page was drawn with, as data inside its own HTML, from which it is hydrated.
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';

const STATE_ID = 'dehydrated-state';

export type DehydratedState = {
  /** Answers of the catalogue, by what was asked. */
  answers: Record<string, unknown>;
  /** Whether it was drawn for a shopper who saves data. */
  savesData: boolean;
};

type Method = keyof CatalogueReader;

function questionOf(method: Method, args: readonly unknown[]): string {
  return JSON.stringify([method, ...args]);
}

/** The same catalogue, and what it has answered so far. */
export function recordingReader(catalogue: CatalogueReader): {
  reader: CatalogueReader;
  answers: Record<string, unknown>;
} {
  const answers: Record<string, unknown> = {};
  const reader = everyMethod(async (method, args) => {
    const answer = await askReader(catalogue, method, args);
    answers[questionOf(method, args)] = answer;
    return answer;
  });
  return { reader, answers };
}

export type StartingCatalogue = {
  reader: CatalogueReader;
  /** Whether the dehydrated state has answered everything so far, so that the page is as it was drawn. */
  wasEnough(): boolean;
  /** From now on the device is asked first; the dehydrated state answers only what the device has no catalogue for. */
  endStart(): void;
};

/** A catalogue that answers from the dehydrated state while the page starts, and from the device after that. */
export function startingCatalogue(
  dehydrated: DehydratedState | null,
  device: () => Promise<CatalogueReader>,
): StartingCatalogue {
  let isStarting = dehydrated !== null;
  let wasEnough = dehydrated !== null;
  const reader = everyMethod(async (method, args) => {
    const question = questionOf(method, args);
    const isThere = dehydrated !== null && Object.hasOwn(dehydrated.answers, question);
    if (isStarting && isThere) return dehydrated.answers[question];
    wasEnough = false;
    const answer = await askReader(await device(), method, args);
    return answer === null && isThere ? dehydrated.answers[question] : answer;
  });
  return {
    reader,
    wasEnough: () => wasEnough,
    endStart: () => {
      isStarting = false;
    },
  };
}

/** The dehydrated state as HTML; nothing in its data can end its element. */
export function dehydratedHtml(dehydrated: DehydratedState): string {
  const data = JSON.stringify(dehydrated).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${STATE_ID}">${data}</script>`;
}

/**
 * The dehydrated state of a page; null where it has none, or anything else in its place. Its answers are looked at no closer than to see that each is
 * there: this is in the first script of every visit.
 */
export function readDehydrated(page: Document): DehydratedState | null {
  try {
    const dehydrated = JSON.parse(
      page.getElementById(STATE_ID)?.textContent ?? '',
    ) as DehydratedState;
    // Every page that is drawn asks for the names, and has them. A page without the state throws here, and so does what is no object.
    // That there is no such product is an answer, too: null.
    const isWhole =
      typeof dehydrated.savesData === 'boolean' &&
      dehydrated.answers[questionOf('names', [])] &&
      Object.values(dehydrated.answers).every((it) => typeof it === 'object');
    return isWhole ? dehydrated : null;
  } catch {
    return null;
  }
}

function everyMethod(
  answer: (method: Method, args: readonly unknown[]) => Promise<unknown>,
): CatalogueReader {
  const names: Method[] = ['list', 'product', 'names', 'covers', 'blogs', 'blog', 'settings'];
  const methods = names.map((name) => [name, (...args: unknown[]) => answer(name, args)]);
  // Each method passes on what a reader of the same shape has answered, now or when the page was drawn.
  return Object.fromEntries(methods) as CatalogueReader;
}

function askReader(
  reader: CatalogueReader,
  method: Method,
  args: readonly unknown[],
): Promise<unknown> {
  return Reflect.apply(reader[method], reader, args);
}
