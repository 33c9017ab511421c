// The category names that rotate in the empty search box.
import { charactersOf } from '#engine/lib/characters.ts';

/** Between 768 and 1023 px a name is cut to this many characters plus '...'. Source: specification, app shell. */
const CUT_AT = 13;

/** A category's name, shortened for the narrower desktop. */
export function placeholderName(name: string): string {
  const characters = charactersOf(name);
  return characters.length > CUT_AT ? `${characters.slice(0, CUT_AT).join('')}...` : name;
}
