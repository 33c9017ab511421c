/** The browser for the journeys: one that is on this machine, else one that can be installed. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { endedWithin, startChild } from '../../backend/stack/children.ts';
import { packageFile } from '../../backend/stack/paths.ts';
import { Problem } from '../../backend/stack/problem.ts';

const installWithinMs = 10 * 60_000;
const probeWithinMs = 4000;

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/** The path of a Chromium that starts: the one named by CHROMIUM_PATH, Playwright's own, or the system's. */
export async function findChromium(): Promise<string | undefined> {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...onPath,
    ...applications,
  ];
  for (const path of candidates) if (existsSync(path) && (await starts(path))) return path;
  return undefined;
}

/**
 * Like findChromium, but installs one where there is none.
 * @param say is told what is going on.
 * @throws Problem saying what to install.
 */
export async function provideChromium(say: (line: string) => void): Promise<string> {
  const found = (await findChromium()) ?? (await installed(say));
  if (found) return found;
  throw new Problem(
    'The journeys need Chromium and none could be installed: run `npx playwright install --with-deps chromium`, or install the package chromium.',
  );
}

async function installed(say: (line: string) => void): Promise<string | undefined> {
  if (process.getuid?.() === 0 && (await isDebian())) {
    say('Installing Chromium from Debian (once) …');
    await finishes('apt-get', ['update']);
    await finishes('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const found = await findChromium();
    if (found) return found;
  }
  if (await canDownload()) {
    say('Installing Playwright’s Chromium (once) …');
    await finishes(process.execPath, [packageFile('playwright/cli.js'), 'install', 'chromium']);
  }
  return await findChromium();
}

async function starts(path: string): Promise<boolean> {
  const answer = promisify(execFile)(path, ['--version'], { timeout: 20_000 });
  return await answer.then(
    () => true,
    () => false,
  );
}

async function isDebian(): Promise<boolean> {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID=debian$/m.test(release);
}

async function canDownload(): Promise<boolean> {
  return await fetch('https://cdn.playwright.dev', {
    method: 'HEAD',
    signal: AbortSignal.timeout(probeWithinMs),
  }).then(
    () => true,
    () => false,
  );
}

/** Runs an installer; whether it worked is seen by looking for the browser afterwards. */
async function finishes(program: string, args: string[]): Promise<void> {
  const child = startChild('chromium install', program, args, {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  await endedWithin(child, installWithinMs);
}

/** How every Chromium of the tests is started: quiet, and doing nothing of its own accord. */
export async function chromiumOptions(): Promise<{ executablePath?: string; args: string[] }> {
  const executablePath = await findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
