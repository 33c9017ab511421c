/** The browsers for the journeys: those that are on this machine, else those that can be installed. */
import { chromium } from 'playwright';
import { packageFile } from '../../backend/stack/paths.ts';
import { Problem } from '../../backend/stack/problem.ts';
import {
  finishes,
  firstThatStarts,
  installPackages,
  mayInstallPackages,
  onPath,
} from './stack-packages.ts';

const probeWithinMs = 4000;

/** Chromium without its own windows and their pages: the same engine, started in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/** The path of a whole Chromium that starts: the one named by CHROMIUM_PATH, Playwright's own, or the system's. */
function findChromium(): Promise<string | undefined> {
  return firstThatStarts([
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...onPath(commands),
    ...applications,
  ]);
}

/** Makes sure that there is a Chromium, and on Debian its headless shell. @throws Problem saying what to install. */
export async function provideChromium(say: (line: string) => void): Promise<void> {
  const hasShell = (await firstThatStarts(onPath(shells))) !== undefined;
  const hasWhole = (await findChromium()) !== undefined;
  if ((!hasWhole || !hasShell) && (await mayInstallPackages())) {
    say('Installing Chromium from Debian (once) …');
    // Older releases have no package of the shell, which only saves time.
    await installPackages(['chromium', 'chromium-headless-shell']);
  }
  if (!(await findChromium()) && (await canDownload())) {
    say('Installing Playwright’s Chromium (once) …');
    await finishes(process.execPath, [packageFile('playwright/cli.js'), 'install', 'chromium']);
  }
  if (await findChromium()) return;
  throw new Problem(
    'The journeys need Chromium and none could be installed: run `npx playwright install --with-deps chromium`, or install the package chromium.',
  );
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

type BrowserOptions = { executablePath?: string; args: string[] };

const quiet = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For browsers without workers: one process shows all pages. With a worker, the next page might get into the process that is just ending. */
export const ONE_RENDERER = '--renderer-process-limit=1';

/** How the Chromium of the tests is started: the headless shell where there is one, quiet, and doing nothing of its own accord. */
export async function chromiumOptions(): Promise<BrowserOptions> {
  const shell = process.env.CHROMIUM_PATH ? undefined : await firstThatStarts(onPath(shells));
  return { ...(await wholeChromiumOptions()), ...(shell && { executablePath: shell }) };
}

/** The same for a Chromium with windows of its own, which can install an app. */
export async function wholeChromiumOptions(): Promise<BrowserOptions> {
  const executablePath = await findChromium();
  return { ...(executablePath && { executablePath }), args: quiet };
}
