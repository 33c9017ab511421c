/** What the shop says in a language, for tests that read it. */

import { root } from '../../backend/stack/paths.ts';
import { readPo, translationsIn } from '../../backend/texts/po.ts';

/** A text of a feature, such as `shop/cart`. @throws where it has no translation */
export function textsIn(language: string): (feature: string, english: string) => string {
  if (language === 'en') return (_, english) => english;
  const translationOf = translationsIn(readPo(language, root));
  return (feature, english) => {
    const text = translationOf(`src/${feature}/messages.ts`, english);
    if (!text) throw new Error(`“${english}” is not translated into ${language}`);
    return text;
  };
}
