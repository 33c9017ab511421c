// The table of products found in a spreadsheet, what the merchant is asked about it, and the answers.
import type { RowProblem, SheetPicture, SheetRow } from './cell.ts';
import type { Field, Value } from './columns.ts';

/** The products of a spreadsheet: one row each, under headings. */
export type ProductTable = {
  headings: readonly string[];
  /** Below the headings, without totals; a row that holds nothing in a column of ours is no product. */
  rows: SheetRow[];
  pictures: SheetPicture[];
  /** Set for an export of another shop, whose rows were converted to our columns. */
  origin: Origin | null;
};

/** An export of another shop: how many rows it has, of how many products, and which of these stay out. */
export type Origin = {
  /** As its makers write it, such as `WooCommerce`. */
  shop: string;
  rows: number;
  products: number;
  /** Drafts, hidden products and the like, in words for the merchant: “1 draft”. */
  leftOut: readonly string[];
};

/** What the merchant has answered about a table; everything else is still asked or follows a default. */
export type TableAnswers = {
  /** The field under a heading, by `headingKey`; null leaves the column out. */
  columns?: Readonly<Record<string, Field | null>> | undefined;
  /** Hidden and filtered rows are products like the others, or stay out. */
  hiddenRows?: 'take' | 'leave' | undefined;
  /** Pieces for new products whose stock the other shop does not count, or does not tell. */
  stock?: number | undefined;
  /** Rows with a price of 0 are written, or refused. */
  free?: 'take' | 'leave' | undefined;
};

/** Asks which column is which. */
export type ColumnQuestion = {
  columns: { heading: string; field: Field | null; samples: readonly string[] }[];
  /** Fields without which nothing can be imported, and which no heading names. */
  missing: readonly Field[];
};

export type CheckedRow = {
  /** As spreadsheets count. */
  row: number;
  id: string;
  /** The row's values, for each column present, without cells that leave their field unchanged. */
  values: Partial<Record<Field, Value>>;
};

/** A table whose cells are checked; nothing was looked up. */
export type CheckedTable = {
  rows: CheckedRow[];
  /** In the order of the rows; a row with a problem is missing from `rows`. */
  problems: RowProblem[];
  /** How many rows are refused. */
  refused: number;
  /** Unknown headings; their columns are ignored. */
  unknown: string[];
  /** The other shop whose export it is. */
  origin: Origin | null;
  /** Hidden rows that are left out until the merchant says whether they are products. */
  hidden: number;
  /** Pictures in the sheet; rows name them. */
  pictures: SheetPicture[];
};
