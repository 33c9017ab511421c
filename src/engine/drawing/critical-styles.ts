// The rules of the shop's style sheet that a drawn page needs before its first paint; the page gets the whole sheet
// before hydration, when other elements may appear. Pure. It reads the built sheet, which has no nesting.

/** `needs`: for each selector, the classes without which it matches nothing. */
type PlainRule = { css: string; needs: readonly (readonly string[])[] };
type Rule =
  | PlainRule
  /** A conditional group, such as a media query. */
  | { condition: string; rules: Rules };
export type Rules = readonly Rule[];

const CONDITION = /^@(media|container|supports|layer)/;
const ALWAYS: readonly (readonly string[])[] = [[]];

/**
 * The rules of a style sheet, in order.
 * @throws Error when the sheet ends within a rule.
 */
export function readRules(sheet: string): Rules {
  const css = sheet.replace(/\/\*.*?\*\//gs, '').trim();
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) throw new Error(`a style sheet ends with ${css.slice(at)}`);
    const end = closingBrace(css, open);
    const head = css.slice(at, open);
    rules.push(
      CONDITION.test(head)
        ? { condition: head, rules: readRules(css.slice(open + 1, end)) }
        : {
            css: css.slice(at, end + 1),
            needs: head.startsWith('@') ? ALWAYS : selectorsOf(head).map(classesOf),
          },
    );
    at = end + 1;
  }
  return rules;
}

/** The rules that may match something in a page; rather too many than too few. */
export function criticalStyles(rules: Rules, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return cssOf(rules, ({ needs }) =>
    needs.some((needed) => needed.every((name) => classes.has(name))),
  );
}

/**
 * Splits a sheet in two: the rules that match elements of any class or none, which every drawn page carries whole, and
 * the rest. When the rest arrives, a page recalculates only the elements that it names. Rules of both kinds are in
 * both, so that each class keeps its place in the cascade, also under `:is()`.
 */
export function splitStyles(sheet: string): { base: string; rest: string } {
  const rules = readRules(sheet);
  return {
    base: cssOf(rules, ({ needs }) => needs.some((needed) => needed.length === 0)),
    rest: cssOf(rules, ({ css }) => {
      const head = css.slice(0, css.indexOf('{'));
      // A class inside :has() or :not() is not the element's own.
      return classesOf(head.replace(/:(has|not)\([^()]*\)/g, '')).length > 0;
    }),
  };
}

/** The chosen rules, within their conditions. */
function cssOf(rules: Rules, isChosen: (rule: PlainRule) => boolean): string {
  return rules
    .map((rule) => {
      if ('css' in rule) return isChosen(rule) ? rule.css : '';
      const chosen = cssOf(rule.rules, isChosen);
      return chosen && `${rule.condition}{${chosen}}`;
    })
    .join('');
}

function closingBrace(css: string, open: number): number {
  const signs = /["'{}]/g;
  signs.lastIndex = open + 1;
  let depth = 1;
  for (let found = signs.exec(css); found; found = signs.exec(css)) {
    const [sign] = found;
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else signs.lastIndex = endOfString(css, found.index);
    if (depth === 0) return found.index;
  }
  throw new Error(`a style sheet ends within ${css.slice(open, open + 80)}`);
}

function endOfString(css: string, start: number): number {
  let at = start + 1;
  while (at < css.length && css[at] !== css[start]) at += css[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Drops attribute selectors and parentheses: they narrow the match, or name something else. */
function selectorsOf(head: string): string[] {
  let plain = head.replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain.split(',');
}

function classesOf(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
}
