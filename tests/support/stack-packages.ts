/** The programs of the machine that tests need: finds them, and installs them where that is allowed. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { endedWithin, startChild } from '../../backend/stack/children.ts';

const installWithinMs = 10 * 60_000;

export function onPath(names: readonly string[]): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
}

/** `asked`: the argument on which each program prints and ends at once. */
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

export async function mayInstallPackages(): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID=debian$/m.test(release);
}

/** One by one, so that a package missing from this release stops no other. Look for the program afterwards to learn whether it worked. */
export async function installPackages(names: readonly string[]): Promise<void> {
  await finishes('apt-get', ['update']);
  for (const name of names) {
    await finishes('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }
}

export async function finishes(program: string, args: string[]): Promise<void> {
  const child = startChild('install', program, args, {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  await endedWithin(child, installWithinMs);
}
