// The editor's document schema: exactly the elements that the shop's sanitisers keep, and how each is written.
import {
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
  type StyleParseRule,
} from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { ALLOWED_ADDRESS, OUTSIDE, OUTSIDE_LINK } from '#domain/shared/allowed-html.ts';

const LEVELS = [1, 2, 3, 4, 5, 6];
/** Values of the style `font-weight`. */
const HEAVY = /^(bold(er)?|[5-9]\d\d|1000)$/;
const LIGHT = /^(normal|lighter|[1-4]\d\d)$/;

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
  strong: {
    ...written('strong'),
    parseDOM: [
      // Google Docs wraps a whole text in a <b> that is not bold.
      ...['strong', 'b'].map((tag) => ({
        tag,
        getAttrs: (it: HTMLElement) => !LIGHT.test(it.style.fontWeight) && null,
      })),
      { style: 'font-weight', getAttrs: (it) => HEAVY.test(it) && null },
      styleEnds('font-weight', LIGHT, 'strong'),
    ],
  },
  em: {
    ...written('em'),
    parseDOM: [
      ...['em', 'i'].map((tag) => ({
        tag,
        getAttrs: (it: HTMLElement) => it.style.fontStyle !== 'normal' && null,
      })),
      { style: 'font-style', getAttrs: (it) => /^(italic|oblique)/.test(it) && null },
      styleEnds('font-style', /^normal$/, 'em'),
    ],
  },
  u: styled('u', /\bunderline\b/, 'text-decoration', 'text-decoration-line'),
  s: styled('s', /\bline-through\b/, 'text-decoration', 'text-decoration-line'),
  sub: styled('sub', /^sub$/, 'vertical-align'),
  sup: styled('sup', /^super$/, 'vertical-align'),
  ...Object.fromEntries(['small', 'mark', 'code'].map((it) => [it, written(it)])),
};

function optional(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
}

function read(element: HTMLElement, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
}

/** A mark by its element. */
function written(tag: string): MarkSpec {
  return { parseDOM: [{ tag }], toDOM: () => [tag, 0] };
}

/** The same, or by a style of what is pasted; stored text has none. */
function styled(tag: string, value: RegExp, ...styles: string[]): MarkSpec {
  const rules = styles.map((style) => ({
    style,
    getAttrs: (it: string) => value.test(it) && null,
  }));
  return { ...written(tag), parseDOM: [{ tag }, ...rules] };
}

/** Ends a mark inside of what carries it. */
function styleEnds(style: string, value: RegExp, mark: string): StyleParseRule {
  return {
    style,
    getAttrs: (it) => value.test(it) && null,
    clearMark: ({ type }) => type.name === mark,
  };
}

export const schema = new Schema({ nodes, marks });
