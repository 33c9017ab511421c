/**
 * Derives a real project's Firebase configuration from firebase.json: puts its bucket into the security rules and the
 * Content-Security-Policy.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';
import { Problem } from './problem.ts';

const source = 'backend/firestore.rules';
const target = '.cache/deploy/firestore.rules';
const localBucket = 'demo-haat.appspot.com';
const localFiles = `http://localhost:9199/v0/b/${localBucket}/o/`;

/** Source: Cloud Storage, bucket names. */
const bucketName = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/;

/**
 * The rules with this bucket as the shop's own.
 * @throws Problem when that is not a bucket's name.
 */
export function rulesFor(bucket: string, rules: string): string {
  if (!bucketName.test(bucket)) {
    throw new Problem(
      `VITE_FIREBASE_STORAGE_BUCKET is ${bucket}, which is not the name of a bucket: copy it from the console into .env (see .env.example).`,
    );
  }
  const [before, after, ...more] = rules.split(localFiles);
  if (after === undefined || more.length > 0)
    throw new Error(`${source} names its bucket not once`);
  return `${before}https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${after}`;
}

/** Writes the configuration for this bucket; returns its path. */
export async function writeDeployConfig(bucket: string): Promise<string> {
  const [rules, production] = await Promise.all(
    [source, 'firebase.json'].map((file) => readFile(join(root, file), 'utf8')),
  );
  await mkdir(dirname(join(root, target)), { recursive: true });
  await writeFile(join(root, target), rulesFor(bucket, rules ?? ''));
  const path = join(root, '.firebase.deploy.json');
  const config = (production ?? '').replace(`"${source}"`, `"${target}"`);
  await writeFile(path, config.replaceAll(localBucket, bucket));
  return path;
}
