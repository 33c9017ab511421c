// `npm run bench`: what a cheap phone pays for visits and taps, in a real browser; with an option, something else. It judges nothing.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inForeground } from '../../backend/stack/foreground.ts';
import { root } from '../../backend/stack/paths.ts';
import { Problem } from '../../backend/stack/problem.ts';
import { startStack } from '../../backend/stack/stack.ts';
import { emulatorAddresses } from '../../backend/stack/suite.ts';
import { SHOP, withBench } from './bench-browser.ts';
import { type Figures, tell } from './figures.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string' },
    import: { type: 'string' },
    seed: { type: 'string', default: '1' },
    scale: { type: 'boolean' },
    visits: { type: 'boolean', default: true },
    languages: { type: 'boolean' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
});

type Say = (line: string) => void;

inForeground(async ({ say }) => {
  const isRunning = await fetch(SHOP).then(
    (reply) => reply.ok,
    () => false,
  );
  if (values.against) {
    if (isRunning) throw new Problem('Both builds are started here: stop the shop that runs.');
    Object.assign(process.env, emulatorAddresses);
    await measureAgainst(values.against, say);
    return 0;
  }
  if (values.scale) {
    if (isRunning) {
      throw new Problem('Functions are counted from their start: stop the shop that runs here.');
    }
    await (await import('./cost-of.ts')).noteBilledAnswers();
  }
  say(isRunning ? 'Measuring the shop that runs already.' : 'Starting the shop …');
  if (!isRunning) await startStack({ shop: true }, say);
  Object.assign(process.env, emulatorAddresses);
  await measure();
  return 0;
});

async function measure(): Promise<void> {
  const { orders, seed } = values;
  if (values.import) {
    await (await import('./import-rows.ts')).measureImport(Number(values.import));
  } else if (orders) {
    await (await import('./orders-under-faults.ts')).measureOrders(Number(orders), Number(seed));
  } else if (values.scale) {
    await withBench((await import('./scale.ts')).measureScale);
  } else {
    for (const [name, value] of await figuresToCompare()) tell(name, value.toFixed(0));
  }
}

async function figuresToCompare(): Promise<Figures> {
  return values.languages
    ? (await import('./language-bytes.ts')).measureLanguages()
    : (await import('./visit-work.ts')).measureVisitWork(Number(values.rounds));
}

/** Measures the build of another commit and this one, one after the other on the same machine, and prints the ratios. */
async function measureAgainst(commit: string, say: Say): Promise<void> {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });
  const hash = git('rev-parse', '--short', commit).trim();
  const folder = join(root, '.cache/against', hash);
  if (!existsSync(folder)) {
    say(`Checking out ${hash} …`);
    git('worktree', 'add', '--quiet', '--detach', folder, hash);
    execFileSync('npm', ['ci', '--prefer-offline'], { cwd: folder, stdio: 'ignore' });
  }
  const before = await measureShopOf(folder, say);
  const now = await measureShopOf(root, say);
  tell('', hash, 'this', 'ratio');
  for (const [name, value] of now) {
    const old = before.get(name);
    const ratio = old ? `${(value / old).toFixed(2)} ×` : '–';
    tell(name, old?.toFixed(0) ?? '–', value.toFixed(0), ratio);
  }
}

/** Starts the shop of a checkout as its own `npm start` does, measures, and stops it. @throws Problem if it does not start */
async function measureShopOf(folder: string, say: Say): Promise<Figures> {
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
    return await figuresToCompare();
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
}
