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

/** What programs need in their environment to talk to the emulators instead of Google. */
export const emulatorAddresses = {
  GCLOUD_PROJECT: projectId,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
  FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
};

/**
 * Starts the emulators; they answer once this resolves.
 * @throws Problem when something is missing on this machine or they do not come up.
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
    // Stored files of its own: two suites on one machine would empty each other's.
    HAAT_STORED_FILES: storedFiles,
    TMPDIR: storedFiles,
    // Seconds that a process may take to load the functions. One that took longer than the 30 that are usual would never be asked again.
    FUNCTIONS_DISCOVERY_TIMEOUT: '180',
    PINCODE_SERVICE: `http://127.0.0.1:${ports.postOffice}/pincode`,
    // No account, no news, no statistics: firebase-tools keeps to itself.
    XDG_CONFIG_HOME: join(cacheFolder, 'config'),
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
  };
}

/**
 * Waits for the emulators to end, which they should not do before they are told to.
 * @throws Problem with the last lines that they printed.
 */
export async function endedByThemselves(emulators: Child): Promise<never> {
  await emulators.ended;
  throw new Problem(`The emulators ended by themselves:\n${await lastLines('emulators')}`);
}
