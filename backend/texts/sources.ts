/** The texts that are translated, as the sources hold them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAtDesk } from '../../src/config/languages.ts';
import { type FoundText, findTexts } from './find-texts.ts';
import { holdsTexts } from './vite-plugin.ts';

/** `file`: from the project's root. */
export type Source = { file: string; texts: FoundText[] };

export type Part = 'shop' | 'desk';

/** Whose pages may show the texts of a file. */
export function partsOf(file: string): Part[] {
  if (/^(src\/shop|sw)\//.test(file)) return ['shop'];
  return /^src\/desk\/|\/(desk|table)\//.test(file) ? ['desk'] : ['shop', 'desk'];
}

/** Whether only pages for a purpose show the texts of a file, such as the checkout: they are loaded after the others. */
export const isForFew = (file: string) =>
  /^src\/(shop\/(addresses|checkout|contact|feedback|orders|pages|papers|payments|profile|quotations|sign-in)|ui\/(payment|refund)|domain\/(account|feedback|inbox|message|order))\/|^src\/config\/texts/.test(
    file,
  );

/** Those that a language translates: without the desk's where the desk does not speak it. */
export function sourcesOf(language: string, sources: readonly Source[]): readonly Source[] {
  if (isAtDesk(language)) return sources;
  return sources.filter(({ file }) => partsOf(file).includes('shop'));
}

/** Sorted by file. */
export function sourcesIn(root: string): Source[] {
  return ['src', 'sw']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter(holdsTexts)
    .sort()
    .map((file) => ({ file, texts: findTexts(file, readFileSync(join(root, file), 'utf8')) }));
}
