/** The other engines' browsers for the tests, and their drivers: the machine's own, else those of Debian. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { Problem } from '../../backend/stack/problem.ts';
import type { OtherEngine } from '../engines/engine.ts';
import { firstThatStarts, installPackages, mayInstallPackages, onPath } from './stack-packages.ts';

type Needs = {
  program: string[];
  /** The argument with which it is tried. */
  asked?: string;
  packages: string[];
  isWhole?: () => Promise<boolean>;
};

/** The program to start, and the packages with it and its dependencies. */
const NEEDS: Record<OtherEngine, Needs> = {
  firefox: { program: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkit: {
    program: ['WebKitWebDriver'],
    asked: '--help',
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    isWhole: hasWebKitWindow,
  },
};

/** The program that drives the engine. @throws Problem that says which packages to install. */
export async function findEngine(name: OtherEngine): Promise<string> {
  const { program, packages, asked, isWhole = async () => true } = NEEDS[name];
  const path = await firstThatStarts(onPath(program), asked);
  if (path && (await isWhole())) return path;
  throw new Problem(
    `Tests in ${name} need what is not here and could not be installed: install ${packages.join(', ')}.`,
  );
}

/** Makes sure that these engines start. @throws Problem that says which packages to install. */
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

/** Whether Python can open a WebKitGTK window on an invisible display. */
async function hasWebKitWindow(): Promise<boolean> {
  const needed =
    'import gi; gi.require_version("WebKit2", "4.1"); gi.require_version("Gtk", "3.0")';
  const asked = promisify(execFile)('/usr/bin/python3', ['-c', needed]);
  return onPath(['Xvfb']).some(existsSync) && (await asked.then(Boolean, () => false));
}
