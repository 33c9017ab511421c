/**
 * Reads and writes src/texts/<language>.po, where people translate. An entry is used wherever its English text stands;
 * one with a context only in the files of that folder, such as `shop/cart`. Fuzzy ones are used too: they wait for a
 * native reader.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import PO from 'pofile';
import { root } from '../stack/paths.ts';
import { type Source, sourcesOf } from './sources.ts';

type Item = PO['items'][number];

const FOLDER = 'src/texts';

/** All languages that have a file, by their codes. */
export function translatedLanguages(root: string): string[] {
  const files = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith('.po'));
  return files.map((file) => file.replace(/\.po$/, '')).sort();
}

export const poPath = (language: string, root: string) => join(root, FOLDER, `${language}.po`);

export function readPo(language: string, root: string): PO {
  const text = readFileSync(poPath(language, root), 'utf8');
  // Some editors keep what a text was before, and the parser takes that for a part of the entry above.
  return PO.parse(text.replace(/^#\|.*\n/gm, ''));
}

/** The translation of a file's text; empty if there is none. */
export function translationsIn(po: PO): (file: string, message: string) => string {
  const entries = entriesOf(po);
  const said = (key: string) => entries.get(key)?.msgstr[0];
  return (file, message) => said(keyOf(message, contextOf(file))) || said(keyOf(message)) || '';
}

/** Brings the entries up to date with the sources of its language. @returns those that none of these needs any more */
export function renewPo(po: PO, language: string, sources: readonly Source[]): Item[] {
  const before = entriesOf(po);
  const now = new Map<string, Item>();
  for (const { file, texts } of sourcesOf(language, sources)) {
    for (const { message } of texts) {
      const own = keyOf(message, contextOf(file));
      const key = before.has(own) ? own : keyOf(message);
      let item = now.get(key);
      if (!item) {
        item = before.get(key) ?? Object.assign(new PO.Item(), { msgid: message });
        item.references = [];
        now.set(key, item);
      }
      if (item.references.at(-1) !== file) item.references.push(file);
    }
  }
  po.items = [...now.values()];
  po.headers = {
    ...Object.fromEntries(Object.entries(po.headers).filter(([, value]) => value)),
    Language: language,
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return [...before].flatMap(([key, item]) => (now.has(key) ? [] : item));
}

let contexts: ReadonlySet<string> | undefined;

/** The folder of a file, if a language has words of its own there for a text; otherwise ''. */
export function ownContext(file: string, message: string): string {
  contexts ??= new Set(
    translatedLanguages(root)
      .flatMap((language) => readPo(language, root).items)
      .flatMap(({ msgid, msgctxt }) => (msgctxt ? keyOf(msgid, msgctxt) : [])),
  );
  return contexts.has(keyOf(message, contextOf(file))) ? contextOf(file) : '';
}

const contextOf = (file: string) => dirname(file).replace(/^src\//, '');

const keyOf = (message: string, context?: string) => JSON.stringify([context || null, message]);

function entriesOf({ items }: PO): Map<string, Item> {
  const living = items.filter((it) => !it.obsolete);
  return new Map(living.map((it) => [keyOf(it.msgid, it.msgctxt), it]));
}
