// Fetches a picture from the web for the shop's own Storage. Its address may come from anywhere, so only public
// addresses are fetched, none in the network in which functions run.
import { lookup } from 'node:dns';
import { Agent, get, type RequestOptions } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Largest picture accepted, in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
/** For the whole fetch, including redirects. ms */
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/** Addresses outside the public web. Source: IANA, special-purpose address registries. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const),
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
// For IPv6 only the public range, without the ways to IPv4.
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
PRIVATE.addSubnet('2001::', 23, 'ipv6');
PRIVATE.addSubnet('2002::', 16, 'ipv6');

/** Whether an IP address is on the public web. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return PUBLIC_6.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}

/** Like `lookup`, but fails for a name with any address outside the public web. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`no address of ${host}`), '', 0);
    if (!found.every(({ address }) => isPublic(address)))
      return done(new Error(`${host} is not on the public web`), '', 0);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** Fetches a picture, or says why not: `fetchPicture`, or what a test puts in its place. */
export type Fetch = (address: string) => Promise<Buffer>;

const publicWeb = new Agent({ lookup: lookupPublic });

/**
 * The bytes at an https address. Only tests pass an agent.
 * @throws Error with the reason, in words for the merchant, unless the answer is a file of at most 5 MB
 */
export async function fetchPicture(address: string, agent = publicWeb): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (!URL.canParse(address)) throw new Error('it is no web address');
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:') throw new Error('only https is fetched');
    // IP addresses go through no lookup.
    if (isIP(host) && !isPublic(host)) throw new Error(`${host} is not on the public web`);
    const answer = await ask(url, { agent, signal }).catch((error: unknown) => {
      throw signal.aborted ? new Error('it takes longer than 10 seconds') : plain(error, host);
    });
    if (Buffer.isBuffer(answer)) return answer;
    if (!URL.canParse(answer.location, url.href)) throw new Error('it leads to no web address');
    url = new URL(answer.location, url);
  }
  throw new Error('it leads from one address to the next');
}

/** An error of the network in plain words; others have plain words already. */
function plain(error: unknown, host: string): unknown {
  const code: unknown = Reflect.get(Object(error), 'code');
  if (typeof code !== 'string') return error;
  const isUnknown = code === 'ENOTFOUND' || code === 'EAI_AGAIN';
  return new Error(isUnknown ? `there is no site ${host}` : `${host} does not answer (${code})`);
}

function ask(url: URL, how: RequestOptions): Promise<Buffer | { location: string }> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { ...how, headers: { Accept: 'image/*', 'User-Agent': 'shop-pictures' } },
      (reply) => {
        const { statusCode = 0, headers } = reply;
        const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && headers.location;
        if (isRedirect || statusCode !== 200) {
          reply.destroy();
          if (isRedirect) resolve({ location: isRedirect });
          else reject(new Error(`the answer there is ${statusCode}`));
          return;
        }
        const chunks: Buffer[] = [];
        let length = 0;
        reply.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          length += chunk.length;
          if (length > MAX_PICTURE_BYTES) reply.destroy(new Error('it has more than 5 MB'));
        });
        reply.on('end', () => resolve(Buffer.concat(chunks)));
        reply.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}
