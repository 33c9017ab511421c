// The documentation describes the code's places truly: the table of rooms, every path, every link.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './read-imports.ts';
import { ARCHITECTURE, withTable } from './write-table.ts';

const pages = [
  'README.md',
  '.env.example',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file))
    .sort(),
];

/** Files that a merchant or a tool makes. */
const MADE_LATER = ['.env', 'backend/functions/.env', 'dist/shell.html'];
const FOLDERS = ['src', 'sw', 'backend', 'tests', 'docs', 'public'];
const FILE = /^[\w@.$/-]+\.(ts|tsx|js|json|css|md|html|rules)$/;

/** The text in code, inline or in blocks, word for word. */
function wordsInCode(text: string): string[] {
  const code = text.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? [];
  return code.flatMap((it) => it.replaceAll('`', ' ').trim().split(/\s+/));
}

/** The paths that a page names, up to a placeholder or star: all in a folder of ours, and in code every file. `/…` is a web address. */
function pathsIn(text: string): string[] {
  const files = wordsInCode(text).filter((word) => FILE.test(word) && !word.startsWith('/'));
  const below = text
    .split(/[\s`()|,;]+|[.:](?=\s)/)
    .filter((word) => FOLDERS.some((folder) => word.startsWith(`${folder}/`)));
  return [...new Set([...files, ...below])].map((path) => path.split(/[{*]/)[0] ?? '');
}

/** The targets of a page's links inside the repository, from the root. */
function linksIn(page: string, text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to = '']) =>
    join(dirname(page), to),
  );
}

function missingIn(page: string, text: string): string[] {
  return [...pathsIn(text), ...linksIn(page, text)]
    .filter((path) => !MADE_LATER.includes(path) && !existsSync(join(root, path)))
    .map((path) => `${page}: ${path}`);
}

test('every file that the documentation names is there by its whole path, and every page that the code refers to', () => {
  const texts = pages.map((page) => ({ page, text: readFileSync(join(root, page), 'utf8') }));
  expect(texts.flatMap(({ text }) => pathsIn(text)).length).toBeGreaterThan(80);
  expect(texts.flatMap(({ page, text }) => linksIn(page, text)).length).toBeGreaterThan(40);
  expect(texts.flatMap(({ page, text }) => missingIn(page, text))).toEqual([]);
  const pagesIn = (file: string) =>
    readFileSync(join(root, file), 'utf8').match(/docs\/[\w/-]+\.md/g) ?? [];
  const named = sourceFiles().flatMap((file) => pagesIn(file).map((page) => ({ file, page })));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ page }) => !existsSync(join(root, page)))).toEqual([]);
});

test('the table of rooms matches the walls', () => {
  const page = readFileSync(ARCHITECTURE, 'utf8');
  expect(page, 'write it anew: npx tsx tests/walls/write-table.ts').toBe(withTable(page));
});
