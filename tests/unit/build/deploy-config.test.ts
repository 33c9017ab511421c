// What a real project is given besides the shop: rules that know its own bucket, and pages that belong to the files beside them.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { rulesFor, writeDeployConfig } from '../../../backend/stack/deploy-config.ts';

const rules = await readFile(new URL('../../../backend/firestore.rules', import.meta.url), 'utf8');
const own = JSON.parse(await readFile(new URL('../../../firebase.json', import.meta.url), 'utf8'));
const BUCKET = 'green-fields-shop.firebasestorage.app';

test('a real shop takes feedback with a file of its own bucket only, and everything else is ruled as here', async () => {
  const deployed = rulesFor(BUCKET, rules);
  expect(deployed).toContain(`return 'https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/';`);
  expect(deployed).not.toContain('localhost');
  const changed = deployed.split('\n').filter((line, at) => line !== rules.split('\n')[at]);
  expect(changed).toHaveLength(1);
});

test.each(['', "x' || true || '", 'Green', 'a', 'gs://green-fields'])(
  '"%s" is no bucket, which one line says before anything is deployed',
  (bucket) => {
    expect(() => rulesFor(bucket, rules)).toThrow('VITE_FIREBASE_STORAGE_BUCKET');
  },
);

test('the configuration that is deployed leads to these rules and is otherwise the shop’s own', async () => {
  const path = await writeDeployConfig(BUCKET);
  const config = JSON.parse(await readFile(path, 'utf8'));
  const { rules: file, ...firestore } = config.firestore;
  const deployed = new URL(`../../../${file}`, import.meta.url);
  expect(await readFile(deployed, 'utf8')).toBe(rulesFor(BUCKET, rules));
  expect({ ...config, firestore }).toEqual({
    ...own,
    firestore: { indexes: own.firestore.indexes },
  });
});

test('pages are drawn by the version of the function that was deployed with the files, so that none names a file that is not there', () => {
  const rewrites: { function?: { functionId: string; pinTag?: boolean } }[] = own.hosting.rewrites;
  const drawing = rewrites.filter((it) => it.function?.functionId === 'page');
  expect(drawing).toHaveLength(1);
  expect(drawing[0]?.function?.pinTag).toBe(true);
});
