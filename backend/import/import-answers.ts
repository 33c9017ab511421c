// What `npm run import` is told or asks about a table: options first, then, at a terminal, questions.
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { headingKey } from '#domain/product/table/cell.ts';
import { columnOf, columnUnder, type Field } from '#domain/product/table/columns.ts';
import type { ColumnQuestion, TableAnswers } from '#domain/product/table/product-table.ts';
import { Problem } from '../stack/problem.ts';

/** As parseArgs takes them. */
export const ANSWER_OPTIONS = {
  column: { type: 'string', multiple: true },
  hidden: { type: 'string' },
  free: { type: 'string' },
  stock: { type: 'string' },
} as const;

type Options = {
  column?: string[] | undefined;
  hidden?: string | undefined;
  free?: string | undefined;
  stock?: string | undefined;
};

/** Which column is which, as answered before, for the next table with the same headings. */
const REMEMBERED = '.cache/import-columns.json';

/** @throws Problem that names the option */
export async function answersFrom({
  column = [],
  hidden,
  free,
  stock,
}: Options): Promise<TableAnswers> {
  const pieces = stock === undefined ? undefined : Number(stock);
  if (pieces !== undefined && !(Number.isSafeInteger(pieces) && pieces >= 0)) {
    throw new Problem('--stock takes a whole number of pieces, such as --stock 10.');
  }
  return {
    columns: { ...(await remembered()), ...Object.fromEntries(column.map(columnAnswer)) },
    hiddenRows: takeOrLeave('hidden', hidden),
    free: takeOrLeave('free', free),
    stock: pieces,
  };
}

function takeOrLeave(option: string, written: string | undefined): 'take' | 'leave' | undefined {
  if (written === undefined || written === 'take' || written === 'leave') return written;
  throw new Problem(`--${option} takes one of two words: take or leave.`);
}

/** “Rate=Price”: the heading in the file, and our column; nothing behind the sign leaves the column out. */
function columnAnswer(written: string) {
  const at = written.lastIndexOf('=');
  const column = columnUnder(written.slice(at + 1));
  const isLeftOut = written.slice(at + 1).trim() === '';
  if (at < 1 || !(column || isLeftOut)) {
    throw new Problem(
      '--column takes a heading of the file and one of ours, such as --column Rate=Price.',
    );
  }
  return [headingKey(written.slice(0, at)), column?.field ?? null] as const;
}

async function remembered(): Promise<NonNullable<TableAnswers['columns']>> {
  const kept = await readFile(REMEMBERED, 'utf8').catch(() => '{}');
  const known = Object.entries(JSON.parse(kept)).map(([key, heading]) => {
    const field = typeof heading === 'string' ? columnUnder(heading)?.field : null;
    return [key, field ?? null] as const;
  });
  return Object.fromEntries(known);
}

/** Keeps the answers about columns. Nobody is stopped where they cannot be kept. */
export async function rememberColumns({ columns = {} }: TableAnswers): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await writeFile(REMEMBERED, JSON.stringify(columns)).catch(console.error);
}

/** Asks which column is which. @throws Problem with the question, where nobody can be asked */
export async function askColumns({ columns, missing }: ColumnQuestion, yes: boolean) {
  const lines = [
    'The file has these columns:',
    ...columns.map(({ heading, samples }) => `  ${heading}: ${samples.join(' · ')}`),
  ].join('\n');
  const found: Record<string, Field | null> = {};
  if (process.stdin.isTTY && !yes) console.log(lines);
  // Nothing is missing where a heading has two meanings: everything found is right then, or is said by --column.
  if (missing.length === 0)
    throw new Problem(
      `${lines}\nWhat is not certain is said by --column, such as --column "Qty=Stock".`,
    );
  for (const field of missing) {
    const { heading } = columnOf(field);
    const answer = yes ? null : await ask(`Which of them is ${heading}?`);
    if (answer === null) {
      throw new Problem(
        `${lines}\nWhich is ${heading}? Say it, such as --column "Rate=${heading}".`,
      );
    }
    found[headingKey(answer)] = field;
  }
  return found;
}

/** Asks at the terminal; null where there is none. */
export async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} `);
  terminal.close();
  return answer.trim();
}
