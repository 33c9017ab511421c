// Finds where clauses, conditions and their operands begin and end in the rules; offsets are into the original text.

/** A stretch of the rules' text, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** As long as the rules, with comments and the contents of strings blanked out. */
export function blankText(rules: string): string {
  return rules.replace(/\/\/[^\n]*|'[^'\n]*'/g, (found) =>
    found.startsWith("'") ? `'${'#'.repeat(found.length - 2)}'` : ' '.repeat(found.length),
  );
}

/** Every condition: the text after `: if` in a clause and `return` in a function. */
export function conditionsOf(blank: string): Span[] {
  return [...blank.matchAll(/(?::\s*if\s+|\breturn\s+)([^;]+);/g)].map((found) => {
    const end = found.index + found[0].length - 1;
    return { start: end - (found[1] ?? '').length, end };
  });
}

export interface Operand extends Span {
  readonly joinedBy: '&&' | '||';
}

/** Every operand of `&&` and `||` inside a condition, in whatever brackets. */
export function operandsOf(blank: string, condition: Span): Operand[] {
  for (const joinedBy of ['||', '&&'] as const) {
    const parts = splitOutsideBrackets(blank, condition, joinedBy);
    if (parts.length > 1) {
      return parts.flatMap((part) => [{ ...part, joinedBy }, ...operandsOf(blank, part)]);
    }
  }
  const inner = withoutBrackets(blank, condition);
  return inner ? operandsOf(blank, inner) : [];
}

function splitOutsideBrackets(blank: string, span: Span, operator: string): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let start = span.start;
  for (let at = span.start; at < span.end; at += 1) {
    const character = blank.charAt(at);
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && blank.startsWith(operator, at)) {
      parts.push(trimmed(blank, { start, end: at }));
      start = at + operator.length;
      at = start - 1;
    }
  }
  return [...parts, trimmed(blank, { start, end: span.end })];
}

function trimmed(blank: string, { start, end }: Span): Span {
  const text = blank.slice(start, end);
  return { start: end - text.trimStart().length, end: start + text.trimEnd().length };
}

function withoutBrackets(blank: string, { start, end }: Span): Span | undefined {
  const text = blank.slice(start, end);
  const opening = text.search(/!?\(/);
  if (opening !== 0 || !text.endsWith(')')) return undefined;
  return { start: start + text.indexOf('(') + 1, end: end - 1 };
}
