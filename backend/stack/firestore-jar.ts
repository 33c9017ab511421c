/** Chooses the Firestore emulator: firebase-tools' own jar, else that of Google's Cloud CLI. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeManifestJar } from './manifest-jar.ts';
import { officialJar } from './official-jar.ts';
import { cacheFolder } from './paths.ts';
import { Problem } from './problem.ts';

const inSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

const usualSdks = [
  process.env.CLOUDSDK_ROOT_DIR ?? '',
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
  '/opt/google-cloud-sdk',
  '/opt/google-cloud-cli',
  '/snap/google-cloud-sdk/current',
  '/snap/google-cloud-cli/current',
  '/opt/homebrew/share/google-cloud-sdk',
  '/usr/local/share/google-cloud-sdk',
];

/**
 * The jar of the Firestore emulator.
 * @throws Problem when this machine has none and none can be downloaded.
 */
export async function firestoreJar(say: (line: string) => void): Promise<string> {
  const official = await officialJar('firestore', say);
  if (official) return official;
  const realJar = await cloudCliJar();
  if (!realJar) {
    throw new Problem(
      'The Firestore emulator is not on this machine: go online once, or install Google Cloud CLI with its cloud-firestore-emulator component.',
    );
  }
  await mkdir(cacheFolder, { recursive: true });
  const jar = join(cacheFolder, 'firestore-emulator.jar');
  await writeManifestJar(jar, mainClass, realJar);
  return jar;
}

async function cloudCliJar(): Promise<string | undefined> {
  const usual = usualSdks.map((sdk) => join(sdk, inSdk)).find((jar) => existsSync(jar));
  if (usual) return usual;
  const asked = await promisify(execFile)(
    'gcloud',
    ['info', '--format=value(installation.sdk_root)'],
    { timeout: 20_000 },
  ).catch(() => null);
  const jar = join(asked?.stdout.trim() || '/nowhere', inSdk);
  return existsSync(jar) ? jar : undefined;
}
