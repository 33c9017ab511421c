// How large a table of products may be.

/** Most rows of one file, the headings not counted; the shop is built for catalogues of half as many. */
export const MAX_TABLE_ROWS = 10_000;
/** Columns beyond these are not looked at. */
export const MAX_TABLE_COLUMNS = 200;
/** Largest file, in bytes. */
export const MAX_TABLE_BYTES = 30_000_000;
/** What an .xlsx may unpack to, in bytes. */
export const MAX_UNPACKED_BYTES = 300_000_000;
/** Longest text of a cell. Source: Microsoft, Excel specifications and limits. */
export const MAX_CELL_LENGTH = 32_767;
