// The processes of a browser: what it needs to run, and how it ends.
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, endedWithin, startChild } from '../../backend/stack/children.ts';

const CLOSED_WITHIN_MS = 15_000;
/** What is dead and was not collected yet, as in a container without an init, looks alive. */
const DEAD_WITHIN_MS = 3_000;
const POLL_MS = 20;

/** Ends a process and all that it started. */
export async function killGroup(child: Child): Promise<void> {
  const { pid } = child.process;
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Already over.
  }
  await child.ended;
  const limit = Date.now() + DEAD_WITHIN_MS;
  while (isAnyAlive(pid) && Date.now() < limit) await sleep(POLL_MS);
}

/** Waits for a process that was told to end; one that does not is ended. */
export async function endedSoon(child: Child): Promise<void> {
  await endedWithin(child, CLOSED_WITHIN_MS);
  await killGroup(child);
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** A display that nobody sees; returns its name, such as :99. */
export async function startDisplay(): Promise<{ child: Child; display: string }> {
  let heard: (text: string) => void = () => undefined;
  const named = new Promise<string>((resolve) => {
    heard = (text) => {
      const number = /^(\d+)\s*$/m.exec(text)?.[1];
      if (number) resolve(`:${number}`);
    };
  });
  const screen = ['-screen', '0', '1400x1400x24', '-nolisten', 'tcp'];
  const child = startChild('display', 'Xvfb', ['-displayfd', '1', ...screen], { heard });
  const failed = child.ended.then((code): never => {
    throw new Error(`Xvfb ended with exit code ${code}`);
  });
  return { child, display: await Promise.race([named, failed]) };
}

function isAnyAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}
