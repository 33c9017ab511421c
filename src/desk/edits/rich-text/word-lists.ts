// Lists as Word puts them on a clipboard: paragraphs that carry their level and their bullet, or one list for each item.
import { withWesternDigits } from '#engine/lib/characters.ts';

type Item = {
  /** From 1 on. */
  level: number;
  /** Its number, or null below a bullet. */
  number: number | null;
  nodes: Node[];
};

const LISTED = /\bmso-list:\s*l\d+\s+level(\d+)/i;
const MARKER = /\bmso-list:\s*ignore\b/i;
/** A number, or a letter with its point or bracket. Anything else is a bullet. */
const NUMBERED = /^[\s(]*(?:(\d+)|\p{L}{1,5}\s*[.)])/u;
const HEADING = /^H[1-6]$/;

/** Replaces such paragraphs and lists below `root` by nested lists. */
export function makeWordLists(root: ParentNode): void {
  for (const place of [root, ...root.querySelectorAll('*')]) {
    let run: ChildNode[] = [];
    for (const child of [...place.childNodes, null]) {
      if (child && itemsOf(child)) run.push(child);
      else {
        run[0]?.before(
          ...listsOf(
            place.ownerDocument ?? document,
            run.flatMap((it) => itemsOf(it) ?? []),
          ),
        );
        for (const it of run) it.remove();
        run = [];
      }
    }
  }
}

/** The items in a paragraph, a list, or what wraps only one of these; null in anything else. */
function itemsOf(node: Node): Item[] | null {
  if (!isElement(node)) return null;
  const level = LISTED.exec(styleOf(node))?.[1];
  if (level && !HEADING.test(node.tagName)) return [itemOf(node, Number(level))];
  if (/^[OU]L$/.test(node.tagName)) return itemsOfList(node);
  const [only, ...others] = node.childNodes;
  return node.tagName === 'DIV' && only && others.length === 0 ? itemsOf(only) : null;
}

function itemOf(paragraph: Element, level: number): Item {
  const copy = paragraph.cloneNode(true) as Element;
  const marker = [...copy.querySelectorAll('[style]')].find((it) => MARKER.test(styleOf(it)));
  const numbered = NUMBERED.exec(withWesternDigits(marker?.textContent ?? ''));
  marker?.remove();
  return { level, number: numbered && Number(numbered[1] ?? 1), nodes: [...copy.childNodes] };
}

/** Word in a browser says the level of each item. */
function itemsOfList(list: Element): Item[] | null {
  const items = [...list.children];
  const levels = items.map((it) => Number(it.getAttribute('data-aria-level')));
  if (items.length === 0 || levels.includes(0)) return null;
  const start = Number(list.getAttribute('start')) || 1;
  return items.map((it, at) => ({
    level: levels[at] ?? 1,
    number: list.tagName === 'OL' ? start + at : null,
    nodes: [...it.cloneNode(true).childNodes],
  }));
}

/** The items as lists within lists. `inert`: the document of what is pasted, in which no picture is fetched. */
function listsOf(inert: Document, items: readonly Item[]): Element[] {
  const lists: Element[] = [];
  /** The lists that are open, outermost first. */
  let open: { level: number; list: Element }[] = [];
  for (const { level, number, nodes } of items) {
    const tag = number === null ? 'ul' : 'ol';
    open = open.filter((it) => it.level <= level);
    const last = open.at(-1);
    if (last?.level === level && last.list.localName !== tag) open.pop();
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined;
    if (!list) {
      list = inert.createElement(tag);
      if (number !== null && number > 1) list.setAttribute('start', String(number));
      const item = open.at(-1)?.list.lastElementChild;
      if (item) item.append(list);
      else lists.push(list);
      open.push({ level, list });
    }
    const item = inert.createElement('li');
    item.append(...nodes);
    list.append(item);
  }
  return lists;
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
