// The island: what a page was drawn with, as data inside its own HTML, from which the page's code goes on.
import type { CatalogueReader } from '#core/model/catalogue/catalogue-reader.ts';

export const ISLAND_ID = 'island';

export type Island = {
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
  /** Whether the island has answered everything so far, so that the page is as it was drawn. */
  wasEnough(): boolean;
  /** From now on the device is asked first; the island answers only what the device has no catalogue for. */
  endStart(): void;
};

/** A catalogue that answers from the island while the page starts, and from the device after that. */
export function startingCatalogue(
  island: Island | null,
  device: () => Promise<CatalogueReader>,
): StartingCatalogue {
  let isStarting = island !== null;
  let wasEnough = island !== null;
  const reader = everyMethod(async (method, args) => {
    const question = questionOf(method, args);
    const isThere = island !== null && Object.hasOwn(island.answers, question);
    if (isStarting && isThere) return island.answers[question];
    wasEnough = false;
    const answer = await askReader(await device(), method, args);
    return answer === null && isThere ? island.answers[question] : answer;
  });
  return {
    reader,
    wasEnough: () => wasEnough,
    endStart: () => {
      isStarting = false;
    },
  };
}

/** The island's HTML; nothing in its data can end its element. */
export function islandHtml(island: Island): string {
  const data = JSON.stringify(island).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ISLAND_ID}">${data}</script>`;
}

/**
 * The island of a page; null where it has none, or anything else in its place. Its answers are looked at no closer than to see that each is
 * there: this is in the first script of every visit.
 */
export function readIsland(page: Document): Island | null {
  try {
    const island = JSON.parse(page.getElementById(ISLAND_ID)?.textContent ?? '') as Island;
    // Every page that is drawn asks for the names, and has them. A page without an island throws here, and so does what is no object.
    // That there is no such product is an answer, too: null.
    const isWhole =
      typeof island.savesData === 'boolean' &&
      island.answers[questionOf('names', [])] &&
      Object.values(island.answers).every((it) => typeof it === 'object');
    return isWhole ? island : null;
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
