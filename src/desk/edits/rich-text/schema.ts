// The editor's document schema: exactly the elements that the shop's sanitisers keep, and how each is written.
import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { ALLOWED_ADDRESS, OUTSIDE, OUTSIDE_LINK } from '#domain/shared/allowed-html.ts';

const LEVELS = [1, 2, 3, 4, 5, 6];

/** The attributes that are not null, as strings. */
function given(attributes: Record<string, unknown>): Record<string, string> {
  const there = Object.entries(attributes).filter(([, value]) => (value ?? null) !== null);
  return Object.fromEntries(there.map(([name, value]) => [name, String(value)]));
}

const plain = (tag: string): Pick<NodeSpec, 'parseDOM' | 'toDOM'> => ({
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', ...plain('p') },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: { content: 'block+', group: 'block', defining: true, ...plain('blockquote') },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  bullet_list: { content: 'list_item+', group: 'block', ...plain('ul') },
  ordered_list: {
    attrs: { start: { default: null } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (it) => ({ start: it.getAttribute('start') }) }],
    toDOM: ({ attrs }) => ['ol', given(attrs), 0],
  },
  list_item: { content: 'paragraph block*', defining: true, ...plain('li') },
  ...tableNodes({
    tableGroup: 'block',
    cellContent: 'inline*',
    cellAttributes: {
      scope: {
        default: null,
        getFromDOM: (cell) => cell.getAttribute('scope'),
        setDOMAttr(value, attributes) {
          if (value) attributes.scope = value;
        },
      },
    },
  }),
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, ...optional('title', 'width', 'height') },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (it) => ({
          src: it.getAttribute('src'),
          alt: it.getAttribute('alt') ?? '',
          ...read(it, 'title', 'width', 'height'),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['img', { ...given(attrs), loading: 'lazy' }],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
};

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, ...optional('title') },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs(it) {
          const href = it.getAttribute('href') ?? '';
          return ALLOWED_ADDRESS.test(href) && { href, ...read(it, 'title') };
        },
      },
    ],
    toDOM({ attrs }) {
      const outside = OUTSIDE.test(attrs.href) ? OUTSIDE_LINK : {};
      return ['a', { ...given(attrs), ...outside }, 0];
    },
  },
  strong: written('strong', 'b'),
  em: written('em', 'i'),
  ...Object.fromEntries(
    ['u', 's', 'small', 'sub', 'sup', 'mark', 'code'].map((it) => [it, written(it)]),
  ),
};

function optional(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
}

function read(element: HTMLElement, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
}

/** A mark by its element; `others`: elements that mean the same. */
function written(tag: string, ...others: string[]): MarkSpec {
  return { parseDOM: [tag, ...others].map((it) => ({ tag: it })), toDOM: () => [tag, 0] };
}

export const schema = new Schema({ nodes, marks });
