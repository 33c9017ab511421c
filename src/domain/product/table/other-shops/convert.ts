// Converts the things of another shop's export to products in our fields.
import type { Cell, SheetRow } from '../cell.ts';
import { headingKey } from '../cell.ts';
import type { Field } from '../columns.ts';
import { type Amount, amountIn, amountOf, inUsualUnit, shownIn } from './amount.ts';
import type { ExportRow } from './export-sheet.ts';
import { numberIn, piecesOf, pricesOf } from './money-and-stock.ts';
import type { Headings, LeftOut, ShopProfile } from './profile.ts';
import { type Thing, typesOf } from './things.ts';
import {
  addressesIn,
  categoryIn,
  countryIn,
  holds,
  idFrom,
  plainLine,
  slugOf,
  tagsIn,
  withLineEnds,
  withoutEscapes,
} from './words.ts';

/** A product in our fields, with its row of the export. */
export type Made = { at: SheetRow; fields: Partial<Record<Field, Cell>>; hasSku: boolean };

/** The products that packs of a thing make. @param packs those that do not stay out */
export function productsOf(
  profile: ShopProfile,
  thing: Thing,
  packs: readonly ExportRow[],
): Made[] {
  const named = packs.map((row) => new Pack(profile, thing, row));
  const told = new Set(named.map((pack) => pack.words.join(' / ').toLowerCase()));
  const areApart = packs.length > 1 && told.size === packs.length && !told.has('');
  const names = named.map((pack) => pack.name(packs.length > 1));
  return named.map((pack, at) => ({
    at: pack.row.at,
    hasSku: pack.sku !== '',
    fields: {
      ...pack.fields(names[at] ?? '', names),
      ...(areApart && { packOf: slugOf(pack.handle || pack.base) }),
    },
  }));
}

/** Why a row stays out; null where it does not. Where it does not tell, the first row of its thing does. */
export function whyOut(profile: ShopProfile, row: ExportRow, first = row): LeftOut | null {
  const { types, leaveOut = [] } = profile;
  const byType = types && typesOf(row, types).flatMap((type) => types.out?.[type] ?? [])[0];
  if (byType) return byType;
  const found = leaveOut.flatMap(({ under, words }) => {
    const said = row.text(under) || first.text(under);
    return words[said.toLowerCase()] ?? [];
  });
  return found[0] ?? null;
}

/** Options of things that have none. */
const NO_OPTION = /^(default( title| variant| option value)?|regular|title|none)$/i;

