// Finds texts that are read while a module loads: they would keep the language of that moment.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { holdsTexts, importedFile } from '../../backend/texts/vite-plugin.ts';
import { root } from './read-imports.ts';

type Node = { type: string; start: number; [key: string]: unknown };

/** What runs later, or never. */
const LATER = /Function|^TS(?!As|Satisfies|NonNull)|^ImportDeclaration$|^MethodDefinition$/;

/** Each imported text that a module reads outside of functions, as `file:line: name`. `source`: instead of the file's. */
export function earlyTexts(file: string, source = readFileSync(join(root, file), 'utf8')) {
  const { program, module } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  const names = new Set(
    module.staticImports
      .filter((it) => holdsTexts(importedFile(it.moduleRequest.value, file)))
      .flatMap(({ entries }) => entries.filter((it) => !it.isType))
      .map(({ localName }) => localName.value),
  );
  const found: string[] = [];
  const visit = (node: Node) => {
    if (LATER.test(node.type)) return;
    if (node.type === 'Identifier' && names.has(String(node.name))) {
      found.push(`${file}:${source.slice(0, node.start).split('\n').length}: ${node.name}`);
    }
    for (const [key, child] of Object.entries(node)) {
      if ((key === 'key' || key === 'property') && !node.computed) continue;
      for (const it of Array.isArray(child) ? child : [child]) if (isNode(it)) visit(it);
    }
  };
  if (names.size > 0) visit(program as unknown as Node);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
