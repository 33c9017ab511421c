// Of the shop's one style sheet, what a drawn page needs: a phone reads that before it paints, and the whole sheet before the page's
// code takes over, when other things may come to stand on it. Pure; it reads what the build wrote, which has no nesting.

/** `needs`: for each of its selectors the classes without which it fits nothing. */
type PlainRule = { css: string; needs: readonly (readonly string[])[] };
type Rule =
  | PlainRule
  /** One that holds on conditions. */
  | { condition: string; rules: Rules };
export type Rules = readonly Rule[];

const CONDITION = /^@(media|container|supports|layer)/;
const ALWAYS: readonly (readonly string[])[] = [[]];

/** The rules of a style sheet, in its order. @throws Error for one that ends within a rule */
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

/** The rules that may fit something in a page; too many rather than too few. */
export function criticalStyles(rules: Rules, html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return cssOf(rules, ({ needs }) =>
    needs.some((needed) => needed.every((name) => classes.has(name))),
  );
}

/**
 * A sheet in two: what fits elements of any class or none, which every drawn page brings along whole, and the rest. A page that gets the
 * rest later looks again at the elements that are named there, not at all of them. Rules of both kinds are in both, so that each
 * class keeps its place among the others, also one under `:is()`.
 */
export function splitStyles(sheet: string): { base: string; rest: string } {
  const rules = readRules(sheet);
  return {
    base: cssOf(rules, ({ needs }) => needs.some((needed) => needed.length === 0)),
    rest: cssOf(rules, ({ css }) => {
      const head = css.slice(0, css.indexOf('{'));
      // What is around an element, or not so, is no class of its own.
      return classesOf(head.replace(/:(has|not)\([^()]*\)/g, '')).length > 0;
    }),
  };
}

/** The rules that are chosen, under their conditions. */
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

/** Without what stands in brackets: that asks for less, or for something else. */
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
