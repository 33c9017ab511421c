// What the demo shop says of itself is never said of a real one by oversight: its name, its bank account, its telephones, its claims.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { encodeFields } from '#core/remote/firestore-values.ts';
import { shop } from '#shop';
import {
  DEMO_DIGESTS,
  demandOwnSettings,
  demoSettingsIn,
  valueDigests,
} from '../../../backend/stack/demo-values.ts';
import { settingsSaid } from '../../../backend/stack/said-settings.ts';
import { delivery } from '../../../src/shop-delivery.ts';
import { home } from '../../../src/shop-home.ts';
import { pages } from '../../../src/shop-pages.ts';
import { texts } from '../../../src/shop-texts.ts';
import { manifest } from '../../../src/web-manifest.ts';
import { root, sourceFiles } from '../../walls/read-imports.ts';

const ALL = [
  ...['name', 'trade', 'motto', 'site', 'phones', 'chatNumber', 'email', 'address', 'mapsUrl'],
  ...['bank.accountName', 'bank.accountNumber', 'bank.ifsc', 'bank.bankName', 'bank.branch'],
  ...['upi.vpa', 'upi.payeeName'],
  ...['claims.rating', 'claims.delivery', 'claims.produce', 'claims.results'],
  ...['banners', 'videos', 'about', 'faqs'],
  ...['policies.privacy-policy', 'policies.terms-and-condition'],
  ...['policies.cancellation-policy', 'policies.return-policy', 'delivery.zones'],
];

const DEMO = { ...shop, ...pages, ...home, ...texts, delivery };

test('every value of the demo’s is refused by the name of its setting, until it is replaced or confirmed', () => {
  const why = 'whoever changes a value of the demo’s writes its new digest';
  expect(valueDigests(DEMO), why).toEqual(DEMO_DIGESTS);
  expect(demoSettingsIn(DEMO, [])).toEqual(ALL);
  const own = { ...DEMO, name: 'Green Fields', claims: { ...pages.claims, rating: '' } };
  expect(demoSettingsIn(own, ['claims.delivery', 'faqs'])).toEqual(
    ALL.filter((name) => !['name', 'claims.rating', 'claims.delivery', 'faqs'].includes(name)),
  );
  expect(() => demandOwnSettings(DEMO, ALL)).not.toThrow();
});

test('a value that was left among one’s own is found: the second telephone, a video, the IFSC of the bank account, a zone of the delivery', () => {
  const own = {
    phones: ['+91 90000 00001', shop.phones[1]],
    videos: [{ id: 'own' }, home.videos[0]],
    bank: { accountNumber: '5550001', ifsc: shop.bank.ifsc },
    claims: { ...pages.claims, rating: '4.9/5 rating' },
    delivery: { zones: [{ pincodes: ['1'], days: [2, 3] }, delivery.zones[4]] },
  };
  expect(demoSettingsIn(own, ['claims.delivery', 'claims.produce', 'claims.results'])).toEqual([
    'phones',
    'videos',
    'bank.ifsc',
    'delivery.zones',
  ]);
});

test('what the merchant has said at the desk stands in place of the demo’s, unless it is the demo’s as well', () => {
  const said = {
    phones: ['+91 90000 00001'],
    bank: { ...shop.bank, accountNumber: '5550001' },
    faqs: [texts.faqs[0], { question: 'Own?', answer: 'Yes.' }],
  };
  const named = ALL.filter((name) => name !== 'phones' && name !== 'bank.accountNumber');
  expect(() => demandOwnSettings(DEMO, named, said)).not.toThrow();
  for (const name of ['faqs', 'bank.ifsc', 'email']) {
    const others = named.filter((it) => it !== name);
    expect(() => demandOwnSettings(DEMO, others, said)).toThrow(name);
  }
  expect(() => demandOwnSettings(DEMO, named)).toThrow('phones');
});

test('videos of the desk count as they do for phones: the demo’s among one’s own are found, and none at all are one’s own', () => {
  const [demo] = home.videos;
  const own = ['dQw4w9WgXcQ', 'Harvest', 'Theni'];
  const named = ALL.filter((name) => name !== 'videos');
  const asked = (videos: readonly string[]) => () =>
    demandOwnSettings(DEMO, named, settingsSaid({ videos }));
  expect(asked(own)).not.toThrow();
  expect(asked([])).not.toThrow();
  expect(asked([...own, demo.id, demo.title, demo.by])).toThrow('videos');
  // Not in threes: phones show what the shop was built with.
  expect(asked(['dQw4w9WgXcQ', 'Harvest'])).toThrow('videos');
});

