// What a real project needs besides the shop: its own bucket's rules, pages drawn from the files beside them, and a policy for browsers;
// local aids and features that the merchant did not enable are left out of it.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isPictureAddress } from '#domain/shared/allowed-html.ts';
import { parseFirebaseProject } from '#engine/firestore/firebase-project.ts';
import { rulesFor, writeDeployConfig } from '../../../backend/stack/deploy-config.ts';
import { buildShopFor, LOCAL_MARKS, textsIn } from '../../support/build-shop-for.ts';

const rules = await readFile(new URL('../../../backend/firestore.rules', import.meta.url), 'utf8');
const own = JSON.parse(await readFile(new URL('../../../firebase.json', import.meta.url), 'utf8'));
const BUCKET = 'green-fields-shop.firebasestorage.app';
const config = JSON.parse(await readFile(await writeDeployConfig(BUCKET), 'utf8'));

test('a real shop takes feedback with a file of its own bucket only, and is otherwise deployed as it is here', async () => {
  const deployed = rulesFor(BUCKET, rules);
  expect(deployed).toContain(`return 'https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/';`);
  expect(deployed).not.toContain('localhost');
  const changed = deployed.split('\n').filter((line, at) => line !== rules.split('\n')[at]);
  expect(changed).toHaveLength(1);
  const { rules: file, ...firestore } = config.firestore;
  expect(await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8')).toBe(deployed);
  const { indexes } = own.firestore;
  const { headers: deployedHeaders, ...deployedHosting } = config.hosting;
  const { headers, ...hosting } = own.hosting;
  const rest = { ...config, firestore, hosting: deployedHosting };
  expect(rest).toEqual({ ...own, firestore: { indexes }, hosting });
  const here = JSON.stringify(headers).replaceAll('demo-haat.appspot.com', BUCKET);
  expect(JSON.stringify(deployedHeaders)).toBe(here);
});

test('what is no bucket is said before anything is deployed; pages are drawn by the version of the function that was deployed with the files', () => {
  for (const bucket of ['', "x' || true || '", 'Green', 'a', 'gs://green-fields'])
    expect(() => rulesFor(bucket, rules), bucket).toThrow('VITE_FIREBASE_STORAGE_BUCKET');
  const rewrites: { function?: { functionId: string; pinTag?: boolean } }[] = own.hosting.rewrites;
  const drawing = rewrites.filter((it) => it.function?.functionId === 'page');
  expect(drawing.map((it) => it.function?.pinTag)).toEqual([true]);
});

type Header = { source: string; headers: { key: string; value: string }[] };
function directivesIn(config: { hosting: { headers: Header[] } }, of = '**'): string[][] {
  const policy = config.hosting.headers
    .filter(({ source }) => source === of)
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  return (policy ?? '').split(';').map((text) => text.trim().split(/\s+/));
}
const sourcesIn = (config: typeof own, name: string) =>
  directivesIn(config).flatMap(([first, ...sources]) => (first === name ? sources : []));
const directives = directivesIn(own);
const from = (name: string) => sourcesIn(own, name);

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

test('WebAssembly runs in the workers that make PDFs alone, which load nothing from elsewhere', () => {
  const ofWorker = '/assets/{desk/desk-pdf,paper}-worker-*.js';
  const sources = own.hosting.headers.map(({ source }: Header) => source);
  // Of several values of a header, Hosting sends the last.
  expect(sources.slice(-3)).toEqual(['**', '/desk{,.html,/**}', ofWorker]);
  expect(directivesIn(own, ofWorker)).toEqual([
    ['default-src', "'none'"],
    ['script-src', "'self'", "'wasm-unsafe-eval'"],
    // Its own file holds HarfBuzz.
    ['connect-src', 'data:'],
  ]);
});

test('a real shop’s browsers take pictures of its own bucket only, in a merchant’s text and anywhere else', async () => {
  const google = sourcesIn(config, 'img-src').filter((source) => source.includes('googleapis'));
  expect(google).toEqual([
    `https://firebasestorage.googleapis.com/v0/b/${BUCKET}/o/`,
    `https://storage.googleapis.com/${BUCKET}/`,
  ]);
  const project = parseFirebaseProject({
    VITE_FIREBASE_PROJECT_ID: 'green-fields-shop',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_STORAGE_BUCKET: BUCKET,
  });
  const others = ['https://web.example/', 'https://storage.googleapis.com/', 'data:image/png,x'];
  const shown = [...google, ...others].filter((it) => isPictureAddress(`${it}a.png`, project));
  expect(shown).toEqual(google);
});

/** Texts of the offer of notifications, and of the request to Firebase for them. */
const OFFERS = ['Tell me when it is back in stock', 'Get order updates'];
const PUSH_SERVICE = 'fcmregistrations.googleapis.com';
const SENDER = { VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789012' };
const PUSH_SETTINGS = { ...SENDER, VITE_FIREBASE_VAPID_KEY: `B${'a1b2'.repeat(21)}cd` };

/** A request to Google by the App Check SDK, with which the shop proves itself. */
const APP_CHECK = 'exchangeRecaptchaEnterpriseToken';
const REAL = 'green-fields-shop';
const SITE_KEY = '6LcAbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_';
const KEYS = { VITE_APP_CHECK_SITE_KEY: SITE_KEY, ...PUSH_SETTINGS };
const realShop = buildShopFor(REAL, KEYS);
type Files = Awaited<typeof realShop>;
const namesWith = (files: Files, text: string) =>
  [...files].filter(([, content]) => content.includes(text)).map(([name]) => name);
const like = (name: RegExp) => [expect.stringMatching(name)];
const IMPORT = /\b(?:import|from)\b\s*\(?\s*(["'`])([\w./-]+)\1/g;

/** Half a minute of a core for each: the second at night. */
const SHOPS: [string, Record<string, string>, string[]][] = [
  ['with keys', KEYS, [...OFFERS, PUSH_SERVICE, APP_CHECK]],
  ['without any', {}, []],
];
test.each(SHOPS.slice(0, process.env.HAAT_ALL ? 2 : 1))(
  'a shop of a real project %s has no way to show the code of a sign-in, to play a payment or a notification, no desk, and offers what it has keys for',
  async (_, settings, offered) => {
    const files = await (settings === KEYS ? realShop : buildShopFor(REAL, settings));
    const ofDesk = ['Bank payments to check', 'Print packing slip'];
    const marks = [...LOCAL_MARKS, ...ofDesk, ...OFFERS, PUSH_SERVICE, APP_CHECK, REAL];
    expect(textsIn(files, marks)).toEqual([...offered, REAL]);
  },
);

test('invoices: their worker is one file, which no phone fetches before it needs it; what asks a business for its GSTIN comes with the checkout', async () => {
  const files = await realShop;
  const [worker = '', ...others] = namesWith(files, 'data:application/wasm');
  expect([worker, ...others]).toEqual(like(/^paper-worker-.*\.js$/));
  const importedBy = (name: string) =>
    [...(files.get(name) ?? '').matchAll(IMPORT)].map(([, , imported]) => imported);
  // Of Node, and only there.
  expect(importedBy(worker)).toEqual(['module']);
  expect(files.get('service-worker.js')).not.toContain(worker);
  expect(files.get('service-worker.js')).not.toContain('.ttf');
  expect(namesWith(files, 'GST invoice for a business?')).toEqual(like(/^checkout-.*\.js$/));
  expect(namesWith(files, worker)).toEqual(like(/^get-paper-.*\.js$/));
  const catalogue = [...files.keys()].filter((name) => /^catalogue-worker-/.test(name));
  expect(catalogue.map(importedBy)).toEqual([[]]);
});

test('what proves the shop, and what asks for notifications, is loaded when it is needed, by shops that have set it up', async () => {
  const files = await realShop;
  const worker = files.get('service-worker.js');
  const chunks = { [APP_CHECK]: /^app-check-sdk-.*\.js$/, [PUSH_SERVICE]: /^push-sdk-.*\.js$/ };
  for (const [text, name] of Object.entries(chunks)) {
    const withIt = namesWith(files, text);
    expect(withIt).toEqual(like(name));
    // Neither is of any use without a network.
    expect(worker).not.toContain(withIt[0]);
  }
  expect(files.get('shell.html')).not.toContain('app-check');
  const tasks = [...files].find(([name]) => /^worker-tasks-.*\.js$/.test(name));
  expect(tasks?.[1]).toContain(SITE_KEY);
});
