/**
 * Lets the built code speak the language of the page. In a module of texts each text becomes a call that looks it up;
 * where another module uses a text, that call stands in its place, so that a page loads only the texts that it shows.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import MagicString from 'magic-string';
import { type Plugin, parseSync } from 'vite';
import { type FoundText, findTexts, isNode, type Node, numbered } from './find-texts.ts';
import { ownContext } from './po.ts';

/** Whether a file holds texts that are translated. From the project's root. */
export const holdsTexts = (file: string) =>
  /^(src|sw)\/.*(\/messages|-texts|\/texts(\.demo)?|\/web-manifest)\.ts$/.test(file) &&
  !/^src\/(engine|domain\/(tax|product\/table\/files|order\/(table|desk\/customer-)))/.test(file);

/** The file that an import names; from the project's root, as `file` is. */
export function importedFile(specifier: string, file: string): string {
  return specifier.startsWith('#')
    ? specifier.replace('#', 'src/')
    : join(dirname(file), specifier);
}

export function textsOfLanguage(): Plugin {
  let root = '';
  return {
    name: 'haat-texts',
    enforce: 'pre',
    // Tests import the sources as they are, in English.
    apply: () => !process.env.VITEST,
    configResolved(config) {
      root = config.root;
    },
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? '');
      if (!/^(src|sw)\/.*\.tsx?$/.test(file)) return undefined;
      const spoken = spokenCode(file, code, (other) => readFileSync(join(root, other), 'utf8'));
      return spoken && { code: spoken.toString(), map: spoken.generateMap({ hires: true }) };
    },
  };
}

/** What stands in the place of each use of a name: a call for a constant text; the name, called, for one made of texts. */
type Use = (name: string) => string;
type Uses = Map<string, Use>;

const isConstant = (use: Use) => use('').startsWith('t$');

/** The code with its texts looked up, or undefined where it has none. @throws Error where it uses a text as no build can follow */
export function spokenCode(
  file: string,
  code: string,
  read: (file: string) => string,
): MagicString | undefined {
  const isOwn = holdsTexts(file);
  const { program, module } = parse(file, code);
  const imports = module.staticImports
    .map((it) => ({ ...it, from: importedFile(it.moduleRequest.value, file) }))
    .filter(({ from }) => holdsTexts(from));
  if (!isOwn && imports.length === 0) return undefined;
  const spoken = new MagicString(code);
  const uses: Uses = new Map();
  for (const { from, entries, start, end, moduleRequest } of imports) {
    const theirs = usesOf(from, read(from));
    // Without those that others replace: their module would be loaded with this one.
    const kept: string[] = [];
    for (const { isType, importName, localName } of entries) {
      const [name, local] = [importName.name ?? '', localName.value];
      const use = theirs.get(name);
      if (use && !isType) uses.set(local, use);
      if (!isType && !(use && isConstant(use))) kept.push(`${name} as ${local}`);
      if (importName.kind !== 'NamespaceObject') continue;
      for (const [each, use] of theirs) {
        uses.set(`${local}.${each}`, () => use(`${local}.${each}`));
      }
    }
    if (entries.some((it) => it.importName.kind === 'NamespaceObject')) continue;
    const text = `import { ${kept.join(', ')} } from ${JSON.stringify(moduleRequest.value)};`;
    if (kept.length > 0) spoken.overwrite(start, end, text);
    else spoken.remove(start, end);
  }
  if (isOwn) {
    const own = usesOf(file, code);
    for (const [name, use] of own) uses.set(name, use);
    sayTexts(spoken, file, code);
    for (const { name, init } of constantsIn(program)) {
      const use = own.get(name);
      if (!use || isConstant(use)) continue;
      spoken.appendLeft(init.start, '/*#__PURE__*/ made$(() => (').appendRight(init.end, '))');
    }
  }
  replaceUses(spoken, file, program, uses);
  spoken.prepend(`import { made as made$, say as t$ } from '#engine/texts/speak.ts';\n`);
  return spoken;
}

const parse = (file: string, code: string) => {
  const { program, module } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return { program: program as unknown as Node, module };
};

/** The texts of a module that others use, by name. Functions look theirs up when they are called. */
function usesOf(file: string, code: string): Uses {
  const { program, module } = parse(file, code);
  const texts = findTexts(file, code);
  const others = module.staticImports.filter((it) =>
    holdsTexts(importedFile(it.moduleRequest.value, file)),
  );
  const known = new Set(others.flatMap((it) => it.entries.map((entry) => entry.localName.value)));
  for (const statement of program.body as Node[]) {
    const { type, id } = (statement.declaration as Node | null) ?? statement;
    if (type === 'FunctionDeclaration') known.add((id as unknown as { name: string }).name);
  }
  const uses: Uses = new Map();
  for (const { name, init } of constantsIn(program)) {
    const within = texts.filter(({ start, end }) => start >= init.start && end <= init.end);
    const text = texts.find(
      ({ start, end, values }) => start === init.start && end === init.end && values.length === 0,
    );
    if (/Function/.test(init.type)) known.add(name);
    else if (text) uses.set(name, () => call(file, text).join(''));
    else if (within.length > 0 || mentions(init, known)) uses.set(name, (it) => `${it}()`);
    if (uses.has(name)) known.add(name);
  }
  return uses;
}

