/** Finds the newest Java on this machine; the emulators need 21 or newer. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Problem } from './problem.ts';

const oldestUsable = 21;

const folders = [
  '/usr/lib/jvm',
  '/usr/java',
  '/opt/java',
  '/Library/Java/JavaVirtualMachines',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  join(homedir(), '.sdkman/candidates/java'),
];

export type Java = { home: string; major: number };

/**
 * The newest Java among JAVA_HOME, PATH and the usual folders.
 * @throws Problem that says what to install when none is new enough.
 */
export async function findJava(): Promise<Java> {
  const homes = new Set(await Promise.all((await possibleHomes()).map(async (h) => realpath(h))));
  const found = await Promise.all(
    [...homes].map(async (home) => ({ home, major: await majorVersion(home) })),
  );
  const newest = found.sort((a, b) => b.major - a.major)[0];
  if (newest && newest.major >= oldestUsable) return newest;
  const have =
    newest && newest.major > 0 ? `only Java ${newest.major} was found` : 'none was found';
  throw new Problem(
    `The emulators need Java ${oldestUsable} or newer and ${have}: install one (https://adoptium.net, or apt install openjdk-21-jre-headless) or point JAVA_HOME at it.`,
  );
}

async function possibleHomes(): Promise<string[]> {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'java'));
  const fromPath = await Promise.all(
    onPath
      .filter((java) => existsSync(java))
      .map(async (java) => dirname(dirname(await realpath(java)))),
  );
  const installed = await Promise.all(folders.map(installedIn));
  const named = process.env.JAVA_HOME ? [process.env.JAVA_HOME] : [];
  return [...named, ...fromPath, ...installed.flat()].filter((home) =>
    existsSync(join(home, 'bin/java')),
  );
}

async function installedIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => [join(folder, name), join(folder, name, 'Contents/Home')]);
}

async function majorVersion(home: string): Promise<number> {
  const release = await readFile(join(home, 'release'), 'utf8').catch(() => '');
  const noted = /^JAVA_VERSION="(\d+)/m.exec(release)?.[1];
  return Number(noted ?? (await readVersion(join(home, 'bin/java'))));
}

async function readVersion(java: string): Promise<string> {
  const answer = await promisify(execFile)(java, ['-version'], { timeout: 10_000 }).catch(
    () => null,
  );
  return /version "(\d+)/.exec(answer?.stderr ?? '')?.[1] ?? '0';
}
