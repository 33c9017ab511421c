// Shoppers let their browsers translate the shop. A translator puts an element in the place of each text node; React still changes a
// text that is all that its element holds, but no text beside others, and inserts nothing before one. So each text that comes, goes or
// changes is all that its element holds.

import { join, relative } from 'node:path';
import type * as ast from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { root } from './read-imports.ts';

const TEXT =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.AnyOrUnknown;
const PROJECTS = ['src/tsconfig.json', 'src/desk/tsconfig.json'].map((path) => join(root, path));

/**
 * The loose texts in the components of shop and desk, as `file:line: code`. `instead`: reads this code in the place of a
 * component's (its path from the root), and no other.
 */
function looseTexts(instead?: { path: string; code: string }): string[] {
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

/** Any component: what it holds is replaced. */
const PLACE = 'src/ui/text/Price.tsx';
const BEGINNING = `
import { memo, type ReactNode, StrictMode, Suspense } from 'react';
import type { Elements } from '../elements.ts';
type Props = { is: boolean; count: number; name: string; any: ReactNode; more: Elements; all: string[]; id: string & { readonly brand: 'id' } };
const WORDS = 'words';
export function Price({ paise }: { paise: number }) { return <b>{paise}</b>; }
`;

/** Whether the component's result is robust on a translated page, by its code. */
const RESULTS: Readonly<Record<string, boolean>> = {
  '<p>{name}</p>': true,
  '<p>{is && name}</p>': true,
  '<p>{is ? name : <b>{name}</b>}</p>': true,
  '<p>{`${count} items`}</p>': true,
  '<p>{any}</p>': true,
  '<p>words <b>{name}</b> words</p>': true,
  '<p>words {is && <b>{name}</b>}</p>': true,
  '<p>{is && <span>{name}</span>} <b>{more}</b></p>': false,
  '<p>{is && <span>{name}</span>}<b>{more}</b></p>': true,
  '<Suspense><b>{name}</b></Suspense>': true,
  '<p>{count} items</p>': false,
  "<p>{is && 'words'}<b>{name}</b></p>": false,
  '<p><b>words</b> {name}</p>': false,
  '<p>{is && <b>{name}</b>} words</p>': false,
  '<p><b key={name}>words</b> words</p>': false,
  '<p><Price paise={count} /> words</p>': false,
  '<p><b>words</b> {WORDS}</p>': true,
  '<p>{any}<b>{name}</b></p>': false,
  '<p><b>words</b>{id}</p>': false,
  '<p>{all}</p>': false,
  '<p>{all.map((it) => it)}</p>': false,
  '<p>{all.map((it) => <b key={it}>{it}</b>)}</p>': true,
  '<>{name}</>': false,
  '<p>{is && <>words</>}</p>': false,
  '<Suspense>{name}</Suspense>': false,
  '<StrictMode>{any}</StrictMode>': false,
  name: false,
  'is ? any : null': false,
  more: true,
  all: false,
  'memo(function Part() { return name; })': false,
};

test('the walls tell a text that React would lose from one that it finds again', () => {
  const results = Object.keys(RESULTS);
  const props = '{ is, count, name, any, more, all, id }: Props';
  const components = results.map((it, at) => `export function C${at}(${props}) { return ${it}; }`);
  const code = BEGINNING + components.join('\n');
  const first = BEGINNING.split('\n').length;
  const found = looseTexts({ path: PLACE, code }).map((it) => Number(it.split(':')[1]) - first);
  const loose = new Set(found.map((at) => results[at]));
  expect(Object.fromEntries(results.map((it) => [it, !loose.has(it)]))).toEqual(RESULTS);
});

test('no component of shop or desk has a text that React would lose on a translated page', () => {
  expect(looseTexts()).toEqual([]);
});
