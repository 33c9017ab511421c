// Sheets as they are written in a line: slashes between the rows, bars between the cells.
import { readFileSync } from 'node:fs';
import type { Cell, Sheet } from '#domain/product/table/cell.ts';

/** A text of digits has an apostrophe before it. */
function cellOf(text: string): Cell {
  if (text === '') return null;
  if (text === 'FALSE') return false;
  if (text.startsWith('#N')) return { error: text };
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text.replace(/^'/, '');
}

export function sheetOf(written: string, name = 'Products'): Sheet {
  const rows = written.split(/(?:^| )\/(?= |$)/).flatMap((line, at) => {
    const cells = line.split('|').map((text) => cellOf(text.trim()));
    return line.trim() === '' ? [] : [{ row: at + 1, cells, isHidden: false }];
  });
  return { name, rows, pictures: [] };
}

const text = readFileSync(new URL('layouts.txt', import.meta.url), 'utf8');

/** What a part of layouts.txt tells: the layout, its sheet, and what becomes of it, where ~ stands before a part of a sentence. */
export function layouts(part: string): [what: string, written: string, becomes: string][] {
  const [, found = ''] = text.split(`# ${part}\n`);
  const lines = found.split(/^# /m)[0]?.trimEnd().split('\n') ?? [];
  return lines.map((line) => {
    const [, what = '', written = '', becomes = ''] = /^(.*?): (.*) => (.*)$/.exec(line) ?? [];
    return [what, written, becomes];
  });
}
