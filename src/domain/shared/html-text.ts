// Reads sanitised HTML: as plain text, or with some elements changed. Works without a browser, and relies on the
// sanitisers' output: attributes stand in double quotes, and no other quote or bracket ends a tag.

/** One tag: slash, name, rest. A bracket inside quotes does not end it. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^>"]|"[^"]*")*)>/gi;
/** Block elements: a word ends with them, even without a blank. */
const BLOCK =
  /^(p|h\d|[uod]l|li|table|t[rdh]|div|blockquote|d[td]|caption|figure|figcaption|pre|br|hr)$/i;
const CHARACTERS: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  amp: '&',
};

/** The words of sanitised HTML, separated by single blanks. */
export function textOfHtml(clean: string): string {
  const text = clean
    .replace(TAG, (_, _slash, name) => (BLOCK.test(name) ? ' ' : ''))
    .replace(
      /&(lt|gt|quot|nbsp|amp|#\d{1,7}|#x[\da-f]{1,6});/gi,
      (whole, name) => character(name) ?? whole,
    );
  return text.split(/\s+/).filter(Boolean).join(' ');
}

/** Sanitised HTML up to the first end of a block after that many words; all of it if it has fewer. */
export function beginningOfHtml(clean: string, words: number): string {
  let next = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of clean.matchAll(TAG)) {
    const end = index + tag.length;
    if (!slash || !BLOCK.test(name) || end < next) continue;
    const beginning = clean.slice(0, end);
    if (textOfHtml(beginning).split(' ').length > words) return beginning;
    // Count words at growing distances only, so that a long text is not read once for each of its tags.
    next = end * 1.25;
  }
  return clean;
}

/**
 * The HTML as a part of a page: no heading outranks the page's own, and wide tables scroll inside a box of their own.
 */
export function fitIntoPage(clean: string): string {
  let depth = 0;
  return clean.replace(TAG, (whole, slash, written, _rest, at) => {
    const name = written.toLowerCase();
    if (name === 'h1' || name === 'h2') return `<${slash}h3>`;
    if (name !== 'table') return whole;
    if (slash) {
      depth = Math.max(0, depth - 1);
      return depth === 0 ? `${whole}</div>` : whole;
    }
    depth += 1;
    return depth === 1 ? `${boxOf(clean.slice(at))}${whole}` : whole;
  });
}

/** The opening tag of a scrolling box for the table at the start of this HTML. */
function boxOf(fromTable: string): string {
  const end = fromTable.search(/<\/table>/i);
  const caption = /<caption(?:[^>"]|"[^"]*")*>([\s\S]*?)<\/caption>/i.exec(fromTable.slice(0, end));
  const label = (caption && textOfHtml(caption[1] ?? '')) || 'Table';
  const quoted = label.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<div class="rich-text__scroll" tabindex="0" role="region" aria-label="${quoted}">`;
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return CHARACTERS[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
