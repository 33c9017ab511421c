// Tells products of another shop apart that would share an id, a source id or a word for their packs.
import type { Cell } from '../cell.ts';
import { isBlank } from '../cell.ts';
import type { Made } from './convert.ts';
import { slugOf } from './words.ts';

/** Two things of one name do not become packs of each other. */
export function apartPacks(made: Made[], words: Set<Cell>): Made[] {
  const word = made[0]?.fields.packOf;
  if (isBlank(word)) return made;
  let own = word;
  for (let next = 2; words.has(own ?? null); next++) own = `${word}-${next}`;
  words.add(own ?? null);
  return made.map((one) => ({ ...one, fields: { ...one.fields, packOf: own ?? null } }));
}

/**
 * Ids made of a name that comes twice get the brand, or the end of the source id; SKUs that come twice stay, so that
 * their rows are refused. Of equal source ids the further ones get the id, so that each row finds its own product again.
 */
export function apartIds(made: readonly Made[]): Made[] {
  const ids = new Set(made.flatMap(({ hasSku, fields }) => (hasSku ? String(fields.id) : [])));
  const sources = new Set<string>();
  return made.map((one) => {
    const { brand } = one.fields;
    let [id, source] = [String(one.fields.id), String(one.fields.sourceId)];
    if (!one.hasSku && ids.has(id)) {
      const more = [brand, source.split(/[:/]/).at(-1)].map((word) => slugOf(String(word ?? '')));
      id = more.map((word) => `${id}-${word}`).find((own) => !ids.has(own)) ?? id;
    }
    if (sources.has(source)) source = `${source}/${id}`;
    ids.add(id);
    sources.add(source);
    return { ...one, fields: { ...one.fields, id, sourceId: source } };
  });
}
