/** `npx tsx tests/walls/write-table.ts`: writes the table of rooms from arrows.ts into docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from './arrows.ts';
import { root } from './read-imports.ts';

export const ARCHITECTURE = join(root, 'docs/architecture.md');

/** Between these two comments stands only the table. */
const MARKS =
  /(<!-- rooms: written by tests\/walls\/write-table\.ts -->\n)[\s\S]*?(\n<!-- end of rooms -->)/;

/** The rooms as Markdown: what each owns, and what it may import besides itself. */
function roomsTable(): string {
  const rows = ROOMS.map(
    ({ name, owns, mayImport }) =>
      `| \`${name}\` | ${owns} | ${mayImport.map((it) => it.name.replace(/^src\//, '')).join(', ') || '–'} |`,
  );
  return ['| room | owns | may import |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A page with the current table between its two marks. @throws Error when the page has no such marks. */
export function withTable(page: string): string {
  if (!MARKS.test(page)) throw new Error('docs/architecture.md has no marks around its table');
  return page.replace(MARKS, (_, before, after) => `${before}\n${roomsTable()}\n${after}`);
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(ARCHITECTURE, withTable(readFileSync(ARCHITECTURE, 'utf8')));
}
