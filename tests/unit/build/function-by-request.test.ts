// One process of the functions emulator answers for all functions of the local stack: the emulator's own runtime, with two functions of this
// test.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheFolder, packageFile, root } from '../../../backend/stack/paths.ts';

const folder = join(cacheFolder, `functions-of-a-test-${process.pid}`);
const socketPath = join(tmpdir(), `haat-functions-${process.pid}.sock`);
let runtime: ChildProcess;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  const dependencies = { 'firebase-admin': '*', 'firebase-functions': '*' };
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ main: 'index.cjs', dependencies }),
  );
  // Busy for a moment, so that questions pile up.
  const code = `
    const answer = (name) => (request, response) => {
      for (const until = Date.now() + 5; Date.now() < until; );
      setTimeout(() => response.send(name + JSON.stringify(request.body)), 20);
    };
    module.exports = { moringa: answer('moringa'), turmeric: answer('turmeric') };`;
  await writeFile(join(folder, 'index.cjs'), code);
  const preloaded = join(root, 'backend/stack/function-by-request.cjs');
  const program = packageFile('firebase-tools/lib/emulator/functionsEmulatorRuntime.js');
  runtime = spawn(process.execPath, ['--require', preloaded, program], {
    cwd: folder,
    env: { ...process.env, FUNCTION_DEBUG_MODE: 'true', PORT: socketPath },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  while (!(await ask('moringa', 0).catch(() => ''))) await sleep(100);
});

afterAll(async () => {
  runtime.kill();
  await rm(folder, { recursive: true, force: true });
  await rm(socketPath, { force: true });
});

function ask(name: string, at: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ at });
    const headers = { 'x-haat-function': `${name} http`, 'Content-Type': 'application/json' };
    const asked = request({ socketPath, method: 'POST', headers }, async (reply) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(Buffer.from(part));
      resolve(Buffer.concat(parts).toString());
    });
    asked.once('error', reject);
    asked.end(body);
  });
}

test('many questions at a time to two functions of one process are each answered by the one that was asked', async () => {
  const asked = Array.from({ length: 40 }, (_, at) => (at % 3 === 0 ? 'moringa' : 'turmeric'));
  const answers = await Promise.all(asked.map(ask));
  expect(answers).toEqual(asked.map((name, at) => `${name}{"at":${at}}`));
});
