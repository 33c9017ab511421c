/** An attacker who gets a foreign host into a page that the CDN caches sends everybody there. */
import { get } from 'node:http';
import { ports } from '../../backend/stack/ports.ts';
import { HOSTING } from '../functions/paying.ts';
import type { Played } from './attack.ts';

const SITEMAP = `http://127.0.0.1:${ports.functions}/demo-haat/us-central1/sitemap`;
const ASKED = [`${HOSTING}/sitemap.xml`, SITEMAP, `${HOSTING}/`, `${HOSTING}/products`];
const STRANGER = 'evil.example';
const HEADERS = [
  { Host: STRANGER },
  { 'X-Forwarded-Host': STRANGER },
  { 'X-Original-Host': STRANGER },
  { 'X-Forwarded-Server': STRANGER },
  { Forwarded: `host=${STRANGER};proto=https` },
  { Host: STRANGER, 'X-Forwarded-Host': STRANGER, 'X-Forwarded-Proto': 'https' },
];

export async function nameForeignHost(): Promise<Played[]> {
  const plain = await ask(`${HOSTING}/sitemap.xml`, {});
  if (!plain.includes(`<loc>${HOSTING}/products</loc>`)) throw new Error('there is no sitemap');
  const tries = HEADERS.flatMap((headers) => ASKED.map((address) => ask(address, headers)));
  const through = (await Promise.all(tries)).filter((it) => it.includes(STRANGER)).length;
  const attack = 'a stranger’s host in requests for the sitemap and for pages';
  return [{ attack, tries: tries.length, through, bound: 0 }];
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
