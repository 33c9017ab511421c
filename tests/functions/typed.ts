// A command of the merchant's, typed with these words: it runs in this process, because to start another takes seconds.
import { join } from 'node:path';
import { vi } from 'vitest';
import { root } from '../../backend/stack/paths.ts';

export type Said = { code: number; out: string; problem: string };

/** `program`: its file in backend/. One at a time. */
export async function typed(program: string, ...words: string[]): Promise<Said> {
  const lines = (of: 'log' | 'error') => vi.spyOn(console, of).mockImplementation(() => undefined);
  const [log, error] = [lines('log'), lines('error')];
  const { argv } = process;
  process.argv = [process.execPath, program, ...words];
  vi.resetModules();
  try {
    await import(/* @vite-ignore */ join(root, 'backend', program));
    const said = (of: typeof log) => of.mock.calls.map(([line]) => String(line)).join('\n');
    return { code: Number(process.exitCode ?? 0), out: said(log), problem: said(error) };
  } finally {
    Object.assign(process, { argv, exitCode: undefined });
    for (const it of [log, error]) it.mockRestore();
  }
}
