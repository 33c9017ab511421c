// Each language says all that the English app says, with the same values; and a text is read when it is shown.
import { readFileSync } from 'node:fs';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { textsBeside } from '../../backend/texts/catalog-plugin.ts';
import { type FoundText, findTexts } from '../../backend/texts/find-texts.ts';
import {
  poPath,
  readPo,
  renewPo,
  translatedLanguages,
  translationsIn,
} from '../../backend/texts/po.ts';
import { isForFew, partsOf, sourcesIn, sourcesOf } from '../../backend/texts/sources.ts';
import { holdsTexts } from '../../backend/texts/vite-plugin.ts';
import { isAtDesk, languages } from '../../src/config/languages.ts';
import { reachedFrom, root, sourceFiles } from './read-imports.ts';
import { earlyTexts } from './shown-texts.ts';

const files = sourceFiles();
const sources = sourcesIn(root);

describe.each(translatedLanguages(root))('%s', (language) => {
  test('has a translation of each text of its pages, and of nothing else', () => {
    const po = readPo(language, root);
    renewPo(po, language, sources);
    expect(po.items.length).toBeGreaterThan(isAtDesk(language) ? 2_000 : 1_000);
    expect(po.items.filter(({ msgstr }) => !msgstr[0]).map(({ msgid }) => msgid)).toEqual([]);
    expect(readFileSync(poPath(language, root), 'utf8'), 'bring it up to date: npm run texts').toBe(
      po.toString(),
    );
  });

  test('has the places of each English text, and all its plural forms', () => {
    const translationOf = translationsIn(readPo(language, root));
    const problems = sources.flatMap(({ file, texts }) =>
      texts.flatMap((text) => {
        const translation = translationOf(file, text.message);
        const problem = translation && textProblem(language, text, translation);
        return problem ? `${file}: ${translation}: ${problem}` : [];
      }),
    );
    expect(problems).toEqual([]);
  });
});

test('each language that is offered has its file', () => {
  const translated = ['en', ...translatedLanguages(root)];
  expect(languages.filter((language) => !translated.includes(language))).toEqual([]);
});

