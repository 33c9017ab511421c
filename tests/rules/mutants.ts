// Makes weakened copies of the rules, each with one slip that a person could make, for the cases to notice.
import { collectionsAround, rulesAbout } from './rules-reach.ts';

export interface Mutant {
  /** The line and the slip, such as "52: `id.size() >= 20` becomes `true`". */
  readonly name: string;
  readonly rules: string;
  /** The paths of the collections that the slip can affect; empty when unknown. */
  readonly collections: readonly string[];
  /** Whether it can affect documents below those collections' documents, too. */
  readonly reachesBelow: boolean;
}

interface Slip extends Span {
  readonly becomes: string;
  readonly reachesBelow?: boolean;
}

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '==': ['!='],
  '!=': ['=='],
  '<=': ['<', '>'],
  '>=': ['>', '<'],
  '<': ['<=', '>'],
  '>': ['>=', '<'],
};

const VERBS = ['get', 'list', 'create', 'update', 'delete'];

export function mutantsOf(rules: string): Mutant[] {
  const blank = blankText(rules);
  const slips = [
    ...conditionSlips(blank),
    ...operatorSlips(blank),
    ...numberSlips(rules, blank),
    ...listSlips(blank),
    ...clauseSlips(rules, blank),
    ...pathSlips(blank),
  ];
  return slips.map((slip) => apply(rules, slip));
}

function apply(rules: string, { start, end, becomes, reachesBelow = false }: Slip): Mutant {
  const line = rules.slice(0, start).split('\n').length;
  const was = rules.slice(start, end).replace(/\s+/g, ' ');
  const collections = collectionsAround(rules, start);
  const whole = rules.slice(0, start) + becomes + rules.slice(end);
  const isAboutSome = collections.length > 0 && !reachesBelow;
  return {
    name: `${line}: \`${was}\` becomes \`${becomes}\``,
    rules: isAboutSome ? rulesAbout(whole, collections) : whole,
    collections,
    reachesBelow,
  };
}

/** A condition or a part of one that is removed, or that can never hold. */
function conditionSlips(blank: string): Slip[] {
  return conditionsOf(blank).flatMap((condition) => [
    { ...condition, becomes: 'true' },
    { ...condition, becomes: 'false' },
    ...operandsOf(blank, condition).map(({ start, end, joinedBy }) => ({
      start,
      end,
      becomes: joinedBy === '&&' ? 'true' : 'false',
    })),
  ]);
}

/** A comparison that is reversed or shifted to include or exclude its limit, and "and" for "or". */
function operatorSlips(blank: string): Slip[] {
  return [...blank.matchAll(/[=!<>]=|[<>]|&&|\|\|/g)].flatMap((found) => {
    const span = { start: found.index, end: found.index + found[0].length };
    if (found[0] === '&&') return [{ ...span, becomes: '||' }];
    if (found[0] === '||') return [{ ...span, becomes: '&&' }];
    return (COMPARISONS[found[0]] ?? []).map((becomes) => ({ ...span, becomes }));
  });
}

/** A limit that is off by one, including one in a pattern. */
function numberSlips(rules: string, blank: string): Slip[] {
  const limits = blank.matchAll(/(?<![\w'])\d+(?![\w'])/g);
  const inPatterns = rules.matchAll(/(?<=\.matches\([^;\n]*\{(?:\d+,)?)\d+(?=[\d,]*\})/g);
  return [...limits, ...inPatterns].flatMap(({ index: start, 0: number }) => {
    const span = { start, end: start + number.length };
    return [-1, 1].map((by) => ({ ...span, becomes: String(Number(number) + by) }));
  });
}

/** A name that is missing from a list of names. */
function listSlips(blank: string): Slip[] {
  return [...blank.matchAll(/\[\s*'[^\]]*\]/g)].flatMap((list) =>
    [...list[0].matchAll(/'#*'(?:,\s*)?|,\s*'#*'(?=\s*\])/g)].map((name) => ({
      start: list.index + name.index,
      end: list.index + name.index + name[0].length,
      becomes: '',
    })),
  );
}

/** A clause that allows one more verb, or an unconditional one that denies. */
function clauseSlips(rules: string, blank: string): Slip[] {
  return [...blank.matchAll(/(?<=\ballow\s+)([a-z, ]+?)(\s*:[^;]*)?;/g)].flatMap((found) => {
    const verbs = found[1] ?? '';
    const span = { start: found.index, end: found.index + found[0].length };
    const condition = rules.slice(span.start + verbs.length, span.end);
    const wider = VERBS.filter((verb) => !verbs.split(/\s*,\s*/).includes(verb));
    const shut = found[2] ? [] : [{ ...span, becomes: `${verbs}: if false;` }];
    return [
      ...wider.map((verb) => ({ ...span, becomes: `${verbs}, ${verb}${condition}` })),
      ...shut,
    ];
  });
}

/** A path that also matches documents below, and a fixed document that becomes any document. */
function pathSlips(blank: string): Slip[] {
  return (
    [...blank.matchAll(/\bmatch\s+\S+(?=\s*\{\n)/g)]
      // The rules accept one path of any depth in a match, not a second.
      .filter((found) => !/\/databases\/|=\*\*\}/.test(found[0]))
      .map((found) => {
        const start = found.index + found[0].lastIndexOf('/') + 1;
        const end = found.index + found[0].length;
        const last = blank.slice(start, end);
        const becomes = last.startsWith('{') ? last.replace('}', '=**}') : '{any}';
        return { start, end, becomes, reachesBelow: true };
      })
  );
}

/** A stretch of the rules' text, end exclusive. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** As long as the rules, with comments and the contents of strings blanked out. */
function blankText(rules: string): string {
  return rules.replace(/\/\/[^\n]*|'[^'\n]*'/g, (found) =>
    found.startsWith("'") ? `'${'#'.repeat(found.length - 2)}'` : ' '.repeat(found.length),
  );
}

/** Every condition: the text after `: if` in a clause and `return` in a function. */
function conditionsOf(blank: string): Span[] {
  return [...blank.matchAll(/(?::\s*if\s+|\breturn\s+)([^;]+);/g)].map((found) => {
    const end = found.index + found[0].length - 1;
    return { start: end - (found[1] ?? '').length, end };
  });
}

interface Operand extends Span {
  readonly joinedBy: '&&' | '||';
}

/** Every operand of `&&` and `||` inside a condition, in whatever brackets. */
function operandsOf(blank: string, condition: Span): Operand[] {
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
