import { columnOf } from '#domain/product/table/columns.ts';
import { rupeeWords } from '../stock/messages.ts';
import { NO_VALUE } from './messages.ts';

const RUPEES = [columnOf('price').heading, columnOf('mrp').heading];

/** A value as the preview shows it; amounts in rupees with their sign. */
export function shownValue(column: string, text: string): string {
  if (text === '') return NO_VALUE;
  const rupees = Number(text);
  const isAmount = RUPEES.includes(column) && Number.isFinite(rupees) && rupees >= 0;
  return isAmount ? rupeeWords(rupees) : text;
}