test('banners of the desk count as well: one that the shop was built with among one’s own is found, one with other words is one’s own', () => {
  const [{ picture, alt, words, category }] = home.banners;
  const own = ['a'.repeat(32), 'b'.repeat(32), 'Leaves', 'Fresh leaves', 'moringa'];
  const named = ALL.filter((name) => name !== 'banners');
  const asked = (banners: readonly string[]) => () =>
    demandOwnSettings(DEMO, named, settingsSaid({ banners }));
  expect(asked(own)).not.toThrow();
  expect(asked([])).not.toThrow();
  expect(asked([...own, picture, picture, alt, words, category])).toThrow('banners');
  expect(asked([...own, picture, picture, alt, 'Our own words', category])).not.toThrow();
});

/** What npm run deploy says, where the project answers at `host`. */
async function deploy(host: string) {
  const project = {
    VITE_FIREBASE_PROJECT_ID: 'green-fields-shop',
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_APP_ID: 'app',
    VITE_FIREBASE_STORAGE_BUCKET: 'green-fields-shop.appspot.com',
    VITE_FIREBASE_AUTH_DOMAIN: 'green-fields-shop.firebaseapp.com',
    VITE_FIREBASE_MESSAGING_SENDER_ID: '123456789012',
    VITE_FIREBASE_VAPID_KEY: '',
  };
  const command = ['--import', 'tsx', 'backend/deploy.ts'];
  const env = { ...process.env, ...project, FIRESTORE_EMULATOR_HOST: host };
  return promisify(execFile)(process.execPath, command, { cwd: root, env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

test('npm run deploy refuses the demo’s values by name, before anything is built', async ({
  task,
}) => {
  task.meta.slow = 'a program is started';
  const said = await deploy('127.0.0.1:9');
  expect(said).toMatchObject({ code: 1, stdout: '' });
  for (const name of ALL) expect(said.stderr).toContain(name);
  expect(said.stderr).toContain('src/shop.ts');
  expect(said.stderr).toContain('your project did not answer');
});

test('npm run deploy asks the project what its merchant has said at the desk, and refuses the rest', async ({
  task,
}) => {
  task.meta.slow = 'a program is started';
  const videos = ['dQw4w9WgXcQ', 'Harvest', 'Theni'];
  const fields = encodeFields({ phones: ['+91 90000 00001'], email: shop.email, videos });
  const asked: unknown[] = [];
  const project = createServer(({ url }, response) => {
    asked.push(url);
    response.end(JSON.stringify({ name: 'settings', fields }));
  });
  await new Promise<void>((resolve) => project.listen(0, '127.0.0.1', resolve));
  const { port } = project.address() as AddressInfo;
  const said = await deploy(`127.0.0.1:${port}`);
  project.close();
  expect(asked).toEqual([
    '/v1/projects/green-fields-shop/databases/(default)/documents/shop/settings',
  ]);
  expect(said).toMatchObject({ code: 1 });
  expect(said.stderr).not.toContain('phones');
  expect(said.stderr).not.toContain('videos');
  expect(said.stderr).not.toContain('did not answer');
  for (const name of ['email', 'name', 'bank.ifsc']) expect(said.stderr).toContain(name);
});

test('the shop’s name stands once in the code, and the manifest, the first page and all texts have it from there', () => {
  const files = [
    ...sourceFiles(),
    ...['index.html', 'vite.config.ts', 'public/early-presses.js'],
    ...['deploy.ts', 'start.ts', 'dev.ts', 'stack/ports.ts'].map((file) => `backend/${file}`),
    ...['demo-document.ts', 'demo-quotations.ts'].map((file) => `backend/seed/${file}`),
  ];
  const isName = new RegExp(`(?<![\\w-])${shop.name}(?![\\w-])`, 'g');
  const withIt = files.flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').match(isName) ?? [];
    return found.map(() => file);
  });
  expect(withIt).toEqual(['src/shop.ts']);
  expect(manifest).toMatchObject({ short_name: shop.name, description: shop.motto });
  expect(manifest.name).toContain(shop.name);
});
