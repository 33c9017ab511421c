/** Keeps the demo's name, bank account, telephones and claims out of a real shop: finds what of src/shop.ts is still as it was delivered. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.ts';

/** What is as right for another shop in India as for the demo, or says nothing about a shop. */
const FOR_EVERYBODY = [
  'poweredBy',
  'signInCountries',
  'searchWords',
  'policyTitles',
  'hours',
  'delivery.workingDays',
];

/** Digests of the demo's values by the names of their settings, so that none of the values stands in the code a second time. */
export const DEMO_DIGESTS: Readonly<Record<string, readonly string[]>> = {
  name: ['dc550577da3d'],
  trade: ['d7acd3e87925'],
  motto: ['30d004954eab'],
  site: ['25e73f8717a1'],
  phones: ['ab89896442a1', '57230a3dc331'],
  chatNumber: ['62d1e162b4b4'],
  email: ['d7f24906c182'],
  address: ['f000645ddf75', 'e2265d8b2aae', '8180a12e952d'],
  mapsUrl: ['672dca9757db'],
  'bank.accountName': ['f000645ddf75'],
  'bank.accountNumber': ['7e518e0ae9cc'],
  'bank.ifsc': ['c8b7fb0d5483'],
  'bank.bankName': ['1965822e5371'],
  'bank.branch': ['30fe1daa3cc2'],
  'upi.vpa': ['ed37af01adad'],
  'upi.payeeName': ['f000645ddf75'],
  banners: ['387c60567320', '88f1ef216f4f', 'ea690d96b512'],
  videos: ['a938609c8f8c', 'b387778a1a0e'],
  'claims.rating': ['3baf205ce802'],
  'claims.delivery': ['65006035b1a4'],
  'claims.produce': ['b81683a6a3db'],
  'claims.results': ['c386dab357a5'],
  about: ['bed9af487ae5', '0e77efc44874', '5bde6aa129fa'],
  faqs: ['10858890ad11', 'e6253d1dd1f3', '30eda017b513', '402ece586f65'],
  'policies.privacy-policy': ['9a3de41335e6'],
  'policies.terms-and-condition': ['218783c67e11'],
  'policies.cancellation-policy': ['2f05ddd43cd8'],
  'policies.return-policy': ['e7fe05278029'],
  'delivery.zones': [
    '6cfcb0c0db06',
    '9f85296b71e7',
    '01e827a38ead',
    'a5360e6d4624',
    '8ad9a2b83248',
  ],
};

type Settings = Readonly<Record<string, unknown>>;

/**
 * Digests of a shop's values by the names of their settings: `name`, `bank.ifsc`, `claims.rating`. A list has one for each of its entries, so that none of
 * the demo's hides behind an entry of one's own.
 */
export function valueDigests(shop: Settings): Record<string, string[]> {
  const named = Object.entries(shop).flatMap(([key, value]) =>
    Array.isArray(value) || typeof value !== 'object' || value === null
      ? [[key, value] as const]
      : Object.entries(value).map(([part, inner]) => [`${key}.${part}`, inner] as const),
  );
  return Object.fromEntries(
    named
      .filter(([name]) => !FOR_EVERYBODY.some((it) => name === it || name.startsWith(`${it}.`)))
      .map(([name, value]) => [name, (Array.isArray(value) ? value : [value]).map(digest)]),
  );
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

/** The names of the settings that hold something of the demo's and are not among those confirmed. */
export function demoSettingsIn(shop: Settings, confirmed: readonly string[]): string[] {
  return Object.entries(valueDigests(shop))
    .filter(([name, digests]) => digests.some((it) => DEMO_DIGESTS[name]?.includes(it)))
    .map(([name]) => name)
    .filter((name) => !confirmed.includes(name));
}

/**
 * Lets pass a shop that says nothing of the demo's, or only what its merchant confirmed. `said`: what its merchant has said at the desk, which shoppers read
 * instead; null where that is not known.
 * @throws Problem that names everything else.
 */
export function demandOwnSettings(
  shop: Settings,
  confirmed: readonly string[],
  said: Settings | null = null,
): void {
  const left = demoSettingsIn({ ...shop, ...said }, confirmed);
  if (left.length === 0) return;
  throw new Problem(
    `src/shop.ts, or the shop-… file beside it, still says of your shop what is the demo's: ${left.join(', ')}. Write your own there, or leave a claim empty; what can be changed at /desk/shop counts when it was changed there${said ? '' : ', but your project did not answer what that is'}. What is right for your shop as it stands, add to \`confirmed\` at the top of src/shop.ts, by its name here.`,
  );
}

/**
 * The pictures in this folder, which a browser shows before it installs the shop, that were taken of the demo: backend/screenshots.ts writes into
 * each what was photographed.
 */
export function demoScreenshotsIn(folder: string): string[] {
  return readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file)).includes('screenshot of http://localhost'),
  );
}

/**
 * Lets pass a shop whose pictures are not the demo's, or whose merchant confirmed them as `screenshots`.
 * @throws Problem that says how to take one's own.
 */
export function demandOwnScreenshots(folder: string, confirmed: readonly string[]): void {
  if (confirmed.includes('screenshots') || demoScreenshotsIn(folder).length === 0) return;
  throw new Problem(
    'public/screenshots shows the demo’s products. Once your own are in the shop, run `npx tsx backend/screenshots.ts https://YOUR-DOMAIN` and deploy again. Until then add `screenshots` to `confirmed` at the top of src/shop.ts, or take `screenshots` out of src/web-manifest.ts and delete the folder’s files.',
  );
}
