/** What the shop's own address answers: never with a stranger's, and never by asking the post for made-up codes. */
import { createServer, get } from 'node:http';
import { readPostOffices } from '../../backend/pincodes/read-package.ts';
import { ports } from '../../backend/stack/ports.ts';
import { HOSTING } from '../functions/paying.ts';
import { countTrue, type Played, requireHonest } from './attack.ts';

const SITEMAP = `http://127.0.0.1:${ports.functions}/demo-haat/us-central1/sitemap`;
const STRANGER = 'evil.example';
const HEADERS = [
  { Host: STRANGER },
  { 'X-Forwarded-Host': STRANGER },
  { 'X-Original-Host': STRANGER },
  { 'X-Forwarded-Server': STRANGER },
  { Forwarded: `host=${STRANGER};proto=https` },
  { Host: STRANGER, 'X-Forwarded-Host': STRANGER, 'X-Forwarded-Proto': 'https' },
];

/** Whoever gets a stranger's address into a page that the CDN keeps, sends everybody there. */
export async function nameForeignHost(): Promise<Played[]> {
  const plain = await ask(`${HOSTING}/sitemap.xml`, {});
  requireHonest(plain.includes(`<loc>${HOSTING}/products</loc>`), 'the sitemap');
  const outcomes: boolean[] = [];
  for (const headers of HEADERS) {
    for (const address of [
      `${HOSTING}/sitemap.xml`,
      SITEMAP,
      `${HOSTING}/`,
      `${HOSTING}/products`,
    ]) {
      outcomes.push((await ask(address, headers)).includes(STRANGER));
    }
  }
  const attack = 'a stranger’s host in requests for the sitemap and for pages';
  return [{ attack, tries: outcomes.length, through: countTrue(outcomes), bound: 0 }];
}

/** Where anybody can have an address of their own, or can run what they wrote. */
const ANYBODYS = [
  /\*\./,
  /(^|[\s;])\*([\s;]|$)/,
  /run\.app/,
  /cloudfunctions\.net/,
  /'unsafe-eval'/,
  /script-src[^;]*'unsafe-inline'/,
];
const DEMANDED = ["frame-ancestors 'none'", "require-trusted-types-for 'script'"];

/** What a page may load and run, as the browser is told with it. */
export async function loadFromAnybody(): Promise<Played[]> {
  const pages = await Promise.all(['/', '/products'].map((path) => fetch(HOSTING + path)));
  const policies = pages.map(({ headers }) => headers.get('Content-Security-Policy') ?? '');
  const outcomes = policies.flatMap((policy) => [
    ...ANYBODYS.map((it) => it.test(policy)),
    ...DEMANDED.map((it) => !policy.includes(it)),
  ]);
  const attack = 'pages that may load from hosts where anybody can have an address, or run text';
  return [{ attack, tries: outcomes.length, through: countTrue(outcomes), bound: 0 }];
}

/** Headers and body of an answer; `fetch` would not send another host. */
function ask(address: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get(address, { headers }, (reply) => {
      let text = reply.rawHeaders.join('\n');
      reply.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      reply.on('end', () => resolve(text));
    });
    request.on('error', reject);
  });
}

const NONE = [
  '012345',
  '12345',
  '1234567',
  '12345a',
  'x/302001',
  '%31',
  '302001%20',
  '..%2f302001',
];

/** Every code that there is not, for which the shop could be made to ask the post. */
export async function askForMadeUpPincodes(): Promise<Played[]> {
  const listed = [...new Set((await readPostOffices()).map(({ p }) => p))];
  const known = new Set(listed);
  const made = Array.from({ length: 900 }, (_, at) => String(100_000 + at * 997))
    .filter((code) => !known.has(code))
    .slice(0, 100);
  let asked = 0;
  // What fails is not kept, so nobody hears later what this server says.
  const post = createServer((_request, response) => {
    asked += 1;
    response.writeHead(500, { Connection: 'close' }).end();
  });
  await new Promise<void>((done) => post.listen(ports.postOffice, '127.0.0.1', done));
  try {
    const codes = [...made, ...NONE];
    for (const code of codes) await (await fetch(`${HOSTING}/pincode/${code}`)).text();
    const attack = 'pincodes that there are not, for which the post is asked';
    const played = { attack, tries: codes.length, through: asked, bound: 0 };
    const some = listed[Math.floor(Math.random() * listed.length)];
    await (await fetch(`${HOSTING}/pincode/${some}`)).text();
    requireHonest(asked > played.through, 'asking the post for a pincode that there is');
    return [played];
  } finally {
    post.closeAllConnections();
    post.close();
  }
}
