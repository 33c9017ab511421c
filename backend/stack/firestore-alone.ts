/**
 * A separate Firestore emulator, for tests that would keep the stack's busy: without functions, demo or Firebase CLI.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Child, lastLines, startChild, stopChild } from './children.ts';
import { findJava } from './find-java.ts';
import { firestoreJar } from './firestore-jar.ts';
import { ports } from './ports.ts';
import { Problem } from './problem.ts';

const name = 'firestore alone';
const timeoutMs = 60_000;
const pollIntervalMs = 100;

/**
 * Starts it on `ports.firestoreAlone`; resolves once it answers.
 * @throws Problem with its last lines of output when it does not start.
 */
export async function startFirestoreAlone(say: (line: string) => void): Promise<Child> {
  const [java, jar] = await Promise.all([findJava(), firestoreJar(say)]);
  const where = ['--host', '127.0.0.1', '--port', String(ports.firestoreAlone)];
  const child = startChild(name, join(java.home, 'bin/java'), ['-jar', jar, ...where]);
  const deadline = Date.now() + timeoutMs;
  while (!(await answers())) {
    const ended = await Promise.race([child.ended, sleep(pollIntervalMs, null)]);
    if (ended !== null || Date.now() > deadline) {
      await stopChild(child);
      throw new Problem(`The Firestore emulator did not start:\n${await lastLines(name)}`);
    }
  }
  child.isUp = true;
  return child;
}

async function answers(): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${ports.firestoreAlone}/`).catch(() => null);
  return reply?.ok ?? false;
}
