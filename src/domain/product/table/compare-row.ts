// Compares a row with the product stored today. Refuses one that contradicts itself, or whose stock has moved since.

import type { EditedValue } from '../../editing/edited-fields.ts';
import { NEED_EACH_OTHER } from '../product.inputs.ts';
import { plainWords, type RowProblem, standsForNothing, wholeText } from './cell.ts';
import { COLUMNS, type Column, columnOf, type Field, readCell, type Value } from './columns.ts';
import { CELL_PROBLEMS, ROW_PROBLEMS } from './messages.ts';
import type { CheckedRow, TableAnswers } from './product-table.ts';
import {
  choosePictures,
  type NewPicture,
  type PictureFolder,
  type WebPictures,
} from './row-pictures.ts';
import {
  cellOf,
  type Group,
  type Groups,
  groupOf,
  piecesLeft,
  type StoredProduct,
} from './stored-product.ts';
import { withTexts } from './text-fields.ts';

/** One changed field, in readable text. */
export type Change = { column: string; from: string; to: string };

/** The fields to write; `null` removes a field. */
export type FieldChanges = Record<string, EditedValue>;

export type Outcome =
  /** `isFree`: only because its price is 0. */
  | { kind: 'refused'; problems: RowProblem[]; isFree: boolean }
  | { kind: 'unchanged' }
  | {
      kind: 'new' | 'changed';
      fields: FieldChanges;
      changes: Change[];
      /** Categories and brands that do not exist yet. */
      newGroups: { collection: 'categories' | 'brands'; group: Group }[];
      /** It is new, and the other shop does not tell how many there are. */
      isStockUnknown: boolean;
      /** The folder's pictures that the product will newly show. */
      pictures: NewPicture[];
      /** The same for pictures on the web, whose numbers already stand in `fields.photoURL`. */
      fromWeb: NewPicture[];
    };

/** The context of a comparison, beside the product itself: stored categories and brands, and the folder of pictures. */
export type ImportContext = {
  groups: Groups;
  folder: PictureFolder;
  /** Rows of another shop's export know their products by source ids. */
  isOtherShop?: boolean;
  /** Pieces of new products whose stock the other shop does not tell; undefined while that is asked. */
  stock?: TableAnswers['stock'];
  /** Whether a price of 0 is meant; undefined while that is asked. */
  free?: TableAnswers['free'];
};

type Context = ImportContext & { web: WebPictures };

/** Fields that are not written as the row has them. */
const SPECIAL = 'id quantity quantityBefore photoURL category brand'.split(' ') as Field[];

export function compareRow(
  checked: CheckedRow,
  today: StoredProduct | null,
  context: Context,
): Outcome {
  const draft = new Draft(checked, today, context);
  for (const column of COLUMNS) if (!SPECIAL.includes(column.field)) draft.takeField(column);
  draft.takeGroup('category', 'categories');
  draft.takeGroup('brand', 'brands');
  draft.takeStock();
  draft.takePictures();
  return draft.outcome();
}

class Draft {
  private readonly fields: FieldChanges = {};
  private readonly changes: Change[] = [];
  private readonly problems: RowProblem[] = [];
  private readonly newGroups: Extract<Outcome, { kind: 'new' | 'changed' }>['newGroups'] = [];
  private pictures: NewPicture[] = [];
  private fromWeb: NewPicture[] = [];
  private isFree = false;
  private isStockUnknown = false;

  constructor(
    private readonly checked: CheckedRow,
    private readonly today: StoredProduct | null,
    private readonly context: Context,
  ) {}

  takeField(column: Column): void {
    const { field, isNumber, empty } = column;
    const wanted = this.checked.values[field];
    if (wanted === undefined) return;
    const stored = this.today?.fields[field];
    if (this.today) {
      const shown = readCell(column, this.shownToday(field));
      const isSame = 'value' in shown && sameValue(shown.value, wanted);
      // The shop ignores a number stored as text.
      const isOfType = !isNumber || wanted === null || typeof stored === 'number';
      if (isSame && isOfType) return;
    } else if (wanted === null) return;
    this.set(field, wanted ?? empty);
  }

  takeGroup(field: 'category' | 'brand', collection: 'categories' | 'brands'): void {
    const wanted = this.checked.values[field];
    if (wanted === undefined) return;
    const stored = this.today?.fields[field] ?? '';
    // Older catalogues hold the name itself.
    if (typeof stored === 'string' && stored.trim() === wanted) return;
    if (wanted === null || standsForNothing(String(wanted))) {
      if (stored !== '') this.set(field, null);
      return;
    }
    const group = groupOf(plainWords(String(wanted)), this.context.groups[field]);
    if ('problem' in group) {
      this.refuse(field, group.problem);
      return;
    }
    if (group.id === stored) return;
    this.set(field, group.id);
    this.note(field, group.name);
    if (group.isNew) this.newGroups.push({ collection, group });
  }