/** Options as a program writes them for itself. */
const IS_CODE = /^[[{]/;

/** Whether a name is made of that of the parent and the options, such as “Ragi flour - 500 g”. */
function isJoined(name: string, base: string, words: readonly string[]): boolean {
  const rest = name.startsWith(base) ? name.slice(base.length) : '';
  return /^\s*-/.test(rest) && headingKey(rest) === headingKey(words.join(' '));
}

/** “500 g” of “Ragi flour - 500 g”. */
function withoutBase(words: string, base: string): string {
  const rest = base !== '' && words.startsWith(base) ? words.slice(base.length) : '';
  return /^\s*[,–-]/.test(rest) ? rest.replace(/^[\s,–-]+/, '') : words;
}

class Pack {
  /** What tells it apart from other packs, such as `500 g`. */
  readonly words: readonly string[];
  readonly base: string;
  readonly handle: string;
  readonly sku: string;
  private readonly columns: ShopProfile['columns'];
  private readonly parent: ExportRow | null;
  /** What a column of amounts says that it holds. */
  private readonly measured: Amount | null;

  constructor(
    private readonly profile: ShopProfile,
    private readonly thing: Thing,
    readonly row: ExportRow,
  ) {
    this.columns = profile.columns;
    this.parent = thing.isParent ? thing.first : null;
    this.base = plainLine(thing.first.text(this.columns.name) || row.text(this.columns.name));
    this.handle = thing.first.text(this.columns.handle);
    this.sku = row.text(this.columns.sku).replace(/^'+/, '');
    this.measured = this.amountColumn();
    this.words = this.optionWords();
  }

  /** @param hasOthers whether other packs of the thing have to be told from it */
  name(hasOthers: boolean): string {
    const { row, base, words, columns, parent } = this;
    const own = plainLine(row.text(columns.name));
    const isFull = own !== base && holds(own, base) && words.every((word) => holds(own, word));
    if (parent && isFull) return isJoined(own, base, words) ? [base, ...words].join(', ') : own;
    const isTold = hasOthers || this.isTold();
    // Where rows of one thing have no parent, each may have its full name.
    const named = parent || own === '' ? base : own;
    const missing = isTold ? words.filter((word) => !holds(named, word)) : [];
    return [named, ...missing].join(', ');
  }

  /** @param names of all packs of the thing */
  fields(name: string, names: readonly string[]): Made['fields'] {
    const { row, columns, profile, parent, words, sku } = this;
    const { category, tags } = categoryIn(this.shared(columns.category), profile);
    const amount = this.amount(name);
    const own = [this.handle, ...words].filter(Boolean).join('/');
    const source = row.text(columns.sourceId) || (this.handle === '' ? sku : own);
    return {
      id: idFrom(sku) || (this.handle === '' ? slugOf(name) : idFrom(own.toLowerCase())),
      name,
      category: category || null,
      brand:
        this.shared(columns.brand)
          .split(profile.paths ?? '\n')
          .map(plainLine)[0] || null,
      ...pricesOf(profile, { own: row, parent }),
      quantity: piecesOf(profile, { own: row, parent }),
      netWeight: amount?.netWeight ?? null,
      unit: amount?.unit ?? null,
      photoURL: this.pictures(name, names).join(', ') || null,
      editorContent: this.text() || null,
      tags: tagsIn([...tags, ...this.tagCells()]).join(', ') || null,
      country: countryIn(this.shared(columns.country)) || null,
      sourceId: `${slugOf(profile.shop)}:${source || [this.thingName(), ...words].join('/')}`,
    };
  }

  /** With the producer, where two of them may sell one thing. */
  private thingName(): string {
    const told = this.profile.thing?.map((headings) => this.thing.first.text(headings)) ?? [];
    return told.filter(Boolean).join(', ') || this.base;
  }

  /** Whether the row itself writes what tells it apart. */
  private isTold(): boolean {
    const { row, columns, thing, parent } = this;
    if (this.profile.types && !parent && thing.first === row) return false;
    const told = [columns.options, columns.packName, columns.pieceWord];
    return told.some((headings) => row.text(headings) !== '');
  }

  private optionWords(): string[] {
    const { row, columns, base, parent, measured } = this;
    const { optionsIn } = this.profile;
    const isAlone = this.thing.packs.length === 1;
    const isNone = (option: string) =>
      option === '' || IS_CODE.test(option) || (isAlone && NO_OPTION.test(option));
    const options = row
      .texts(columns.options)
      .flatMap((text) =>
        optionsIn ? [...text.matchAll(optionsIn)].map((it) => it[1] ?? '') : text,
      )
      .map((option) => withoutBase(plainLine(option), base))
      .filter((option) => !isNone(option));
    if (options.length > 0) return options;
    const packName = plainLine(row.text(columns.packName));
    if (packName !== base && !isNone(packName)) return [packName];
    const own = plainLine(row.text(columns.name));
    if (parent && own !== base && own.startsWith(base)) {
      return [own.slice(base.length).replace(/^[\s,–-]+/, '')];
    }
    const weight = this.thing.packs.length > 1 && ['', base].includes(own) ? this.weight() : null;
    if (weight) return [`${weight.netWeight} ${weight.unit}`];
    if (measured && !columns.options) return [`${measured.netWeight} ${measured.unit}`];
    const pieces = [row.text(columns.amount), row.text(columns.pieceWord)];
    return pieces[1] === '' ? [] : [pieces.filter(Boolean).join(' ')];
  }

  /** What its own columns, its options and its name say counts before the weight of the parcel. */
  private amount(name: string): Amount | null {
    const found = [...this.words, name].map(amountIn).find((amount) => amount !== null);
    const isPieces = this.row.text(this.columns.pieceWord) !== '';
    const soldBy = amountOf(1, this.row.text(this.columns.soldBy));
    const sold = soldBy && /^(kg|l)$/.test(soldBy.unit) && soldBy.netWeight === 1 ? soldBy : null;
    return this.measured ?? (isPieces ? null : (found ?? this.weight() ?? sold));
  }

  private amountColumn(): Amount | null {
    const { amount, amountUnit } = this.columns;
    const value = this.row.cell(amount);
    if (!amountUnit) return amountIn(this.row.text(amount));
    const unit = this.row.text(amountUnit);
    return unit === '' ? null : amountOf(numberIn(value) ?? 0, unit);
  }

  private weight(): Amount | null {
    const { weight, weightUnit, weightShownIn } = this.columns;
    const from = [this.row, this.parent].find((row) => row && row.text(weight) !== '');
    const written = amountIn(from?.text(weight) ?? '');
    if (written) return inUsualUnit(written);
    const value = numberIn(from?.cell(weight) ?? null);
    if (!from || value === null) return null;
    if (weightShownIn) return shownIn(value, from.text(weightShownIn));
    const units = [from.text(weightUnit), from.sheet.unitIn(weight), this.profile.weightIn ?? ''];
    const amounts = units.map((unit) => amountOf(value, unit));
    return inUsualUnit(amounts.find((amount) => amount !== null) ?? null);
  }

  /** Its own pictures first, then those of the thing, except one with the name of another pack. */
  private pictures(name: string, names: readonly string[]): string[] {
    const { thing, columns, row, parent } = this;
    const addresses = (of: ExportRow, headings: Headings | undefined) =>
      of.texts(headings).flatMap((text) => addressesIn(text, this.profile.picturesAt));
    const all = addresses(row, columns.allPictures);
    if (all.length > 0) return all;
    const own = addresses(row, columns.packPictures);
    if (parent) own.push(...addresses(row, columns.pictures));
    const position = (of: ExportRow) => numberIn(of.cell(columns.picturePosition)) ?? 0;
    const isOthers = (text: string) => names.includes(text) && text !== name;
    const shared = thing.rows
      .filter((of) => !(parent && thing.packs.includes(of)))
      .filter((of) => !isOthers(plainLine(of.text(columns.pictureText))))
      .toSorted((one, other) => position(one) - position(other))
      .flatMap((of) => addresses(of, columns.pictures));
    return [...new Set([...own, ...shared])];
  }

  private text(): string {
    const text = this.shared(this.columns.description);
    if (/^\s*&lt;\w/.test(text)) return withoutEscapes(text);
    return this.profile.hasEscapedLines ? withLineEnds(text) : text;
  }

  private tagCells(): string[] {
    const { tags } = this.columns;
    const own = this.row.texts(tags);
    return own.length > 0 ? own : this.thing.first.texts(tags);
  }

  /** A fact of the thing: a parent's own counts first, otherwise the pack's. */
  private shared(headings: Headings | undefined): string {
    const both = [this.row.text(headings), this.thing.first.text(headings)];
    return (this.parent ? both.toReversed() : both).find(Boolean) ?? '';
  }
}
