// None of the demo's own facts gets into a real shop: its name, its bank account, its telephones, its claims.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type PluginBuild } from 'esbuild';
import { expect, test, vi } from 'vitest';
import { demoShop } from '#config/shop.demo.ts';
import { isDemo, ownShop, shop } from '#config/shop.ts';
import { demoTexts } from '#config/texts.demo.ts';
import { ownTexts } from '#config/texts.ts';
import { encodeFields } from '#engine/firestore/firestore-values.ts';
import { manifest } from '#shop/web-manifest.ts';
import { demandOwnShop, emptySettings } from '../../../backend/stack/own-shop.ts';
import { unsetAtDesk } from '../../../backend/stack/unset-at-desk.ts';
import { root, sourceFiles } from '../../walls/read-imports.ts';
import { answeringServer } from '../answering-server.ts';

const FACTS = ['name', 'trade', 'motto', 'site'];
const TEXTS = ['about', ...Object.keys(demoTexts.policies)];
const POLICY = { updated: '2027-01-31', sections: [{ heading: 'What we keep', text: 'Nothing.' }] };

test('as the shop is delivered it is the demo, and nothing in it is a merchant’s own; its name stands once in the code, and all texts have it from there', () => {
  expect(isDemo).toBe(true);
  expect(shop).toBe(demoShop);
  const empty = { 'src/config/shop.ts': FACTS, 'src/config/texts.ts': TEXTS };
  expect(emptySettings(ownShop, ownTexts)).toEqual(empty);
  const files = [...sourceFiles(), 'index.html', 'vite.config.ts', 'public/early-presses.js'];
  const isName = new RegExp(`(?<![\\w-])${shop.name}(?![\\w-])`);
  const withIt = files.filter((file) => isName.test(readFileSync(join(root, file), 'utf8')));
  expect(withIt).toEqual(['src/config/shop.demo.ts']);
  expect(manifest).toMatchObject({ short_name: shop.name, description: shop.motto });
});

test('an empty value is refused by its name and file until it is filled in', () => {
  const own = { ...ownShop, name: 'Green Fields', trade: 'rice', motto: ' ' };
  const withReturns = (policy: object) => {
    return { ...demoTexts.policies, 'return-policy': { ...POLICY, ...policy } };
  };
  const texts = { about: [], policies: withReturns({ updated: '', sections: [] }) };
  const missing = 'motto, site in src/config/shop.ts; about, return-policy in src/config/texts.ts';
  expect(() => demandOwnShop(own, texts)).toThrow(missing);
  for (const half of [{ sections: [] }, { updated: '31st of January' }]) {
    const policies = withReturns(half);
    expect(() => demandOwnShop(demoShop, { ...demoTexts, policies })).toThrow('return-policy');
  }
  expect(() => demandOwnShop(demoShop, demoTexts)).not.toThrow();
});

async function builtFor(name: string): Promise<string> {
  const config = join(root, 'src/config');
  const modules = ['shop', 'texts', 'contact', 'delivery', 'home', 'pages'];
  const contents = modules.map((it) => `export * from './${it}.ts';`).join('');
  const named = (path: string) =>
    readFileSync(path, 'utf8').replace("name = ''", `name = '${name}'`);
  const setup = (it: PluginBuild) =>
    it.onLoad({ filter: /shop\.ts$/ }, ({ path }) => ({ contents: named(path), loader: 'ts' }));
  const { outputFiles } = await build({
    ...{ bundle: true, write: false, format: 'esm' },
    stdin: { contents, resolveDir: config, loader: 'ts' },
    plugins: [{ name: 'named', setup }],
  });
  return outputFiles[0]?.text ?? '';
}

test('a shop with a name says nothing that is the demo’s', async () => {
  const code = await builtFor('Green Fields');
  const built = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { contact, grievance, money, home, pages, texts, delivery } = built;
  expect(built.shop).toEqual({ ...ownShop, name: 'Green Fields' });
  expect(texts).toEqual(ownTexts);
  const said = { ...home, ...contact, ...grievance, ...money.bank, ...money.upi, ...pages };
  const { claims: _, results, ...rest } = { ...said, ...pages.claims, zones: delivery.zones };
  const values: unknown[] = [...Object.values(rest), ...Object.values(results)];
  expect(values.filter((it) => Object(it).length !== 0)).toEqual([]);
});

test('npm run deploy refuses empty values by name, before anything is built', async () => {
  const settings = {
    ...{ PROJECT_ID: 'green-fields-shop', API_KEY: 'key', APP_ID: 'app', VAPID_KEY: '' },
    STORAGE_BUCKET: 'green-fields-shop.appspot.com',
    AUTH_DOMAIN: 'green-fields-shop.firebaseapp.com',
    MESSAGING_SENDER_ID: '123456789012',
  };
  const named = Object.entries(settings).map(([name, it]) => [`VITE_FIREBASE_${name}`, it]);
  const command = ['--import', 'tsx', 'backend/deploy.ts'];
  const env = { ...process.env, ...Object.fromEntries(named) };
  const said = await promisify(execFile)(process.execPath, command, { cwd: root, env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  expect(said).toMatchObject({ code: 1, stdout: '' });
  for (const name of [...FACTS, ...TEXTS]) expect(said.stderr).toContain(name);
});

let stored: unknown;
const project = answeringServer(({ what }) => ({
  status: what.includes('/new-shop/') ? 404 : what.includes('/closed/') ? 403 : 200,
  body: stored,
}));

test('what is still to be set at the desk is read from the project’s public document', async () => {
  const bank = { accountName: 'Green Fields', accountNumber: '5550001', ifsc: 'GFLD0000001' };
  const whole = { ...bank, bankName: 'Bank of Theni', branch: 'Theni' };
  const settings = { phones: ['+91 90000 00001'], email: 'no address', bank: whole };
  stored = { name: 'settings', fields: encodeFields(settings) };
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', project.origin.replace('http://', ''));
  expect(await unsetAtDesk('green-fields-shop')).toEqual(['email', 'address', 'grievance']);
  const unset = ['phones', 'email', 'address', 'grievance', 'bank'];
  expect(await unsetAtDesk('new-shop')).toEqual(unset);
  expect(await unsetAtDesk('closed'), 'App Check is enforced').toBeNull();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:9');
  expect(await unsetAtDesk('green-fields-shop')).toBeNull();
  vi.unstubAllEnvs();
  const path = '/v1/projects/green-fields-shop/databases/(default)/documents/shop/settings';
  expect(project.asked[0]?.what).toBe(`GET ${path}`);
});
