// Gathers the rows of another shop's export into things: a product, or the packs of one.
import { headingKey } from '../cell.ts';
import type { ExportRow, ExportSheet } from './export-sheet.ts';
import type { RowRole, ShopProfile } from './profile.ts';

export type Thing = {
  /** The row with the facts that its packs share. */
  first: ExportRow;
  /** Whether that row is of a parent alone, so that packs fall back to it. */
  isParent: boolean;
  packs: ExportRow[];
  /** Every row of it, in order. */
  rows: ExportRow[];
};

export function thingsIn(sheet: ExportSheet, profile: ShopProfile): Thing[] {
  const inOne = inOneLanguage(sheet.rows, profile);
  const rows = inOne.filter((row) => row.text(profile.repeats) === '');
  return profile.types ? typedThings(rows, profile, profile.types) : alikeThings(rows, profile);
}

function inOneLanguage(rows: readonly ExportRow[], { language }: ShopProfile) {
  const used = rows.map((row) => row.text(language)).filter(Boolean);
  const kept = used.find((one) => /^en/i.test(one)) ?? used[0] ?? '';
  return rows.filter((row) => [kept, ''].includes(row.text(language)));
}

/** Every row is a pack, except those with no more than a picture, and a first one without what its packs have. */
function alikeThings(rows: readonly ExportRow[], { thing = [], columns }: ShopProfile): Thing[] {
  const things: Thing[] = [];
  const byName = new Map<string, Thing>();
  for (const row of rows) {
    const names = thing.map((headings) => headingKey(row.text(headings)));
    const isNamed = names.some(Boolean);
    const name = JSON.stringify(names);
    const known = isNamed ? byName.get(name) : thing.length > 0 ? things.at(-1) : undefined;
    const own = [columns.price, columns.sku, columns.options, columns.packName];
    if (known) {
      known.rows.push(row);
      if (own.some((headings) => row.text(headings) !== '')) known.packs.push(row);
      continue;
    }
    const made = { first: row, isParent: false, packs: [row], rows: [row] };
    things.push(made);
    if (isNamed) byName.set(name, made);
  }
  return things.map((made) => {
    const [first, ...others] = made.packs;
    const isParent = [columns.price, columns.options].some(
      (own) => others.length > 0 && !first?.text(own) && others.every((row) => row.text(own)),
    );
    return isParent ? { ...made, isParent, packs: others } : made;
  });
}

type Types = NonNullable<ShopProfile['types']>;

function typedThings(rows: readonly ExportRow[], { columns }: ShopProfile, types: Types): Thing[] {
  const things: Thing[] = [];
  const byReference = new Map<string, Thing>();
  const packs: { row: ExportRow; above: Thing | undefined }[] = [];
  for (const row of rows) {
    const role = roleOf(row, types);
    const above = things.at(-1);
    if (role === 'pack') packs.push({ row, above });
    else if (role === 'pictures') above?.rows.push(row);
    else {
      const made = { first: row, isParent: role === 'parent', packs: [], rows: [row] };
      things.push(made);
      const id = row.text(columns.sourceId);
      const named = [`id:${id}`, id, `handle:${row.text(columns.handle)}`];
      for (const reference of [row.text(columns.sku), ...named]) {
        if (reference !== '' && !byReference.has(reference)) byReference.set(reference, made);
      }
    }
  }
  for (const { row, above } of packs) {
    const reference = row.text(types.pointer).replace(/^id:\s*/, 'id:');
    const alike = byReference.get(`handle:${row.text(columns.handle)}`);
    const isNamed = row.text(columns.handle) !== '';
    const beside = isNamed && alike ? alike : above;
    const owner = types.pointer === undefined ? beside : byReference.get(reference);
    if (owner) {
      owner.packs.push(row);
      owner.rows.push(row);
    } else things.push({ first: row, isParent: false, packs: [row], rows: [row] });
  }
  return adopted(things, columns.sku, types.children).map((thing) =>
    thing.packs.length > 0 || thing.isParent
      ? { ...thing, isParent: !thing.packs.includes(thing.first) }
      : { ...thing, packs: [thing.first] },
  );
}

/** Moves products that a parent lists as its packs to it. */
function adopted(
  things: Thing[],
  sku: ShopProfile['columns']['sku'],
  children: Types['children'],
): Thing[] {
  if (!children) return things;
  const bySku = new Map(things.map((thing) => [thing.first.text(sku), thing]));
  const moved = new Set<Thing>();
  for (const parent of things) {
    for (const [, listed = ''] of parent.first.text(children.under).matchAll(children.skus)) {
      const child = bySku.get(listed.trim());
      if (!child || child === parent) continue;
      moved.add(child);
      parent.packs.push(child.first);
      parent.rows.push(child.first);
    }
  }
  return things.filter((thing) => !moved.has(thing));
}

/** A row may be of several types, such as “simple, downloadable”. */
export function typesOf(row: ExportRow, { under }: Types): string[] {
  return row.text(under).split(',').map(headingKey);
}

function roleOf(row: ExportRow, types: Types): RowRole {
  const role = typesOf(row, types).flatMap((type) => types.roles[type] ?? [])[0];
  return role ?? (row.text(types.pointer) === '' ? 'product' : 'pack');
}
