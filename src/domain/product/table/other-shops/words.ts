// Words of another shop in our form: ids, names, categories, tags, addresses of pictures and texts.
import { headingKey } from '../cell.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

/** Text without HTML escapes, which some shops leave in names. */
export function withoutEscapes(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code?: string, name = '') =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name.toLowerCase()] ?? whole),
  );
}

export function plainLine(text: string): string {
  return withoutEscapes(text).replaceAll('\\,', ',').replace(/\s+/g, ' ').trim();
}

const MAX_LENGTH = 120;

/** An id from a SKU or handle, otherwise as it is written. */
export function idFrom(written: string): string {
  // A number that a spreadsheet has rounded: no id.
  if (/^\d([.,]\d+)?e\+\d+$/i.test(written)) return written;
  return written
    .normalize('NFC')
    .replace(/^'+/, '')
    .replace(/[^\p{L}\p{M}\p{N}._~-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH);
}

/** The words of a name in lower case, joined by dashes. */
export function slugOf(name: string): string {
  return headingKey(name).replaceAll(' ', '-').slice(0, MAX_LENGTH);
}

/** Whether the words of a name contain those of another; “500g” holds “500 g”. */
export function holds(name: string, words: string): boolean {
  const [whole, part] = [name, words].map((text) => ` ${headingKey(text)} `);
  const joined = (text = '') => text.replace(/(\d) (?=\p{L})/gu, '$1');
  return whole?.includes(part ?? '') || joined(whole).includes(joined(part));
}

const STANDS_FOR_NONE =
  /^(uncategori[sz]ed|all|all products|shop all|saleable|home|default category|root( catalog)?|physical|simple)$/i;
/** Ids that stand where names would help. */
const IS_ID = /^(p(cat|col|tag|typ)_\w+|\d+)$/;

/** The last step of the first path, and every other step as a tag. */
export function categoryIn(
  written: string,
  { paths, steps }: { paths?: RegExp | undefined; steps?: RegExp | undefined },
): { category: string; tags: string[] } {
  const found = (paths ? written.split(paths) : [written])
    .map((path) => (steps ? path.split(steps) : [path]).map(plainLine))
    .map((path) => path.filter((step) => step && !STANDS_FOR_NONE.test(step) && !IS_ID.test(step)))
    .filter((path) => path.length > 0);
  const category = found[0]?.at(-1) ?? '';
  return { category, tags: paths ? found.flat().filter((step) => step !== category) : [] };
}

/** Tags as they are listed, each once whatever its case. */
export function tagsIn(written: readonly string[]): string[] {
  const tags = written.flatMap((cell) => cell.split(/(?<!\\)[,;|\n]/)).map(plainLine);
  const isFirst = (tag: string, at: number) =>
    tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === at;
  return tags.filter((tag, at) => tag !== '' && !IS_ID.test(tag) && isFirst(tag, at));
}

/** Addresses in a cell, also those without `https:`; what is no address is left out. */
export function addressesIn(written: string, base = ''): string[] {
  return written
    .split(/(?:\\?[,|;&]+|\s)\s*(?=(?:https?:)?\/\/)|[,;|&!]\s|;|\|+|\n/)
    .map((part) =>
      part
        .trim()
        .replace(/[,|\s]+$/, '')
        .replace(/\s/g, '%20'),
    )
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('//') ? `https:${part}` : part))
    .map((part) => (base !== '' && !/^https?:/i.test(part) ? base + part : part))
    .filter((part) => /^https?:\/\//i.test(part))
    .map((part) => part.replaceAll('\\,', ',').replace(/[,|]+$/, ''));
}

/** Line ends that WooCommerce writes as `\n`; where a text says `\n` itself, it writes `\\n`. */
export function withLineEnds(text: string): string {
  return text.replace(/\\?\\n/g, (written) => (written === '\\n' ? '\n' : '\\n'));
}

/** A country by its name; of codes, only India's is known. */
export function countryIn(written: string): string {
  if (/^in$/i.test(written)) return 'India';
  return /^[a-z]{2}$/i.test(written) ? '' : plainLine(written);
}
