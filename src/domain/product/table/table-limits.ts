// Limits on the size of a table of products.

/** Most rows of one file, without the headings; the shop is built for catalogues of half that size. */
export const MAX_TABLE_ROWS = 10_000;
/** The headings stand in one of that many rows. */
export const MAX_HEADING_ROW = 20;
/** Columns beyond these are ignored. */
export const MAX_TABLE_COLUMNS = 200;
/** Largest file, in bytes. */
export const MAX_TABLE_BYTES = 30_000_000;
/** Largest unpacked size of an .xlsx, in bytes. */
export const MAX_UNPACKED_BYTES = 300_000_000;
/** Longest text of a cell. Source: Microsoft, Excel specifications and limits. */
export const MAX_CELL_LENGTH = 32_767;
