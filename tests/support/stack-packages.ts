/** Programs of the machine that tests need: how they are found, and where they may be installed. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { endedWithin, startChild } from '../../backend/stack/children.ts';

const installWithinMs = 10 * 60_000;

/** Where programs of these names would stand. */
export function onPath(names: readonly string[]): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

/** `asked`: what each is started with, to end at once. */
export async function firstThatStarts(
  paths: readonly string[],
  asked = '--version',
): Promise<string | undefined> {
  for (const path of paths) if (existsSync(path) && (await starts(path, asked))) return path;
  return undefined;
}

async function starts(path: string, asked: string): Promise<boolean> {
  const answer = promisify(execFile)(path, [asked], { timeout: 20_000 });
  return await answer.then(
    () => true,
    () => false,
  );
}

/** Whether this is Debian, and we are its administrator. */
export async function mayInstallPackages(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID=debian$/m.test(release);
}

/** Each by itself: one that this release does not have keeps no other away. Whether it worked is seen by looking for the program afterwards. */
export async function installPackages(names: readonly string[]): Promise<void> {
  await finishes('apt-get', ['update']);
  for (const name of names) {
    await finishes('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }
}

/** Runs an installer. */
export async function finishes(program: string, args: string[]): Promise<void> {
  const child = startChild('install', program, args, {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  await endedWithin(child, installWithinMs);
}
