// Reads every import of a source file (static, dynamic and re-exports) and says which room it leads to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const GENERATED = /node_modules|routeTree\.gen|\.d\.ts$/;

function filesIn(rooms: readonly string[]): string[] {
  return rooms
    .flatMap((room) => {
      const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' });
      return files.map((file) => join(room, file));
    })
    .filter((file) => /\.tsx?$/.test(file) && !GENERATED.test(file))
    .sort();
}

/** Every source file of the project, including tests and tools but no generated file, as paths from the root. */
export function allSourceFiles(): string[] {
  return filesIn(['src', 'sw', 'backend', 'tests']);
}

/** Source files of the shop, as paths from the root. */
export function sourceFiles(): string[] {
  return filesIn(['src', 'sw', 'backend/functions/src', 'backend/pincodes', 'backend/pictures']);
}

/** Whether a file or package is the phone's database, or code for it, which names it as a type. */
export function namesDatabase(file: string): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return /^dexie/.test(file);
  return /\b(Haat|Engine)Database\b/.test(readFileSync(path, 'utf8'));
}

export type Import = {
  from: string;
  to: string;
  isReExport: boolean;
  /** Whether its code loads at once: false for types alone and for dynamic imports. */
  isAtOnce: boolean;
};

/** These files and everything they import, packages by name; `follows` says which imports to follow. */
export function reachedFrom(entries: readonly string[], follows = (_: Import) => true) {
  const files = new Set(sourceFiles());
  const reached = new Set(entries);
  for (const file of reached) {
    if (!files.has(file)) continue;
    for (const it of importsOf(file)) if (follows(it)) reached.add(it.to.replace(/\?.*$/, ''));
  }
  return reached;
}

/** The imports of a file: a path from the root for the shop's own files, the package's name for others. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      text: moduleRequest.value,
      isReExport: false,
      isAtOnce: entries.length === 0 || entries.some((it) => !it.isType),
    })),
    ...module.staticExports.flatMap((it) =>
      it.entries.flatMap((entry) =>
        entry.moduleRequest
          ? [{ text: entry.moduleRequest.value, isReExport: true, isAtOnce: !entry.isType }]
          : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      text: source.slice(start, end).replace(/^['"`]|['"`]$/g, ''),
      isReExport: false,
      isAtOnce: false,
    })),
  ];
  return specifiers.map(({ text, isReExport, isAtOnce }) => ({
    from: file,
    to: resolve(file, text),
    isReExport,
    // Importing a worker's address loads none of its code.
    isAtOnce: isAtOnce && !text.includes('?'),
  }));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(file), specifier));
  return specifier;
}
