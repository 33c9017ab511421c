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
import { storedSettings } from '../../../backend/stack/stored-settings.ts';
import { contact, money } from '../../../src/shop-contact.ts';
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
  ...['faqs', 'banners', 'videos', 'about'],
  ...['policies.privacy-policy', 'policies.terms-and-condition'],
  ...['policies.cancellation-policy', 'policies.return-policy', 'delivery.zones'],
];

const DEMO = { ...shop, ...contact, ...money, ...pages, ...home, ...texts, delivery };

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

test('a value that was left among one’s own is found: the second telephone, a video, the IFSC of the bank account, a zone', () => {
  const zones = [{ pincodes: ['1'], days: [2, 3] }, delivery.zones[4]];
  const bank = { accountNumber: '5550001', ifsc: money.bank.ifsc };
  const phones = ['+91 90000 00001', contact.phones[1]];
  const own = { phones, videos: [{ id: 'own' }, home.videos[0]], bank, delivery: { zones } };
  expect(demoSettingsIn(own, [])).toEqual(['phones', 'videos', 'bank.ifsc', 'delivery.zones']);
});

test('what the merchant has said at the desk stands in place of the demo’s, unless it is the demo’s as well', () => {
  const said = {
    phones: ['+91 90000 00001'],
    bank: { ...money.bank, accountNumber: '5550001' },
    faqs: [pages.faqs[0], { question: 'Own?', answer: 'Yes.' }],
  };
  const named = ALL.filter((name) => name !== 'phones' && name !== 'bank.accountNumber');
  expect(() => demandOwnSettings(DEMO, named, said)).not.toThrow();
  for (const name of ['faqs', 'bank.ifsc', 'email']) {
    const others = named.filter((it) => it !== name);
    expect(() => demandOwnSettings(DEMO, others, said)).toThrow(name);
  }
  expect(() => demandOwnSettings(DEMO, named)).toThrow('phones');
});

const [video] = home.videos;
const [{ picture, alt, words, category }] = home.banners;
const OWN = ['dQw4w9WgXcQ', 'Harvest', 'Theni'];

test.each([
  ['videos', [...OWN, video.id, video.title, video.by]],
  // Not in threes: phones show what the shop was built with.
  ['videos', OWN.slice(0, 2)],
  ['banners', [picture, picture, alt, words, category]],
])(
  'of what was said at the desk, %s of the demo’s, or half a one, are not one’s own',
  (name, said) => {
    const named = ALL.filter((it) => it !== name);
    expect(() => demandOwnSettings(DEMO, named, storedSettings({ [name]: said }))).toThrow(name);
    const own = name === 'videos' ? OWN : ['a'.repeat(32), 'b'.repeat(32), 'Leaves', 'Fresh', 'x'];
    expect(() => demandOwnSettings(DEMO, named, storedSettings({ [name]: own }))).not.toThrow();
  },
);

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

test('npm run deploy asks the project what its merchant has said at the desk, and refuses the rest by name, before anything is built', async () => {
  const fields = encodeFields({ phones: ['+91 90000 00001'], email: contact.email, videos: OWN });
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
  expect(said).toMatchObject({ code: 1, stdout: '' });
  expect(said.stderr).not.toMatch(/phones|videos|did not answer/);
  const rest = ALL.filter((name) => name !== 'phones' && name !== 'videos');
  for (const name of [...rest, 'src/shop.ts']) expect(said.stderr).toContain(name);
  const nobody = await deploy('127.0.0.1:9');
  expect(nobody.stderr).toContain('your project did not answer');
});

test('the shop’s name stands once in the code, and the manifest and all texts have it from there', () => {
  const files = [...sourceFiles(), 'index.html', 'vite.config.ts', 'public/early-presses.js'];
  const isName = new RegExp(`(?<![\\w-])${shop.name}(?![\\w-])`);
  const withIt = files.filter((file) => isName.test(readFileSync(join(root, file), 'utf8')));
  expect(withIt).toEqual(['src/shop.ts']);
  expect(manifest).toMatchObject({ short_name: shop.name, description: shop.motto });
});
