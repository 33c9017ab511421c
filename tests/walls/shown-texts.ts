// Finds the texts in a component that a shopper would read: they belong in a `messages.ts`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './read-imports.ts';

type Node = { type: string; start: number; [key: string]: unknown };

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
    for (const [key, child] of Object.entries(node)) {
      for (const it of Array.isArray(child) ? child : [child]) {
        if (isNode(it) && !isForTheProgram(node)) visit(it, shows(node, key, isShown));
      }
    }
  };
  visit(program as unknown as Node, false);
  return found;
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
