// Parses stored HTML into the editor's document and writes it back. Tells beforehand whether that would lose anything.
import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { sanitisedElements } from '#ui/media/sanitise-html.ts';
import { schema } from './schema.ts';

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** Parses HTML into a document after sanitising it. */
export function documentOf(html: string): Node {
  return parser.parse(sanitisedElements(html));
}

/** Parses elements from a clipboard. */
export function sliceOf(elements: DocumentFragment) {
  return parser.parseSlice(elements);
}

/** The HTML of a document; '' if it is empty. Serialized in an inert document, which fetches no pictures. */
export function htmlOf(document: Node): string {
  const inert = globalThis.document.implementation.createHTMLDocument('');
  const element = inert.createElement('div');
  element.append(serializer.serializeFragment(document.content, { document: inert }));
  if (element.textContent?.trim() === '' && !element.querySelector('img, hr, table')) return '';
  for (const item of element.querySelectorAll('li')) {
    const first = item.firstElementChild;
    const paragraphs = [...item.children].filter(({ tagName }) => tagName === 'P');
    if (first?.tagName === 'P' && paragraphs.length === 1) first.replaceWith(...first.childNodes);
  }
  for (const table of element.querySelectorAll('table')) headFirst(table);
  return element.innerHTML;
}

/** Moves leading rows of nothing but header cells into a `thead`, which the editor does not know. */
function headFirst(table: HTMLTableElement): void {
  const rows = [...table.rows];
  const body = rows.findIndex((row) => [...row.cells].some(({ tagName }) => tagName !== 'TH'));
  if (body > 0) table.createTHead().append(...rows.slice(0, body));
}

/** Ignored in the comparison: they mean nothing by themselves, or the editor writes them anew. */
const MEANINGLESS = ['DIV', 'SPAN', 'P', 'THEAD', 'TBODY', 'COLGROUP', 'COL'];
const ALIKE: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM' };
const KEPT_ATTRIBUTES = ['href', 'src', 'alt', 'title', 'lang', 'dir', 'colspan', 'rowspan'];

/** Whether the editor can hold the whole text without losing an element, attribute or word. */
export function isEditable(html: string): boolean {
  const read = sanitisedElements(html);
  const again = sanitisedElements(htmlOf(documentOf(html)));
  return summaryOf(read) === summaryOf(again);
}

function summaryOf(elements: DocumentFragment): string {
  const tags = [...elements.querySelectorAll('*')]
    .filter(({ tagName }) => !MEANINGLESS.includes(tagName))
    .map((it) => `${ALIKE[it.tagName] ?? it.tagName} ${attributesOf(it)}`);
  const said = [...elements.querySelectorAll('[lang], [dir]')].map(attributesOf);
  const words = elements.textContent?.replace(/\s+/g, '');
  return JSON.stringify([tags.toSorted(), said.toSorted(), words]);
}

function attributesOf(element: Element): string {
  return KEPT_ATTRIBUTES.map((name) => {
    const value = element.getAttribute(name);
    return value === null || (value === '1' && name.endsWith('span')) ? '' : `${name}=${value}`;
  }).join(' ');
}
