/**
 * Runs the Firebase CLI in our own process: it leaves no child behind however it ends, stops when its parent is gone,
 * and, if told so, takes storage rules from our own table.
 */
import { ChildProcess } from 'node:child_process';
import { subscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { Server } from 'node:http';
import { createRequire } from 'node:module';
import { answerFromRulesTable } from './answer-from-rules-table.ts';
import { shareFunctionProcesses } from './fewer-function-processes.ts';
import { skipSdkVersionCheck } from './skip-sdk-check.ts';

/** Sent to the parent, so that it can end these even after this process was killed. */
export type FamilyNews = { started: number } | { ended: number };

const restingConnectionMs = 120_000;
const repeatStopMs = 2_500;

const family = new Set<ChildProcess>();

subscribe('child_process', (message) => {
  if (typeof message !== 'object' || message === null || !('process' in message)) return;
  const child = message.process;
  if (!(child instanceof ChildProcess)) return;
  child.once('spawn', () => {
    family.add(child);
    tell({ started: child.pid ?? 0 });
  });
  child.once('exit', () => {
    family.delete(child);
    tell({ ended: child.pid ?? 0 });
  });
});

process.on('exit', () => {
  for (const child of family) child.kill('SIGKILL');
  if (process.env.HAAT_STORED_FILES) {
    rmSync(process.env.HAAT_STORED_FILES, { recursive: true, force: true });
  }
});

// Keep idle connections: Node's default of 5 s would reset them just as a client reuses one.
subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('server' in message)) return;
  if (message.server instanceof Server) message.server.keepAliveTimeout = restingConnectionMs;
});

// Stop when the parent is gone; the repeated signal makes firebase-tools quit without cleaning up.
process.on('disconnect', () => {
  const stop = () => process.kill(process.pid, 'SIGINT');
  stop();
  setInterval(stop, repeatStopMs);
});
process.channel?.unref();

function tell(news: FamilyNews): void {
  if (process.connected) process.send?.(news, () => undefined);
}

skipSdkVersionCheck();
shareFunctionProcesses();
if (process.env.HAAT_STORAGE_RULES === 'table') answerFromRulesTable();

createRequire(import.meta.url)('firebase-tools/lib/bin/firebase.js');
