// Finds the texts of a source file: what a person reads, not what the code compares.
import { parseSync } from 'vite';

/** One text in a source file, with the places of its values. Offsets are in UTF-16 units. */
export type FoundText = {
  start: number;
  end: number;
  /** As a translator sees it: values are `{name}`. */
  message: string;
  values: { name: string; start: number; end: number }[];
};

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

const hasWords = (text: string) => /\p{L}{2}|\p{L}\S*\s/u.test(text);
/** Looks like a code, a path or the name of a file rather than a text. */
const isPlainCode = (text: string) =>
  /^[a-z0-9/.#][\w/.:#-]*$|^\/[\w/?=&-]*$|^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(text);

/** @param code TypeScript, whose texts are found in their order. @throws SyntaxError */
export function findTexts(file: string, code: string): FoundText[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const found: FoundText[] = [];
  walk(program as unknown as Node, []);
  return found;

  function walk(node: Node, parents: Node[]): void {
    if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === 'ImportDeclaration' || (node.type.startsWith('Export') && node.source))
      return;
    if (node.type === 'Literal' && typeof node.value === 'string') {
      const isOwn = isText(node, String(node.value), parents) || isInTable(node, parents, code);
      if (isOwn) {
        found.push({ start: node.start, end: node.end, message: String(node.value), values: [] });
      }
      return;
    }
    if (node.type === 'TemplateLiteral' && parents.at(-1)?.type !== 'TaggedTemplateExpression') {
      const text = templateText(node);
      const words = (node.quasis as { value: { cooked: string } }[]).map((it) => it.value.cooked);
      if (hasWords(words.join('')) && isText(node, words.join(''), parents)) found.push(text);
      // A value may hold texts of its own.
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'returnType' || key === 'typeParameters') continue;
      const children = Array.isArray(child) ? child : [child];
      for (const it of children) if (isNode(it)) walk(it, [...parents, node]);
    }
  }
}

function isText(node: Node, text: string, parents: Node[]): boolean {
  const parent = parents.at(-1);
  if (!hasWords(text) || !parent) return false;
  if (isPlainCode(text) && !isWord(node, parents)) return false;
  if (parent.type === 'BinaryExpression') return parent.operator === '+';
  if (parent.type === 'SwitchCase') return parent.test !== node;
  if (parent.type === 'MemberExpression') return false;
  if (parent.type === 'Property') {
    return parent.key !== node;
  }
  return true;
}

/** Any word is a text in a constant of type `Record<…, string>`. */
function isInTable(node: Node, parents: Node[], code: string): boolean {
  const [declarator, table, property] = parents.slice(-3);
  if (property?.type !== 'Property' || property.value !== node || !hasWords(String(node.value)))
    return false;
  if (declarator?.type !== 'VariableDeclarator' || declarator.init !== table) return false;
  return /:.*Record<.+, string>/s.test(code.slice(declarator.start, table?.start));
}

/** A lower-case word is a text where a constant is called it, or where it stands for one beside a longer text. */
function isWord(node: Node, parents: Node[]): boolean {
  const parent = parents.at(-1);
  if (parent?.type === 'VariableDeclarator') return true;
  if (parent?.type !== 'ConditionalExpression' || parent.test === node) return false;
  const other = (parent.consequent === node ? parent.alternate : parent.consequent) as Node;
  return other.type === 'TemplateLiteral' || !isPlainCode(String(other.value ?? 'code'));
}

function templateText(node: Node): FoundText {
  const quasis = node.quasis as { value: { cooked: string } }[];
  const expressions = node.expressions as Node[];
  const names: string[] = [];
  const values = expressions.map((it) => {
    let name = nameOf(it);
    for (let nth = 2; names.includes(name); nth++) name = `${nameOf(it)}${nth}`;
    names.push(name);
    return { name, start: it.start, end: it.end };
  });
  const message = quasis
    .map(({ value }, nth) => value.cooked + (nth < names.length ? `{${names[nth]}}` : ''))
    .join('');
  return { start: node.start, end: node.end, message, values };
}

/** The English text as the code holds it: values are `{0}`, `{1}` … */
export function numbered({ message, values }: Pick<FoundText, 'message' | 'values'>): string {
  return values.reduce((text, { name }, nth) => text.replace(`{${name}}`, `{${nth}}`), message);
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'MemberExpression') return nameOf(node.property as Node);
  if (node.type === 'CallExpression') {
    const [first] = node.arguments as Node[];
    return first && first.type !== 'Literal' ? nameOf(first) : nameOf(node.callee as Node);
  }
  if (node.type === 'ConditionalExpression') return nameOf(node.test as Node);
  if (node.type === 'BinaryExpression') return nameOf(node.left as Node);
  if (node.type === 'ChainExpression') return nameOf(node.expression as Node);
  if (node.type === 'LogicalExpression') return nameOf(node.left as Node);
  return 'text';
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
