// What a real project is given besides the shop: rules of its own bucket, pages drawn from the files beside them, and a policy for browsers.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isPictureAddress } from '#core/model/catalogue/allowed-html.ts';
import { rulesFor, writeDeployConfig } from '../../../backend/stack/deploy-config.ts';

const rules = await readFile(new URL('../../../backend/firestore.rules', import.meta.url), 'utf8');
const own = JSON.parse(await readFile(new URL('../../../firebase.json', import.meta.url), 'utf8'));
const BUCKET = 'green-fields-shop.firebasestorage.app';

test('a real shop takes feedback with a file of its own bucket only, and is otherwise deployed as it is here', async () => {
  const deployed = rulesFor(BUCKET, rules);
  expect(deployed).toContain(`return 'https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/';`);
  expect(deployed).not.toContain('localhost');
  const changed = deployed.split('\n').filter((line, at) => line !== rules.split('\n')[at]);
  expect(changed).toHaveLength(1);
  const config = JSON.parse(await readFile(await writeDeployConfig(BUCKET), 'utf8'));
  const { rules: file, ...firestore } = config.firestore;
  expect(await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')).toBe(deployed);
  const { indexes } = own.firestore;
  expect({ ...config, firestore }).toEqual({ ...own, firestore: { indexes } });
});

test.each(['', "x' || true || '", 'Green', 'a', 'gs://green-fields'])(
  '"%s" is no bucket, which one line says before anything is deployed',
  (bucket) => {
    expect(() => rulesFor(bucket, rules)).toThrow('VITE_FIREBASE_STORAGE_BUCKET');
  },
);

test('pages are drawn by the version of the function that was deployed with the files, so that none names a file that is not there', () => {
  const rewrites: { function?: { functionId: string; pinTag?: boolean } }[] = own.hosting.rewrites;
  const drawing = rewrites.filter((it) => it.function?.functionId === 'page');
  expect(drawing.map((it) => it.function?.pinTag)).toEqual([true]);
});

type Header = { source: string; headers: { key: string; value: string }[] };
const policy = (own.hosting.headers as Header[])
  .filter(({ source }) => source === '**')
  .flatMap(({ headers }) => headers)
  .find(({ key }) => key === 'Content-Security-Policy')?.value;
const directives = (policy ?? '').split(';').map((text) => text.trim().split(/\s+/));
const from = (name: string) => directives.find(([first]) => first === name)?.slice(1) ?? [];

test('the browser loads from named places alone: no family of hosts, no script in a page, no frame around the shop', () => {
  expect(directives.flat().filter((source) => source.includes('*'))).toEqual([]);
  expect(from('script-src').filter((it) => /unsafe/.test(it))).toEqual([]);
  expect(from('script-src').filter((source) => /google|gstatic/.test(source))).toEqual([
    'https://www.google.com/recaptcha/api.js',
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(from(name)).toEqual(["'none'"]);
  expect(from('require-trusted-types-for')).toEqual(["'script'"]);
  expect(from('trusted-types')).toEqual([
    ...['haat-html', 'haat-scripts', 'dompurify', 'default', 'goog#html', "'allow-duplicates'"],
  ]);
});

test('every host of a picture that a merchant’s text may show is one from which the browser lets pictures come', () => {
  const google = from('img-src').filter((source) => source.includes('googleapis'));
  expect(google).toHaveLength(2);
  const shown = [...google, 'https://web.example', 'https://cdn.razorpay.com', 'data:image/png,x'];
  expect(shown.filter((host) => isPictureAddress(`${host}/a.png`, null))).toEqual(google);
});
