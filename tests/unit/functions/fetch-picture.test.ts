// Pictures in a merchant's text that are not in Storage are found, fetched from the public web by https alone, and replaced.
import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as fetching from '../../../backend/functions/src/catalogue/fetch-picture.ts';
import * as texts from '../../../backend/functions/src/catalogue/text-pictures.ts';

const { fetchPicture, isPublic, MAX_PICTURE_BYTES } = fetching;
const { foreignPictures, withPictures } = texts;

/** A pre-shared key in place of a certificate. */
const psk = Buffer.alloc(16, 7);
const tls = { ciphers: 'PSK', minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' } as const;
const picture = Buffer.from('a picture');
const MOVED: Record<string, string> = {
  moved: '/picture',
  around: '/around',
  inside: 'https://169.254.169.254/',
  plain: 'http://pictures.example/',
  nowhere: 'https://',
};
let asked = 0;

const server = createServer({ ...tls, pskCallback: () => psk }, ({ url = '' }, reply) => {
  asked += 1;
  const [, path = '', length] = url.split('/');
  if (path === 'picture') reply.end(picture);
  else if (path === 'zeros') reply.end(Buffer.alloc(Number(length)));
  else if (MOVED[path]) reply.writeHead(302, { Location: MOVED[path] }).end();
  else reply.writeHead(404).end();
});
const web = new Agent({
  ...tls,
  pskCallback: () => ({ psk, identity: 'shop' }),
  checkServerIdentity: () => undefined,
  // Every name resolves to the server above.
  lookup: (_host, { all }, done) =>
    all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
});
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `https://pictures.example:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  web.destroy();
  server.close();
});

test('a picture of at most 5 MB comes, also from where it was moved to', async () => {
  for (const path of ['picture', 'moved'])
    expect(await fetchPicture(`${origin}/${path}`, web)).toEqual(picture);
  const largest = await fetchPicture(`${origin}/zeros/${MAX_PICTURE_BYTES}`, web);
  expect(largest).toHaveLength(MAX_PICTURE_BYTES);
});

test.each([
  [`/zeros/${MAX_PICTURE_BYTES + 1}`, 'it has more than 5 MB'],
  ['/gone', 'the answer there is 404'],
  ['/around', 'it leads from one address to the next'],
  ['/inside', '169.254.169.254 is not on the public web'],
  ['/plain', 'only https is fetched'],
  ['/nowhere', 'it leads to no web address'],
])('%s is given up: %s', async (path, why) => {
  await expect(fetchPicture(origin + path, web)).rejects.toThrow(why);
});

test('what the network says is told in plain words', async () => {
  const error = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
  const nameless = new Agent({ lookup: (_host, _options, done) => done(error, '', 0) });
  const fetched = (address: string, agent = web) => fetchPicture(address, agent);
  await expect(fetched('https://old.example/a.jpg', nameless)).rejects.toThrow(
    'there is no site old.example',
  );
  await expect(fetched('https://pictures.example:1/')).rejects.toThrow(
    'pictures.example does not answer (ECONNREFUSED)',
  );
  await expect(fetched('https://')).rejects.toThrow('it is no web address');
});

test('nothing is asked of this machine, nor of networks of one’s own, of the provider and of nobody', async () => {
  const before = asked;
  const port = new URL(origin).port;
  for (const host of ['127.0.0.1', '[::1]', 'localhost', '2130706433', '[::ffff:127.0.0.1]']) {
    const fetched = fetchPicture(`https://${host}:${port}/picture`);
    await expect(fetched, host).rejects.toThrow('is not on the public web');
  }
  expect(asked).toBe(before);
  const own = `10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1
    255.255.255.255 ::1 :: fd00::1 fe80::1 ff02::1 ::ffff:10.0.0.1 64:ff9b::a00:1 2002:a00:1::1`;
  expect(own.split(/\s+/).filter(isPublic)).toEqual([]);
  expect(['8.8.8.8', '172.32.0.1', '2a00:1450:4001::200e'].filter(isPublic)).toHaveLength(3);
});

const DATA = 'data:image/png;base64,iVBORw0KGgo=';
const OWN = 'http://localhost:9199/v0/b/demo-haat.appspot.com/o/pictures%2Fab?alt=media';
const TEXT = `<p style="color:red">See <a href="https://web.example/a">it</a></p>
<IMG SRC='https://web.example/a?w=1&amp;h=2' alt="a > b"><img src="${DATA}"><img src="${DATA}">
<img src="${OWN}"><img alt="none">`;

test('those of the web and those that an editor wrote into the text are found, each once, and replaced wherever they stand, and nothing else changes', () => {
  const found = foreignPictures(TEXT);
  expect(found).toEqual(['https://web.example/a?w=1&h=2', DATA]);
  const changed = withPictures(TEXT, new Map(found.map((it, at) => [it, `${OWN}$&${at}`])));
  const [web, data] = [`'https://web.example/a?w=1&amp;h=2'`, `"${DATA}"`];
  const wanted = TEXT.replace(web, () => `'${OWN}$&0'`).replaceAll(data, () => `"${OWN}$&1"`);
  expect(changed).toBe(wanted);
  expect(foreignPictures(changed)).toEqual([]);
});
