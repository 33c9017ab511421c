// Finds texts that React loses on a translated page. A translator puts an element in the place of each text node; React still
// changes a text that is all that its element holds, but no text beside others, and inserts nothing before one.
import { join, relative } from 'node:path';
import type * as ast from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { root } from './read-imports.ts';

const TEXT =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown;
const PROJECTS = ['src/tsconfig.json', 'src/desk/tsconfig.json'].map((path) => join(root, path));

/**
 * The loose texts in the components of shop and desk, as `file:line: code`. `instead`: reads this code in the place of a
 * component's (its path from the root), and no other.
 */
export function looseTexts(instead?: { path: string; code: string }): string[] {
  const replaced = instead && join(root, instead.path);
  const readFile = (path: string) => (path === replaced ? instead?.code : undefined);
  const api = new API({ cwd: root, fs: { readFile } });
  try {
    const projects = api.updateSnapshot({ openProjects: PROJECTS }).getProjects();
    if (projects.length !== PROJECTS.length) throw new Error('not all projects were opened');
    return projects.flatMap(({ rootFiles, program, checker }) =>
      rootFiles
        .filter((path) => path.endsWith('.tsx') && path === (replaced ?? path))
        .flatMap((path) => {
          const file = program.getSourceFile(path);
          if (!file) throw new Error(`TypeScript does not know ${path}`);
          return looseIn(file, checker).map((node) => {
            const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
            const [code] = node.getText(file).trim().split('\n');
            return `${relative(root, path)}:${line + 1}: ${code}`;
          });
        }),
    );
  } finally {
    api.close();
  }
}

function looseIn(node: ast.Node, checker: Checker): ast.Node[] {
  const found: ast.Node[] = [];
  const visit = (it: ast.Node) => {
    if (is.isJsxElement(it) || is.isJsxFragment(it)) found.push(...looseChildren(it, checker));
    else found.push(...returnedBy(it).filter((result) => isText(kindOf(result, checker))));
    it.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** `text` may change, `texts` are a list of them; `words` never change; an `element` stays; of `other` things none is text. */
type Kind = 'text' | 'texts' | 'words' | 'element' | 'other';

function isText(kind: Kind): boolean {
  return kind !== 'element' && kind !== 'other';
}

/** The children of an element that are loose texts. */
function looseChildren(parent: ast.JsxElement | ast.JsxFragment, checker: Checker): ast.Node[] {
  const children = parent.children.filter(isRendered);
  const kinds = children.map((child) => kindOf(child, checker));
  const isLoose = (kind: Kind, at: number) => {
    if (!isText(kind)) return false;
    if (passesOn(parent, checker)) return true;
    if (children.length === 1) return kind === 'texts';
    return kind !== 'words' || kinds.slice(0, at).some((it) => it !== 'words' && it !== 'element');
  };
  return children.filter((_, at) => isLoose(kinds[at] ?? 'other', at));
}

function isRendered(child: ast.JsxChild): boolean {
  return is.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !is.isJsxExpression(child) || child.expression !== undefined;
}

/** Whether an element puts its children into the one around it: a fragment, or a component of React's own. */
function passesOn(parent: ast.JsxElement | ast.JsxFragment, checker: Checker): boolean {
  if (is.isJsxFragment(parent)) return true;
  const type = checker.getTypeAtLocation(parent.openingElement.tagName);
  const name = type && checker.typeToString(type);
  return /^(React\.)?(Context|Provider|ExoticComponent)</.test(name ?? '');
}

function kindOf(node: ast.Node, checker: Checker): Kind {
  if (is.isJsxText(node)) return 'words';
  if (is.isJsxExpression(node)) return node.expression ? kindOf(node.expression, checker) : 'other';
  if (is.isJsxElement(node)) return kindOf(node.openingElement, checker);
  if (is.isJsxOpeningElement(node) || is.isJsxSelfClosingElement(node)) {
    const isOwn = /^[a-z]/.test(node.tagName.getText());
    return isOwn && !/\bkey=/.test(node.attributes.getText()) ? 'element' : 'other';
  }
  const type = checker.getTypeAtLocation(node);
  return type ? kindOfType(type, checker) : 'text';
}

function kindOfType(type: Type, checker: Checker, around: readonly Type[] = []): Kind {
  // A type that is made of itself, such as Elements.
  if (around.includes(type)) return 'other';
  const within = (it: Type) => kindOfType(it, checker, [...around, type]);
  if (type.isStringLiteralType()) return type.value === '' ? 'other' : 'words';
  if (type.isNumberLiteralType()) return 'words';
  if (type.flags & TEXT) return 'text';
  if (type.isUnionType()) {
    const kinds = type.getTypes().map(within);
    if (kinds.includes('texts')) return 'texts';
    return kinds.includes('text') || kinds.includes('words') ? 'text' : 'other';
  }
  if (type.isIntersectionType()) {
    return type.getTypes().map(within).some(isText) ? 'text' : 'other';
  }
  if (type.isTypeParameter()) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint ? within(constraint) : 'text';
  }
  if (!checker.isArrayLikeType(type) || !type.isTypeReference()) return 'other';
  const items = checker.getTypeArguments(type).map(within);
  return items.every((it) => it === 'other') ? 'other' : 'texts';
}

/** What a component returns, if the node declares one; a class has a method render. */
function returnedBy(node: ast.Node): ast.Node[] {
  const isNamed =
    (isFunctionLike(node) && !is.isArrowFunction(node)) || is.isVariableDeclaration(node);
  if (!isNamed || !/^([A-Z]|render$)/.test(node.name?.getText() ?? '')) return [];
  const made = is.isVariableDeclaration(node) ? node.initializer : node;
  if (!made || !isFunctionLike(made)) return [];
  if (is.isArrowFunction(made) && !is.isBlock(made.body)) return [made.body];
  const returned: ast.Node[] = [];
  const visit = (it: ast.Node) => {
    if (is.isReturnStatement(it) && it.expression) returned.push(it.expression);
    if (!isFunctionLike(it)) it.forEachChild(visit);
  };
  made.body?.forEachChild(visit);
  return returned;
}

type Functional =
  | ast.ArrowFunction
  | ast.FunctionExpression
  | ast.FunctionDeclaration
  | ast.MethodDeclaration;

function isFunctionLike(node: ast.Node): node is Functional {
  const isOther = is.isFunctionDeclaration(node) || is.isMethodDeclaration(node);
  return isOther || is.isArrowFunction(node) || is.isFunctionExpression(node);
}
