/** Starts the Firebase emulators for project demo-haat and waits until they serve. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Child, lastLines, startNode } from './children.ts';
import { findJava } from './find-java.ts';
import { firestoreJar } from './firestore-jar.ts';
import { writeLocalConfig } from './local-config.ts';
import { officialJar } from './official-jar.ts';
import { cacheFolder, logFolder, root } from './paths.ts';
import { ports } from './ports.ts';
import { Problem } from './problem.ts';

export const projectId = 'demo-haat';

type Say = (line: string) => void;

export type Emulator = 'auth' | 'firestore' | 'functions' | 'storage' | 'hosting';

/** Environment variables that point programs at the emulators instead of Google. */
export const emulatorAddresses = {
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
};

/**
 * Starts the emulators; resolves once they answer.
 * @throws Problem when something is missing on this machine or they do not start.
 */
export async function startEmulators(emulators: readonly Emulator[], say: Say): Promise<Child> {
  const [environment, config] = await Promise.all([suiteEnvironment(say), writeLocalConfig()]);
  const runner = join(root, 'backend/stack/run-firebase.ts');
  const what = ['emulators:start', '--only', emulators.join(',')];
  const project = ['--project', projectId, '--config', config, '--non-interactive'];
  return await new Promise((resolve, reject) => {
    const child = startNode('emulators', ['--import', 'tsx', runner, ...what, ...project], {
      env: environment,
      cwd: logFolder,
      stopSignal: 'SIGINT',
      talks: true,
      heard: (text) => {
        if (!text.includes('All emulators ready')) return;
        child.isUp = true;
        resolve(child);
      },
    });
    void child.ended.then(async () => {
      rmSync(environment.HAAT_STORED_FILES, { recursive: true, force: true });
      reject(new Problem(`The emulators did not start:\n${await lastLines('emulators')}`));
    });
  });
}

async function suiteEnvironment(say: Say) {
  const [java, firestore, storage] = await Promise.all([
    findJava(),
    firestoreJar(say),
    officialJar('storage', say),
  ]);
  if (!storage) {
    say(
      'Storage rules: not the official runtime, which cannot be had here, but our table that mirrors them.',
    );
  }
  const storedFiles = await mkdtemp(join(tmpdir(), 'haat-'));
  return {
    JAVA_HOME: java.home,
    PATH: `${join(java.home, 'bin')}${delimiter}${process.env.PATH ?? ''}`,
    FIRESTORE_EMULATOR_BINARY_PATH: firestore,
    ...(!storage && { HAAT_STORAGE_RULES: 'table' }),
    // Its own folder for stored files: two suites on one machine would empty each other's.
    HAAT_STORED_FILES: storedFiles,
    TMPDIR: storedFiles,
    // Seconds for loading the functions. A process that exceeded the default of 30 would never be tried again.
    FUNCTIONS_DISCOVERY_TIMEOUT: '180',
    PINCODE_SERVICE: `http://127.0.0.1:${ports.postOffice}/pincode`,
    // Keeps firebase-tools from looking for an account, updates and statistics.
    XDG_CONFIG_HOME: join(cacheFolder, 'config'),
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
  };
}

/**
 * Waits for the emulators to end, which they should not do unless told.
 * @throws Problem with their last lines of output.
 */
export async function endedByThemselves(emulators: Child): Promise<never> {
  await emulators.ended;
  throw new Problem(`The emulators ended by themselves:\n${await lastLines('emulators')}`);
}
