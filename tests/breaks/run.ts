/**
 * `npm run test:breaks` breaks the shop's code in a copy of the checkout, one slip at a time, and demands that a test notices each: a test
 * that passes without the slip and fails with it. `-- --list` names the slips, `-- --only words` tries those whose line has these words.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { lastLines, startNode, stopChild } from '../../backend/stack/children.ts';
import { inForeground } from '../../backend/stack/foreground.ts';
import { root } from '../../backend/stack/paths.ts';
import { Problem, wording } from '../../backend/stack/problem.ts';
import { emulatorAddresses } from '../../backend/stack/suite.ts';
import { runJourneys, runVitest } from '../support/stack-runners.ts';
import { type Counted, oneFailure } from '../support/stack-stage.ts';
import type { Break } from './break.ts';
import { IN_A_BROWSER } from './in-a-browser.ts';
import { OF_SENDING } from './of-sending.ts';
import { OF_THE_PHONE } from './of-the-phone.ts';
import { OF_THE_SERVER } from './of-the-server.ts';

/** `npm test` must notice this share of all slips, and `npm run test:all` each. */
const MIN_SHARE = 0.9;
const COPY = join('.cache', 'breaks');
/** Folders shared with the copy. */
const SHARED = ['node_modules', '.cache/seed-pictures'];

const { list, only } = parseArgs({
  options: { list: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
}).values;
const ALL = [...OF_SENDING, ...OF_THE_PHONE, ...OF_THE_SERVER, ...IN_A_BROWSER];
const lineOf = ({ what, file, noticedBy }: Break) => `${what} (${file}) — ${noticedBy}`;
const chosen = ALL.filter((it) => lineOf(it).toLowerCase().includes(only.toLowerCase()));

type Say = (line: string) => void;
type Need = 'nothing' | 'emulators' | 'shop';

inForeground(async ({ say }) => {
  if (list) for (const it of chosen) say(lineOf(it));
  if (list) return 0;
  return root.endsWith(COPY) ? tryAll(say) : runInCopy();
});

async function runInCopy(): Promise<number> {
  const copy = join(root, COPY);
  await rm(copy, { recursive: true, force: true });
  const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', asked, { cwd: root, maxBuffer: 1e8 });
  for (const file of stdout.split('\0').filter((it) => it && existsSync(join(root, it)))) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await copyFile(join(root, file), join(copy, file));
  }
  await mkdir(join(copy, '.cache'), { recursive: true });
  for (const path of SHARED.filter((it) => existsSync(join(root, it)))) {
    await symlink(join(root, path), join(copy, path));
  }
  const program = ['--import', 'tsx', join(copy, 'tests/breaks/run.ts'), ...process.argv.slice(2)];
  const heard = (text: string) => process.stdout.write(text);
  return await startNode('breaks', program, { cwd: copy, heard }).ended;
}

/** First the slips without emulators, then those with them, then those that need the stack rebuilt and restarted. */
async function tryAll(say: Say): Promise<number> {
  const needing = (need: Need) => chosen.filter((it) => needOf(it) === need);
  const noticed = await tryEach(needing('nothing'), say);
  const onEmulators = needing('emulators');
  if (onEmulators.length > 0) {
    noticed.push(...(await withStack('emulators', () => tryEach(onEmulators, say))));
  }
  const onShop = needing('shop');
  if (onShop.length > 0) {
    const passed = await withStack('start', () => passedOf(onShop));
    for (const it of onShop) {
      if (await isNoticed(it, passed, say, (run) => withStack('start', run))) noticed.push(it);
    }
  }
  const early = (await Promise.all(noticed.map(isInNpmTest))).filter(Boolean).length;
  const of = `of ${chosen.length}`;
  say(`${early} ${of} breaks noticed by npm test, ${noticed.length} ${of} by test:all`);
  return noticed.length === chosen.length && early >= MIN_SHARE * chosen.length ? 0 : 1;
}

