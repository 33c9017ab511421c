// Measures the build of another commit and this one, one after the other on the same machine, and prints the ratios.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../backend/stack/paths.ts';
import { Problem } from '../../backend/stack/problem.ts';
import { type Figures, tell } from './figures.ts';

/**
 * @param commit whatever git understands.
 * @param measure runs against the shop that is up.
 */
export async function measureAgainst(
  commit: string,
  measure: () => Promise<Figures>,
  say: (line: string) => void,
): Promise<void> {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  const hash = git('rev-parse', '--short', commit).trim();
  const folder = join(root, '.cache/against', hash);
  if (!existsSync(folder)) {
    say(`Checking out ${hash} …`);
    git('worktree', 'add', '--quiet', '--detach', folder, hash);
    execFileSync('npm', ['ci', '--prefer-offline'], { cwd: folder, stdio: 'ignore' });
  }
  const before = await withShopOf(folder, measure, say);
  const now = await withShopOf(root, measure, say);
  tell('', hash, 'this', 'ratio');
  for (const [name, value] of now) {
    const old = before.get(name);
    const ratio = old ? `${(value / old).toFixed(2)} ×` : '–';
    tell(name, old?.toFixed(0) ?? '–', value.toFixed(0), ratio);
  }
}

/** Starts the shop of a checkout as its own `npm start` does, measures, and stops it. @throws Problem if it does not start */
async function withShopOf(
  folder: string,
  measure: () => Promise<Figures>,
  say: (line: string) => void,
): Promise<Figures> {
  say(`Starting the shop of ${folder} …`);
  const shop = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()));
  try {
    const ready = new Promise<void>((resolve) => {
      shop.stdout.on('data', (said) => String(said).includes('is ready') && resolve());
    });
    const failed = ended.then(() => {
      throw new Problem(`The shop of ${folder} did not start: try npm start there.`);
    });
    await Promise.race([ready, failed]);
    failed.catch(() => undefined);
    return await measure();
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
}
