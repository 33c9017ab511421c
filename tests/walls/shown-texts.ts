// Finds texts in the code of modules: those written in a component, which belong in a `messages.ts`, and those read while a module
// loads, which would keep the language of that moment.
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
    for (const [key, it] of childrenOf(node)) {
      if (node.computed || (key !== 'key' && key !== 'property')) visit(it);
    }
  };
  if (names.size > 0) visit(program as unknown as Node);
  return found;
}

/** Attributes that a reader sees or hears. */
const READ_OUT =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|label|placeholder|description|heading|summary|hint|caption|text|message|action|lead|note)$/;
/** Attributes whose text is for the browser, however much it looks like words. */
const FOR_THE_BROWSER =
  /^(class|className|rel|d|viewBox|sizes|allow|media|srcSet|transform|points)$/;

/** Each text written in a component's code, as `file:line: text`. */
export function shownTexts(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source, { lang: 'tsx' });
  const found: string[] = [];
  const visit = (node: Node, isShown: boolean) => {
    const text = literalOf(node);
    if (text !== undefined && (isShown ? /\p{L}{2}/u : /\p{L}{2} \p{L}+/u).test(text)) {
      const line = source.slice(0, node.start).split('\n').length;
      if (!text.startsWith('/')) found.push(`${file}:${line}: ${text.trim()}`);
      return;
    }
    if (isForTheProgram(node)) return;
    for (const [key, it] of childrenOf(node)) visit(it, shows(node, key, isShown));
  };
  visit(program as unknown as Node, false);
  return found;
}

/** The nodes right below a node, each with its place there. */
function childrenOf(node: Node): [key: string, child: Node][] {
  return Object.entries(node).flatMap(([key, child]) =>
    [child].flat().flatMap((it): [string, Node][] => (isNode(it) ? [[key, it]] : [])),
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The literal text of a node: a string, markup, or a template without its holes. */
function literalOf(node: Node): string | undefined {
  const { type, value } = node;
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map((it) => it.value.cooked).join('…');
}

/** Whether a shopper would read a literal at this place of its parent. */
function shows({ type, name }: Node, key: string, isShown: boolean): boolean {
  if (type === 'JSXElement' || type === 'JSXFragment') return key === 'children';
  if (type === 'JSXAttribute') return key === 'value' && READ_OUT.test(nameOf(name));
  if (type === 'ConditionalExpression') return isShown && key !== 'test';
  if (type === 'LogicalExpression') return isShown && key === 'right';
  return isShown && type === 'JSXExpressionContainer';
}

/** Nodes that no shopper reads: imports, the console, errors for developers, selectors, functions that name classes. */
function isForTheProgram({ type, name, callee, id }: Node): boolean {
  if (type === 'ImportDeclaration' || type === 'ImportExpression') return true;
  if (type === 'FunctionDeclaration' && nameOf(id) === 'classes') return true;
  if (type === 'JSXAttribute') return FOR_THE_BROWSER.test(nameOf(name));
  if (type !== 'CallExpression' && type !== 'NewExpression') return false;
  const called = isNode(callee) ? nameOf(callee.object) || nameOf(callee) : '';
  return /^(console|Error|useMedia|document)$/.test(called);
}

function nameOf(node: unknown): string {
  return isNode(node) ? String(node.name ?? '') : '';
}