async function tryEach(breaks: readonly Break[], say: Say): Promise<Break[]> {
  const passed = await passedOf(breaks);
  const noticed: Break[] = [];
  for (const it of breaks) if (await isNoticed(it, passed, say)) noticed.push(it);
  return noticed;
}

/** Titles of the tests that pass while nothing is broken. */
async function passedOf(breaks: readonly Break[]): Promise<ReadonlySet<string>> {
  const passed = new Set<string>();
  for (const project of new Set(breaks.map(projectOf))) {
    const { tests = [], failures } = await run(breaks.filter((it) => projectOf(it) === project));
    for (const { title } of tests) passed.add(title);
    for (const { title } of failures) passed.delete(title);
  }
  return passed;
}

/** Breaks the code, runs the test that should notice, and restores the code. */
async function isNoticed(
  it: Break,
  passed: ReadonlySet<string>,
  say: Say,
  around: (work: () => Promise<Counted>) => Promise<Counted> = (work) => work(),
): Promise<boolean> {
  const path = join(root, it.file);
  const text = await readFile(path, 'utf8');
  const [before, after, ...more] = text.split(it.from);
  if (after === undefined || more.length > 0) {
    throw new Problem(`${it.file} does not have this once: ${it.from}`);
  }
  await writeFile(path, before + it.to + after);
  const { failures } = await around(() => run([it])).catch((error: unknown) =>
    oneFailure('', wording(error)),
  );
  await writeFile(path, text);
  // A test that did not run, or a file that did not load, has noticed nothing.
  const by = failures.find(({ title, message }) => passed.has(title) && !/^not run/.test(message));
  say(`${by ? '✓' : '✗'} ${lineOf(it)}${by ? `: ${by.title}` : ''}`);
  if (!by) for (const { title, message } of failures) say(`    ${title} ${message.slice(0, 500)}`);
  return by !== undefined;
}

/** Runs the tests that notice these slips, all of one project. */
function run(breaks: readonly Break[]): Promise<Counted> {
  const [project = ''] = breaks.map(projectOf);
  const places = breaks.map(({ noticedBy }) => noticedBy.split(' › '));
  const files = [...new Set(places.map(([file]) => `tests/${file}`))];
  if (project !== 'journeys') {
    const first = breaks.length === 1 ? ['--bail=1'] : [];
    return runVitest(project, emulatorAddresses, { files: [...files, ...first] });
  }
  const titles = places.map(([, title = '']) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return runJourneys('parallel', {}, { files, only: titles.join('|') });
}

function projectOf({ noticedBy }: Break): string {
  const [, project = ''] =
    /^(?:functions\/(?=handlers)|sync\/(?=simulator))?(\w+)/.exec(noticedBy) ?? [];
  return project;
}

/** The functions run in the stack, except those whose handlers a test calls. */
function needOf(it: Break): Need {
  const project = projectOf(it);
  if (['journeys', 'functions'].includes(project)) return 'shop';
  return ['rules', 'handlers'].includes(project) ? 'emulators' : 'nothing';
}

/** The stack as started by `npm start`, or its emulators alone. */
async function withStack<T>(program: 'start' | 'emulators', work: () => Promise<T>): Promise<T> {
  const args = ['--import', 'tsx', join(root, `backend/${program}.ts`)];
  let tell = () => {};
  const ready = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const heard = (text: string) => text.includes(' ready') && tell();
  const stack = startNode('stack', args, { heard });
  const ended = stack.ended.then(() => 'ended' as const);
  if ((await Promise.race([ready, ended])) === 'ended') {
    throw new Problem(`The stack did not start:\n${await lastLines('stack')}`);
  }
  stack.isUp = true;
  return await work().finally(() => stopChild(stack));
}

/** Every test is, except journeys without the tag. */
async function isInNpmTest({ noticedBy }: Break): Promise<boolean> {
  const [file = '', title] = noticedBy.split(' › ');
  if (title === undefined) return true;
  const source = await readFile(join(root, 'tests', file), 'utf8');
  const at = source.indexOf(title);
  return source.slice(at, source.indexOf('=>', at)).includes("'@core'");
}
