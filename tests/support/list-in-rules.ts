// Lists of names that functions of the security rules return, for comparison with the tables they mirror.
import { readFileSync } from 'node:fs';

const RULES = readFileSync(new URL('../../backend/firestore.rules', import.meta.url), 'utf8');

/** The texts in the list returned by this function of `backend/firestore.rules`. */
export function listInRules(name: string): string[] {
  const [, list = ''] =
    new RegExp(`function ${name}\\(\\) \\{\\s*return \\[([^\\]]*)\\]`).exec(RULES) ?? [];
  return Array.from(list.matchAll(/'([^']*)'/g), ([, text = '']) => text);
}