  takeStock(): void {
    const { quantity, quantityBefore: then } = this.checked.values;
    const { isOtherShop = false, stock } = this.context;
    if (quantity === undefined || (quantity === null && isOtherShop)) {
      this.isStockUnknown = !this.today && isOtherShop;
      if (this.isStockUnknown) this.set('quantity', stock ?? 0);
      return;
    }
    const wanted = Number(quantity ?? 0);
    if (!this.today) {
      if (wanted < 0) this.refuse('quantity', ROW_PROBLEMS.owedStock(String(wanted)));
      this.set('quantity', wanted);
      return;
    }
    const now = piecesLeft(this.today);
    // An untouched number does not mean to undo sales since the export.
    const isMeant = typeof then !== 'number' || wanted !== then;
    if (wanted === now || !isMeant) return;
    if (wanted < 0) {
      this.refuse('quantity', ROW_PROBLEMS.owedStock(String(wanted)));
      return;
    }
    if (typeof then === 'number' && then !== now) {
      const problem = ROW_PROBLEMS.stockMoved(String(then), String(now), String(wanted));
      this.refuse('quantity', problem);
      return;
    }
    this.set('quantity', wanted + this.today.sold);
    this.note('quantity', String(wanted));
  }

  takePictures(): void {
    const { id, values } = this.checked;
    const stored: unknown = this.today?.fields.photoURL;
    const known = Array.isArray(stored) ? stored : [];
    const chosen = choosePictures(id, values.photoURL, known, this.context);
    if (!chosen) return;
    for (const problem of chosen.problems) this.refuse('photoURL', problem);
    this.pictures = chosen.fromFolder;
    this.fromWeb = chosen.fromWeb;
    if (sameValue(chosen.pictures.map(String), known.map(String))) return;
    this.set('photoURL', chosen.pictures);
  }

  outcome(): Outcome {
    const { fields, changes, newGroups, pictures, fromWeb, isStockUnknown, problems } = this;
    if (Object.keys(fields).length > 0 || !this.today) this.lookAtAll();
    if (problems.length > 0) {
      return { kind: 'refused', problems, isFree: this.isFree && problems.length === 1 };
    }
    if (this.today && changes.length === 0) return { kind: 'unchanged' };
    const kind = this.today ? 'changed' : 'new';
    const written = withTexts(fields, this.today?.fields);
    return { kind, fields: written, changes, newGroups, pictures, fromWeb, isStockUnknown };
  }

  /** Refuses contradictions between the row and the rest of the product. */
  private lookAtAll(): void {
    const all: Record<string, unknown> = { ...this.today?.fields, ...this.fields };
    for (const { field, isNeeded } of COLUMNS) {
      if (field !== 'id' && isNeeded && (all[field] ?? '') === '') {
        this.refuse(field, CELL_PROBLEMS.missing);
      }
    }
    const isThere = (field: Field) => (all[field] ?? null) !== null;
    const isMoved = (...moved: Field[]) => moved.some((field) => field in this.fields);
    for (const pair of NEED_EACH_OTHER) {
      const [alone, second] = isMoved(...pair) ? pair.filter(isThere) : [];
      if (alone && !second) this.refuse(alone, ROW_PROBLEMS.alone[alone]);
    }
    if (this.fields.price === 0 && this.context.free !== 'take') {
      this.isFree = true;
      this.refuse('price', ROW_PROBLEMS.free);
    }
    const source = String(this.checked.values.sourceId ?? '');
    const known = String(this.today?.fields.sourceId ?? source);
    // Two shops of one merchant may well sell one thing under one SKU, and a pack whose options were renamed keeps it.
    const isOfSameShop = partOf(known, ':') === partOf(source, ':');
    if (this.context.isOtherShop && isOfSameShop && partOf(known, '/') !== partOf(source, '/')) {
      this.refuse('id', ROW_PROBLEMS.idOfAnother(this.checked.id, known));
    }
    if (isMoved('mrp', 'price') && isThere('mrp') && Number(all.mrp) < Number(all.price)) {
      this.refuse('mrp', ROW_PROBLEMS.mrpBelowPrice(String(all.mrp), String(all.price)));
    }
  }

  private shownToday(field: Field) {
    const { id } = this.checked;
    return this.today ? cellOf(field, id, this.today, this.context.groups) : null;
  }

  private set(field: Field, value: Value | (string | number)[]): void {
    this.fields[field] = value;
    const shown = Array.isArray(value) ? value.join(', ') : value;
    this.note(field, wholeText(shown));
  }

  private note(field: Field, to: string): void {
    const column = columnOf(field).heading;
    const known = this.changes.find((change) => change.column === column);
    if (known) known.to = to;
    else this.changes.push({ column, from: wholeText(this.shownToday(field)), to });
  }

  private refuse(field: Field, problem: string): void {
    const { heading } = columnOf(field);
    this.problems.push({ row: this.checked.row, column: heading, problem });
  }
}

function sameValue(one: Value | undefined, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The shop of a source id, or the thing of which it is a pack. */
const partOf = (sourceId: string, end: ':' | '/') => sourceId.split(end, 1)[0];
