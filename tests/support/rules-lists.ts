// Lists of names in the security rules, for comparison with the code's tables and schemas, which rules cannot import.
import { readFileSync } from 'node:fs';

export const RULES = readFileSync(
  new URL('../../backend/firestore.rules', import.meta.url),
  'utf8',
);

/** The body of a function of `backend/firestore.rules`, on one line. */
export function ruleText(name: string): string {
  const body = new RegExp(`function ${name}\\([^)]*\\) \\{([\\s\\S]*?)\\n    \\}`).exec(RULES);
  return (body?.[1] ?? '').replace(/\s+/g, ' ');
}

/** The lists of texts in it, in order. */
export function listsInRule(name: string): string[][] {
  return Array.from(ruleText(name).matchAll(/\[([^\]]*)\]/g), ([, list = '']) =>
    Array.from(list.matchAll(/'([^']*)'/g), ([, text = '']) => text),
  ).filter(({ length }) => length > 0);
}