/** The call that looks a text up, before and after its values. */
function call(file: string, text: FoundText): [open: string, close: string] {
  const context = ownContext(file, text.message);
  const [none, close] = context ? [', null', `, '${context}')`] : ['', ')'];
  const open = `t$(${JSON.stringify(numbered(text))}`;
  return text.values.length > 0 ? [`${open}, [`, `]${close}`] : [open + none, close];
}

/** Looks up each text but constants, which are looked up where they are used. */
function sayTexts(spoken: MagicString, file: string, code: string): void {
  const constants = constantsIn(parse(file, code).program);
  for (const text of findTexts(file, code)) {
    const { start, end, values } = text;
    const [open, close] = call(file, text);
    if (values.length === 0) {
      const isConstant = constants.some(({ init }) => init.start === start && init.end === end);
      if (!isConstant) spoken.overwrite(start, end, open + close);
      continue;
    }
    // Values stay where they are in the code: they may hold texts of their own.
    let from = start;
    values.forEach((value, nth) => {
      spoken.overwrite(from, value.start, nth === 0 ? open : ', ');
      from = value.end;
    });
    spoken.overwrite(from, end, close);
  }
}

/** The constants of a module. `start`: where its name stands. `init`: without `as const` and the like. */
function constantsIn(program: Node): { name: string; start: number; init: Node }[] {
  return (program.body as Node[]).flatMap((statement) => {
    const declaration = (statement.declaration as Node | null) ?? statement;
    if (declaration.type !== 'VariableDeclaration') return [];
    return (declaration.declarations as { id: Node; init: Node }[])
      .filter(({ init }) => init)
      .map((it) => ({
        name: String(it.id.name),
        start: it.id.start,
        init: withoutType(it.init),
      }));
  });
}

const withoutType = (node: Node): Node =>
  /^TS(As|Satisfies|NonNull)/.test(node.type) ? withoutType(node.expression as Node) : node;

function mentions(node: Node, names: ReadonlySet<string>): boolean {
  let isFound = false;
  visitNames(node, ({ name }) => {
    isFound ||= names.has(name);
  });
  return isFound;
}

function replaceUses(spoken: MagicString, file: string, program: Node, uses: Uses): void {
  const constants = new Set(constantsIn(program).map(({ start }) => start));
  visitNames(program, ({ name, node, isShorthand, isDeclared }) => {
    const use = uses.get(name);
    if (!use || constants.has(node.start)) return;
    if (isDeclared)
      throw new Error(`${file}: ${name} is the name of a text; call this one otherwise`);
    spoken.overwrite(node.start, node.end, isShorthand ? `${name}: ${use(name)}` : use(name));
  });
}

type Found = {
  /** With what is read from it, where that is a name: `messages.SAVE`. */
  name: string;
  node: Node;
  isShorthand: boolean;
  isDeclared: boolean;
};

/** Calls `visit` for each name in code that runs. */
function visitNames(program: Node, visit: (found: Found) => void): void {
  const walk = (node: Node, isDeclared: boolean, isShorthand: boolean) => {
    const { type } = node;
    if (type === 'ImportDeclaration' || (type.startsWith('TS') && withoutType(node) === node))
      return;
    if (type === 'Identifier') {
      const name = String(node.name);
      visit({ name, node, isShorthand, isDeclared });
      return;
    }
    if (type === 'MemberExpression' && !node.computed) {
      const [object, property] = [node.object as Node, node.property as Node];
      if (object.type === 'Identifier') {
        const name = `${object.name}.${property.name}`;
        visit({ name, node, isShorthand: false, isDeclared: false });
      }
      walk(object, false, false);
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      if (/^(typeAnnotation|returnType|typeParameters|typeArguments|superTypeArguments)$/.test(key))
        continue;
      if (key === 'key' && !node.computed) continue;
      const declares =
        key === 'id' || key === 'params' || key === 'param' || (isDeclared && key !== 'right');
      for (const it of Array.isArray(child) ? child : [child]) {
        if (isNode(it)) walk(it, declares, node.shorthand === true && key === 'value');
      }
    }
  };
  walk(program, false, false);
}
