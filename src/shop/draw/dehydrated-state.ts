// The dehydrated state: the catalogue answers that a page was drawn with, embedded in its HTML for hydration.
import type { CatalogueReader } from '#domain/catalogue/catalogue-reader.ts';

const STATE_ID = 'dehydrated-state';

export type DehydratedState = {
  /** The catalogue's answers, by question. */
  answers: Record<string, unknown>;
  /** Whether the page was drawn for a shopper who saves data. */
  savesData: boolean;
};

type Method = keyof CatalogueReader;

function questionOf(method: Method, args: readonly unknown[]): string {
  return JSON.stringify([method, ...args]);
}

/** The same catalogue, which also records its answers. */
export function recordingReader(catalogue: CatalogueReader): {
  reader: CatalogueReader;
  answers: Record<string, unknown>;
} {
  const answers: Record<string, unknown> = {};
  const reader = everyMethod(async (method, args) => {
    const answer = await callReader(catalogue, method, args);
    answers[questionOf(method, args)] = answer;
    return answer;
  });
  return { reader, answers };
}

export type StartingCatalogue = {
  reader: CatalogueReader;
  /** Whether the dehydrated state has answered every question so far, so that the page still is as drawn. */
  wasEnough(): boolean;
  /** From now on, ask the device first; the dehydrated state only fills in while the device has no catalogue. */
  endStart(): void;
};

/** A catalogue that answers from the dehydrated state while the page starts, then from the device. */
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
    const answer = await callReader(await device(), method, args);
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

/** The dehydrated state as HTML; its data cannot close the script element. */
export function dehydratedHtml(dehydrated: DehydratedState): string {
  const data = JSON.stringify(dehydrated).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${STATE_ID}">${data}</script>`;
}

/**
 * A page's dehydrated state; null if missing or malformed. Only checks that each answer is there, because this code is
 * in the first script of every visit.
 */
export function readDehydrated(page: Document): DehydratedState | null {
  try {
    const dehydrated = JSON.parse(
      page.getElementById(STATE_ID)?.textContent ?? '',
    ) as DehydratedState;
    // Every drawn page has the names. Throws for a page without the state or with a state that is no object.
    // A null answer is valid too: it means that there is no such product.
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
  // The cast holds: each method returns the answer of the same method of a reader, either live or recorded.
  return Object.fromEntries(methods) as CatalogueReader;
}

function callReader(
  reader: CatalogueReader,
  method: Method,
  args: readonly unknown[],
): Promise<unknown> {
  return Reflect.apply(reader[method], reader, args);
}
