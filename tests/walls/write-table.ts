/** `npx tsx tests/walls/write-table.ts`: writes the table of rooms into docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ARCHITECTURE, withTable } from './table.ts';

writeFileSync(ARCHITECTURE, withTable(readFileSync(ARCHITECTURE, 'utf8')));
