// Reads XML as a sequence of tags, whatever prefixes its writer has chosen. No document is built of it.

/** `name` without prefix; `text` is what follows the tag, up to the next. An empty tag (`<a/>`) has no end of its own. */
export type XmlTag = {
  name: string;
  attributes: string;
  isEnd: boolean;
  isEmpty: boolean;
  text: string;
};

const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^"'<>]|"[^"]*"|'[^']*')*)>([^<]*)/g;
const LITERAL = /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>/g;
const NUMBERED = /&#(?:x[\da-f]{1,6}|\d{1,7});/gi;
const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

export function* xmlTags(xml: string): Generator<XmlTag> {
  const plain = xml.replace(LITERAL, (_, text = '') =>
    text.replace(/&/g, '&amp;').replace(/</g, '&lt;'),
  );
  for (const [, end, name = '', attributes = '', text = ''] of plain.matchAll(TAG)) {
    yield { name, attributes, isEnd: end === '/', isEmpty: attributes.endsWith('/'), text };
  }
}

/** The value of an attribute, named without prefix; undefined where the tag has none. */
export function xmlAttribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : xmlText(value);
}

/** Text with its entities resolved. */
export function xmlText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    if (name) return NAMED[name] ?? all;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

/** Letters beyond ASCII that are written as numbers (`&#2361;`) as themselves: SheetJS does not know all of them. */
export function withLetters(xml: string): string {
  return xml.replace(NUMBERED, (entity) => {
    const letter = xmlText(entity);
    return letter > '\x7f' ? letter : entity;
  });
}
