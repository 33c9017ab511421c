// The languages in backend/firestore.rules: rules cannot go through a map's keys, so each one stands there by name.

const LIST =
  /(areTranslated\(texts, name, text\) \{\n\s+return texts\.keys\(\)\.hasOnly\()[^)]*\)[^;]*;/;

/** The rules (their whole text) with `areTranslated` for these languages, all but English. */
export function renewRule(rules: string, languages: readonly string[]): string {
  const others = languages.filter((language) => language !== 'en');
  const list = others.map((language) => `'${language}'`).join(', ');
  const calls = others.map((it) => `\n        && isTranslated(texts, '${it}', name, text)`);
  return rules.replace(LIST, (_, begin: string) => `${begin}[${list}])${calls.join('')};`);
}
