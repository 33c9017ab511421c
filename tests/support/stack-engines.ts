/** The browsers of other engines for the tests, and what leads them: those that are on this machine, else those of Debian. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { Problem } from '../../backend/stack/problem.ts';
import type { OtherEngine } from '../engines/engine.ts';
import { firstThatStarts, installPackages, mayInstallPackages, onPath } from './stack-packages.ts';

type Needs = {
  program: string[];
  /** What it is started with, to see whether it does. */
  asked?: string;
  packages: string[];
  isWhole?: () => Promise<boolean>;
};

/** The one that is started, and the packages that have it and what it needs. */
const NEEDS: Record<OtherEngine, Needs> = {
  firefox: { program: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkit: {
    program: ['WebKitWebDriver'],
    asked: '--help',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    isWhole: hasWebKitWindow,
  },
};

/** The program by which the engine is led. @throws Problem saying what to install. */
export async function findEngine(name: OtherEngine): Promise<string> {
  const { program, packages, asked, isWhole = async () => true } = NEEDS[name];
  const path = await firstThatStarts(onPath(program), asked);
  if (path && (await isWhole())) return path;
  throw new Problem(
    `Tests in ${name} need what is not here and could not be installed: install ${packages.join(', ')}.`,
  );
}

/** Makes sure that these engines can be started. @throws Problem saying what to install. */
export async function provideEngines(
  names: readonly OtherEngine[],
  say: (line: string) => void,
): Promise<void> {
  for (const name of names) {
    const isHere = await findEngine(name).then(
      () => true,
      () => false,
    );
    if (!isHere && (await mayInstallPackages())) {
      say(`Installing ${NEEDS[name].packages.join(', ')} from Debian (once) …`);
      await installPackages(NEEDS[name].packages);
    }
    await findEngine(name);
  }
}

/** Whether a window of WebKitGTK can be opened from Python, on a display that nobody sees. */
async function hasWebKitWindow(): Promise<boolean> {
  const needed =
    'import gi; gi.require_version("WebKit2", "4.1"); gi.require_version("Gtk", "3.0")';
  const asked = promisify(execFile)('/usr/bin/python3', ['-c', needed]);
  return onPath(['Xvfb']).some(existsSync) && (await asked.then(Boolean, () => false));
}
