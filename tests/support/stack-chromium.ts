/** The browsers for the journeys: the machine's own, else those that can be installed. */
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

/** Chromium without windows of its own: the same engine, starting in half the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/** The path of a full Chromium that starts: the one named by CHROMIUM_PATH, Playwright's own, or the system's. */
function findChromium(): Promise<string | undefined> {
  return firstThatStarts([
    process.env.CHROMIUM_PATH ?? '',
    chromium.executablePath(),
    ...onPath(commands),
    ...applications,
  ]);
}

/** Provides Chromium, and on Debian its headless shell. @throws Problem that says which packages to install. */
export async function provideChromium(say: (line: string) => void): Promise<void> {
  const hasShell = (await firstThatStarts(onPath(shells))) !== undefined;
  const hasWhole = (await findChromium()) !== undefined;
  if ((!hasWhole || !hasShell) && (await mayInstallPackages())) {
    say('Installing Chromium from Debian (once) …');
    // Older releases lack the shell's package, which only saves time.
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

/** For browsers without workers: one process shows all pages. With a worker, the next page might land in the process that is just ending. */
export const ONE_RENDERER = '--renderer-process-limit=1';

/** How the tests start Chromium: as the headless shell where there is one, quiet, without background activity. */
export async function chromiumOptions(): Promise<BrowserOptions> {
  const shell = process.env.CHROMIUM_PATH ? undefined : await firstThatStarts(onPath(shells));
  return { ...(await wholeChromiumOptions()), ...(shell && { executablePath: shell }) };
}

/** The same for a Chromium with windows, which can install an app. */
export async function wholeChromiumOptions(): Promise<BrowserOptions> {
  const executablePath = await findChromium();
  return { ...(executablePath && { executablePath }), args: quiet };
}
