/** `npx tsx tests/walls/write-table.ts`: writes the table of rooms from arrows.ts into docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from './arrows.ts';
import { root } from './read-imports.ts';

export const ARCHITECTURE = join(root, 'docs/architecture.md');

/** Between these two comments stands only the table. */
const MARKS =
  /(<!-- rooms: written by tests\/walls\/write-table\.ts -->\n)[\s\S]*?(\n<!-- end of rooms -->)/;

/** A page with the current table between its two marks; what a room owns stays. @throws Error where it does not say that. */
export function withTable(page: string): string {
  if (!MARKS.test(page)) throw new Error('docs/architecture.md has no marks around its table');
  const rows = ROOMS.map(({ name, mayImport }) => {
    const [before, owns] = page.split(`\n| \`${name}\` | `);
    if (!before || !owns) throw new Error(`docs/architecture.md does not say what ${name} owns`);
    const others = mayImport.map((it) => it.name.replace(/^src\//, '')).join(', ');
    return `| \`${name}\` | ${owns.split(' | ')[0]} | ${others || '–'} |`;
  });
  const table = ['| room | owns | may import |', '| --- | --- | --- |', ...rows].join('\n');
  return page.replace(MARKS, (_, before, after) => `${before}\n${table}\n${after}`);
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(ARCHITECTURE, withTable(readFileSync(ARCHITECTURE, 'utf8')));
