// The processes of a browser: starting them, and how they end.
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, endedWithin, startChild } from '../../backend/stack/children.ts';

const CLOSED_WITHIN_MS = 15_000;
/** A dead process looks alive until it is reaped, as in a container without an init. */
const DEAD_WITHIN_MS = 3_000;
const POLL_MS = 20;

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

/** Waits for a process that was told to end; kills it if it does not. */
export async function endedSoon(child: Child): Promise<void> {
  await endedWithin(child, CLOSED_WITHIN_MS);
  await killGroup(child);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Starts a program, and waits until its output matches the pattern. */
export async function startAndHear(
  [name, program, ...args]: readonly [name: string, program: string, ...args: string[]],
  pattern: RegExp,
  env: NodeJS.ProcessEnv = {},
): Promise<{ child: Child; found: string }> {
  let heard: (text: string) => void = () => undefined;
  const said = new Promise<string>((resolve) => {
    heard = (text) => {
      const found = pattern.exec(text)?.[1];
      if (found) resolve(found);
    };
  });
  const child = startChild(name, program, args, { env, heard: (text) => heard(text) });
  const failed = child.ended.then((code): never => {
    throw new Error(`${name} ended with exit code ${code} as it started`);
  });
  return { child, found: await Promise.race([said, failed]) };
}

function isAnyAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}
