// The shell: the built page without a screen. Assembling puts a drawn screen into it.
import type { Catalog } from '../texts/speak.ts';
import { criticalStyles, type Rules, readRules } from './critical-styles.ts';

export type Build = {
  /** The built index.html. */
  shell: string;
  /** The text of all style sheets that it links to. */
  styles: string;
  /** The texts of a language other than English. */
  readTexts(language: string): Promise<Catalog>;
};

/** Parsed once per build. */
const rulesOf = new WeakMap<Build, Rules>();

const ROOT = '<div id="root">';
const CODE = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
/** The code's static imports. */
const IMPORTED = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const EARLY = '<script async src="/early-presses.js"';
const SHEET = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * The paths of the shell's two style sheets, in order: first the one that pages of every kind need.
 * @throws when there are not two.
 */
export function sheetsOf(shell: string): [base: string, rest: string] {
  const [base, rest, ...more] = [...shell.matchAll(SHEET)].map(([, path]) => path);
  if (!base || !rest || more.length > 0) throw new Error('the shell has not two style sheets');
  return [base, rest];
}

/**
 * The paths of the page's scripts, in the order in which they can run.
 * @throws when there is none, or no script that fetches it.
 */
function codeOf(shell: string): string {
  const path = CODE.exec(shell)?.[1];
  if (!path || !shell.includes(EARLY)) throw new Error('the shell has no code');
  const imported = [...shell.matchAll(IMPORTED)].map(([, part]) => part);
  return [...imported, path].join(' ');
}

/**
 * Chromium paints nothing before the whole header is parsed: it is aligned to both sides, and half of it would shift.
 */
const UNTIL_HEADER = '<link rel="expect" href="#header" blocking="render">';

/**
 * The page with a drawn screen and the styles it needs. Its code and the other styles load after the visible pictures,
 * as public/early-presses.js arranges: the page can be read without them. `drawn`: React's output, the elements for the
 * head first, then the root. `spoken`: its language, and where the texts of another than English lie.
 */
export function assemble(
  build: Build,
  drawn: string,
  dehydrated: string,
  spoken: { language: string; texts?: string | undefined },
): string {
  const { shell } = build;
  const rules = rulesOf.get(build) ?? readRules(build.styles);
  rulesOf.set(build, rules);
  const at = drawn.indexOf(ROOT);
  const start = shell.indexOf(ROOT);
  const end = shell.lastIndexOf('</body>');
  if (at < 0 || start < 0 || end < 0) throw new Error('the shell has no place for a drawn page');
  const waits = drawn.includes(' id="header"') ? UNTIL_HEADER : '';
  const head = waits + drawn.slice(0, at).replace(/<(title|meta|link)/g, '<$1 data-drawn=""');
  const [, rest] = sheetsOf(shell);
  const styles = `<style>${criticalStyles(rules, shell + drawn)}</style>`;
  const withoutScript = `<noscript><link rel="stylesheet" href="${rest}"></noscript>`;
  const early = spoken.texts
    ? `<link rel="preload" as="fetch" crossorigin href="${spoken.texts}">`
    : '';
  const top = shell
    .slice(0, start)
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta data-whole-shop[^>]*>/, '')
    .replace(SHEET, '')
    .replace(CODE, '')
    .replace(IMPORTED, '')
    .replace(EARLY, `${EARLY} data-code="${codeOf(shell)}" data-styles="${rest}"`)
    .replace('<html lang="en-IN"', `<html lang="${spoken.language}-IN"`)
    .replace('/manifest.web', spoken.texts ? `/manifest-${spoken.language}.web` : '/manifest.web')
    .replace('</head>', () => `${early}${head}${styles}${withoutScript}</head>`);
  return `${top}${drawn.slice(at)}${dehydrated}${shell.slice(end)}`;
}