test('the desk has the texts of its own languages, which the shop’s worker does not know', async () => {
  const builtFor = (part: 'shop' | 'desk') => {
    const { configResolved, load } = textsBeside(part, null);
    if (typeof configResolved !== 'function' || typeof load !== 'function') throw new Error(part);
    Reflect.apply(configResolved, {}, [{ root }]);
    const code = String(Reflect.apply(load, {}, ['\0virtual:texts']));
    return { texts: code.match(/[^"]+\.json/g) ?? [], cache: /TEXTS_CACHE = '.+'/.exec(code)?.[0] };
  };
  const [shop, desk] = [builtFor('shop'), builtFor('desk')];
  const own = languages.filter((it) => it !== 'en' && isAtDesk(it));
  expect(desk.texts.map((it) => it.slice(0, -14))).toEqual(
    own.map((it) => `/assets/desk/texts-${it}`),
  );
  expect(shop.texts.length).toBeGreaterThanOrEqual(languages.length - 1);
  expect(shop.texts.filter((it) => it.startsWith('/assets/desk/'))).toEqual([]);
  expect(desk.cache).toBeDefined();
  expect(desk.cache).not.toBe(shop.cache);
});

test.each(['shop', 'desk'] as const)(
  'the texts of the %s have names that stay, too, for phones that still run an earlier version',
  (part) => {
    const { configResolved, generateBundle } = textsBeside(part, 'addressed');
    if (typeof configResolved !== 'function' || typeof generateBundle !== 'function')
      throw new Error(part);
    const files = new Map<string, string>();
    const emitFile = (file: { fileName: string; source: string }) =>
      files.set(file.fileName, file.source);
    Reflect.apply(configResolved, {}, [{ root }]);
    Reflect.apply(generateBundle, { emitFile }, []);
    const addressed = [...files].filter(([name]) => /^assets\/.*\.json$/.test(name));
    expect(addressed.length).toBeGreaterThan(0);
    for (const [name, texts] of addressed) {
      const stays = name.replace(/-.{8}\.json$/, '.json').replace(/^assets\/(desk\/)?/, '');
      expect(files.get(part === 'desk' ? `desk-${stays}` : stays), name).toBe(texts);
    }
  },
);

test.each([
  [
    "const A: Readonly<Record<Step, string>> = { pack: 'packed', ship: 'on its way' };",
    'packed, on its way',
  ],
  ["const A = { state: 'packed', words: 'on its way' };", 'on its way'],
  ["const A: Readonly<Record<Step, () => string>> = { pack: () => 'packed' };", ''],
  ["const A = { url: '/desk/orders?queue=pack', tone: 'careful' }; f('packed');", ''],
  ["const PACKED = 'packed';", 'packed'],
])('in %s a person reads “%s”', (code, texts) => {
  const found = findTexts('src/desk/messages.ts', code).map(({ message }) => message);
  expect(found.join(', ')).toBe(texts);
});

test('who translates for shoppers alone gets no text of the desk', () => {
  const files = (language: string) => sourcesOf(language, sources).map(({ file }) => file);
  expect(files('hi')).toEqual(sources.map(({ file }) => file));
  const [desk, shop] = ['src/desk/messages.ts', 'src/shop/cart/messages.ts'];
  expect(files('hi')).toEqual(expect.arrayContaining([desk, shop]));
  expect(files('xx')).toContain(shop);
  expect(files('xx')).not.toContain(desk);
  expect(files('xx').filter((file) => !partsOf(file).includes('shop'))).toEqual([]);
});

test('the walls notice a translation with other places, and one that lacks a plural form', () => {
  const problem = (message: string, translation: string, language = 'hi') => {
    const names = message.match(/\w+(?=\})/g) ?? [];
    const values = names.filter((it) => it !== 'link').map((name) => ({ name, start: 0, end: 0 }));
    return textProblem(language, { message, values }, translation);
  };
  const forms = (cases: string) => `{count, plural, ${cases}}`;
  expect(problem('{count} of {all}', '{all} में से {count}')).toBe(null);
  expect(problem('{count} of {all}', 'सब में से {count}')).toBe('has other places');
  expect(problem('See {link}', '{link} देखें')).toBe(null);
  expect(problem('See {link}', 'देखें')).toBe('has other places');
  expect(problem('{count} at {link}', '{link} पर {count}')).toBe(null);
  expect(problem('{count} items', forms('one {एक चीज़} other {{count} चीज़ें}'))).toBe(null);
  expect(problem('{count} items', forms('one {{all} चीज़} other {# चीज़ें}'))).toBe('has other places');
  const two = forms('one {#} other {#}');
  expect(problem('{count} items', two, 'ar')).toBe('lacks the plural form few, many, two, zero');
  expect(problem('{count} items', forms('other {#}'))).toBe('lacks the plural form one');
  expect(problem('{count} items', forms('one {#}'))).toContain('other');
  expect(problem('{count} items', '{count चीज़ें')).not.toBe(null);
});

test('what home, lists, a product and the search show comes with their first texts', () => {
  const first = /^src\/shop\/routes\/(__root|index|products|category|brand|product|search)\b/;
  const reached = reachedFrom(
    files.filter((file) => first.test(file)),
    ({ from }) => from !== TYPES,
  );
  expect(reached.size).toBeGreaterThan(100);
  // These answer what is typed or pressed, later.
  const later = /\/(sign-in|account|feedback|message)\/messages\.ts$/;
  const few = [...reached].filter((file) => holdsTexts(file) && isForFew(file));
  expect(few.filter((file) => !later.test(file))).toEqual([]);
});

/** It imports only types, of the desk too. */
const TYPES = 'src/domain/device/tables.ts';

const SPOKEN_NEWS = 'backend/functions/src/push/spoken-news.ts';

test('shoppers’ pages, notifications and the desk have all texts that they reach', () => {
  const lacked = (part: 'shop' | 'desk', ...entries: string[]) => {
    const reached = [...reachedFrom(entries, ({ from }) => from !== TYPES)].filter(holdsTexts);
    expect(reached.length).toBeGreaterThan(20);
    return reached.filter((file) => !partsOf(file).includes(part));
  };
  const routes = files.filter((file) => file.startsWith('src/shop/routes/'));
  const pages = ['src/shop/main.tsx', 'src/shop/draw/draw-page.tsx', ...routes];
  const others = ['sw/service-worker.ts', 'sw/worker-tasks.ts', SPOKEN_NEWS];
  expect(lacked('shop', ...pages, ...others)).toEqual([]);
  expect(lacked('desk', 'src/desk/main.tsx', 'sw/desk-worker.ts')).toEqual([]);
});

/** They take only the names of their columns from there. */
const TABLES = /^src\/domain\/order\/table\//;

test('no module reads a text while it loads, when nobody has chosen a language yet', () => {
  const early = (code: string) =>
    earlyTexts('src/shop/cart/a.ts', `import { CART, type T } from './messages.ts';\n${code}`);
  expect(early('const a = { CART: 1 }; const b = () => CART; let c: typeof CART; a.CART;')).toEqual(
    [],
  );
  expect(early('const a = CART.title;')).toEqual(['src/shop/cart/a.ts:2: CART']);
  expect(early('const a = { [CART]: f(CART as T) };')).toHaveLength(2);
  const others = files.filter((file) => !holdsTexts(file) && !TABLES.test(file));
  expect(others.length).toBeGreaterThan(500);
  expect(others.flatMap((file) => earlyTexts(file))).toEqual([]);
});

/** What is wrong with a translation; null if nothing is. */
function textProblem(
  language: string,
  { message, values }: Pick<FoundText, 'message' | 'values'>,
  translation: string,
): string | null {
  const places = sorted(placesIn(message));
  // A text without values is shown as it stands.
  if (values.length === 0) {
    return sorted(placesIn(translation)) === places ? null : 'has other places';
  }
  try {
    const wordings = wordingsOf(compileMessageOrThrow(translation), language);
    return wordings.every((it) => sorted([...new Set(it)]) === places) ? null : 'has other places';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const placesIn = (text: string) => text.match(/(?<=\{)[^{}]+(?=\})/g) ?? [];
const sorted = (places: readonly string[]) => places.toSorted().join(' ');

/** The places in each wording of a message: one with a plural has several. @throws Error where it lacks a plural form */
function wordingsOf(tokens: CompiledMessage, language: string): string[][] {
  return tokens.reduce<string[][]>(
    (wordings, token) => {
      if (typeof token === 'string') return wordings;
      const [name, type = '', format] = token;
      const cases = Object.entries(format ?? {}).filter((it) => Array.isArray(it[1]));
      if (type.startsWith('plural')) checkForms(Object.fromEntries(cases), language);
      const inside = cases.flatMap(([, it]) => wordingsOf(it as CompiledMessage, language));
      const more = cases.length > 0 ? inside : [[]];
      return wordings.flatMap((before) => more.map((after) => [...before, name, ...after]));
    },
    [[]],
  );
}

function checkForms(cases: object, language: string): void {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const missing = pluralCategories.filter((it) => !(it in cases));
  if (missing.length > 0) throw new Error(`lacks the plural form ${missing.join(', ')}`);
}
