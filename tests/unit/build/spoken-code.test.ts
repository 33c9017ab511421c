// The build's part in languages: a text is looked up where it is used, and all other code stays as it was.
import { expect, test } from 'vitest';
import { type Spoken, spokenLanguage, whileSpeaking } from '#engine/texts/speak.ts';
import { spokenCode } from '../../../backend/texts/vite-plugin.ts';

const MESSAGES = `
export const ADD = 'Add to Cart';
export const hello = (name: string) => \`Hello, \${name}\`;
export const LIMIT = 3;
export const WAYS = { cod: 'Cash now' } as const;
`;
const FILE = 'src/shop/cart/messages.ts';
const IMPORT = "import { made as made$, say as t$ } from '#engine/texts/speak.ts';\n";

function built(file: string, code: string): string {
  const spoken = spokenCode(file, code, () => MESSAGES)?.toString() ?? 'unchanged';
  return spoken.replace(IMPORT, '');
}

test('a module of texts looks up what its functions say, and makes its tables anew in another language', () => {
  expect(built(FILE, MESSAGES)).toBe(`
export const ADD = 'Add to Cart';
export const hello = (name: string) => t$("Hello, {0}", [name]);
export const LIMIT = 3;
export const WAYS = /*#__PURE__*/ made$(() => ({ cod: t$("Cash now") })) as const;
`);
});

test.each([
  ['import { ADD } from "./messages.ts";\nf(ADD, it.ADD);', '\nf(t$("Add to Cart"), it.ADD);'],
  [
    'import { ADD, hello, LIMIT } from "./messages.ts";\nconst a = { ADD, b: hello(ADD), LIMIT };',
    'import { hello as hello, LIMIT as LIMIT } from "./messages.ts";\nconst a = { ADD: t$("Add to Cart"), b: hello(t$("Add to Cart")), LIMIT };',
  ],
  [
    'import { type WAYS as T, WAYS } from "./messages.ts";\nlet t: typeof WAYS = WAYS;',
    'import { WAYS as WAYS } from "./messages.ts";\nlet t: typeof WAYS = WAYS();',
  ],
  [
    'import * as m from "./messages.ts";\nf(m.ADD, m.WAYS.cod, m.LIMIT);',
    'import * as m from "./messages.ts";\nf(t$("Add to Cart"), m.WAYS().cod, m.LIMIT);',
  ],
  ['import { ADD } from "./cart.ts";\nf(ADD);', 'unchanged'],
])('%s', (code, expected) => {
  expect(built('src/shop/cart/Cart.ts', code)).toBe(expected);
});

test('a name that is given to something else stops the build', () => {
  const code = 'import { ADD } from "./messages.ts";\nconst f = (ADD: string) => ADD;';
  expect(() => built('src/shop/cart/Cart.ts', code)).toThrow('Cart.ts: ADD is the name of a text');
});

/** A promise, and what resolves it. */
function gate() {
  const resolves: (() => void)[] = [];
  return [new Promise<void>((open) => resolves.push(open)), () => resolves[0]?.()] as const;
}

test('works in one language run side by side, those in another after the ones before them; a hung page holds up none in its own language', async () => {
  const told: string[] = [];
  const hindi: Spoken = { language: 'hi', catalog: {}, format: String };
  const [[english, endEnglish], [hung, endHung]] = [gate(), gate()];
  const draw = (language: Spoken | null, name: string, until?: Promise<void>) =>
    whileSpeaking(language, async () => {
      told.push(`${name} begins in ${spokenLanguage()}`);
      await until;
      told.push(`${name} ends in ${spokenLanguage()}`);
    });
  const works = [draw(null, 'a', english), draw(null, 'b')];
  await works[1];
  works.push(draw(hindi, 'c', hung), draw(hindi, 'd'), draw(null, 'e'));
  endEnglish();
  await works[3];
  expect(told.slice(2)).toEqual([
    'b ends in en',
    ...['a ends in en', 'c begins in hi', 'd begins in hi', 'd ends in hi'],
  ]);
  expect(spokenLanguage()).toBe('hi');
  endHung();
  await Promise.all(works);
  expect(told.slice(-3)).toEqual(['c ends in hi', 'e begins in en', 'e ends in en']);
  const failing = whileSpeaking(hindi, () => Promise.reject(new Error('no page')));
  await expect(failing).rejects.toThrow('no page');
  expect(spokenLanguage()).toBe('en');
});
