/** The texts of a language as src/engine/texts/speak.ts reads them, compiled from src/texts/<language>.po. */
import { isDeepStrictEqual } from 'node:util';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Catalog, type CompiledText, textKey } from '../../src/engine/texts/speak.ts';
import { type FoundText, numbered } from './find-texts.ts';
import { ownContext, readPo, translationsIn } from './po.ts';
import { isForFew, type Part, partsOf, sourcesIn } from './sources.ts';

/** `shop-rest`: what only few of the shop's pages show. @throws where the language has no file, or a translation is no ICU message */
export function catalogOf(
  language: string,
  root: string,
): Readonly<Record<Part | 'shop-rest', Catalog>> {
  const translationOf = translationsIn(readPo(language, root));
  const parts: Record<Part | 'shop-rest', Record<string, CompiledText>> = {
    shop: {},
    'shop-rest': {},
    desk: {},
  };
  const known = new Map<string, { message: string; translation: CompiledText }>();
  for (const { file, texts } of sourcesIn(root)) {
    for (const text of texts) {
      const translation = compiled(text, translationOf(file, text.message));
      if (translation === null) continue;
      const context = ownContext(file, text.message);
      const key = textKey(numbered(text), context);
      const other = known.get(key) ?? { message: text.message, translation };
      if (!isDeepStrictEqual(other.translation, translation)) {
        throw new Error(`give “${text.message}” or “${other.message}” a msgctxt in ${language}.po`);
      }
      known.set(key, other);
      for (const part of partsOf(file)) {
        parts[part === 'shop' && isForFew(file) ? 'shop-rest' : part][key] = translation;
      }
    }
  }
  for (const key of Object.keys(parts.shop)) delete parts['shop-rest'][key];
  return parts;
}

/** Null if there is no translation. A text without values stays as it is. */
function compiled({ message, values }: FoundText, translation: string): CompiledText | null {
  if (values.length === 0) return translation || null;
  const names = values.map(({ name }) => name);
  const numbered = translation.replace(/\{\s*(\w+)(?=\s*[,}])/g, (open, name) => {
    if (names.includes(name)) return `{${names.indexOf(name)}`;
    // Where a component puts something of its own.
    return message.includes(`{${name}}`) ? `'{'${name}` : open;
  });
  return translation ? compileMessageOrThrow(numbered) : null;
}
