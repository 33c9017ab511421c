/** Files that are something else than they say, sent to where customers attach theirs, and how a stranger gets at one. */
import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { mintId } from '#core/model/identifiers.ts';
import { FILES, fileAddress, filesBelow, removeFile } from '../support/storage-server.ts';
import { comesTrue, countTrue, type Played, requireHonest } from './attack.ts';

const FOLDER = 'service-documents';
/** Where a file may come to lie, whatever its name became on the way; under an id of its own in the merchant's folders. */
const PLACES = [
  () => FOLDER,
  () => '/',
  (id: string) => `products/${id}`,
  (id: string) => `documents/${id}`,
];
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

type Upload = {
  what: string;
  /** Its name, from an id that nobody else has. */
  named?: (id: string) => string;
  content: Buffer;
  /** What the sender says of it beside its type. */
  notes?: object;
  headers?: Record<string, string>;
};
/** The id in its name, and how Storage answered; null where it refused. */
type Sent = { what: string; id: string; reply: { name: string; downloadTokens?: string } | null };

const picture = () => Buffer.concat([PNG, randomBytes(500)]);
/** Nothing of it is like anything else, so that its beginning alone cannot be unpacked. */
const page = () =>
  Buffer.from(`<!doctype html><script>alert(1)</script>${randomBytes(60_000).toString('hex')}`);

const FALSE_FILES: readonly Upload[] = [
  { what: 'a page', content: page() },
  { what: 'a packed page', content: gzipSync(page()) },
  {
    what: 'a packed page to be unpacked',
    content: gzipSync(page()),
    notes: { contentEncoding: 'gzip' },
  },
  {
    what: 'a packed page, unpacked on the way',
    content: gzipSync(page()),
    headers: { 'Content-Encoding': 'gzip' },
  },
  {
    what: 'a picture offered as a page',
    content: picture(),
    notes: { contentDisposition: 'attachment; filename="page.html"' },
  },
  {
    what: 'a picture called a page',
    content: picture(),
    notes: { contentDisposition: "inline; filename*=utf-8''page.html" },
  },
  {
    what: 'a picture that everybody keeps',
    content: picture(),
    notes: { cacheControl: 'public, max-age=31536000' },
  },
  { what: 'a picture with a language', content: picture(), notes: { contentLanguage: 'hi' } },
  { what: 'a picture of another type', content: picture(), notes: { contentType: 'text/html' } },
  { what: 'two slashes', content: picture(), named: (id) => `${FOLDER}//${id}` },
  { what: 'two slashes before', content: picture(), named: (id) => `//${FOLDER}/${id}` },
  { what: 'a slash before', content: picture(), named: (id) => `/${FOLDER}/${id}` },
  { what: 'a folder of its own', content: picture(), named: (id) => `${FOLDER}/${id}/page.html` },
  { what: 'a way out of the folder', content: picture(), named: (id) => `${FOLDER}/../${id}` },
  { what: 'among the products', content: picture(), named: (id) => `products/${id}` },
  { what: 'among the documents', content: picture(), named: (id) => `documents/${id}` },
];

/** Each is sent, and looked for once the shop's check has had its time. */
export async function sendFalseFiles(): Promise<Played[]> {
  const honest = await send({ what: 'a picture', content: picture() });
  const sent = await Promise.all(FALSE_FILES.map(send));
  try {
    const left = async () => {
      const names = await namesOf(sent);
      return sent.filter(({ id }) => names.some((name) => name.includes(id)));
    };
    await comesTrue(async () => (await left()).length === 0);
    await comesTrue(async () => !(await isReadable(honest)));
    const stays = await left();
    const read = await Promise.all([honest, ...sent].map(isReadable));
    requireHonest((await namesOf([honest])).length === 1, 'a picture');
    return [
      {
        attack:
          'files that are left after the check: packed pages, names and notes of the sender’s',
        tries: sent.length,
        through: stays.length,
        bound: 0,
        note: stays.map(({ what }) => what).join(', '),
      },
      {
        attack:
          'files that the public can read, by their name or the link that the sender was told',
        tries: read.length,
        through: countTrue(read),
        bound: 0,
      },
    ];
  } finally {
    for (const name of await namesOf([honest, ...sent])) await removeFile(name);
  }
}

/** The names of stored files that were sent here, wherever they lie. */
async function namesOf(sent: readonly Sent[]): Promise<string[]> {
  const places = new Set(sent.flatMap(({ id }) => PLACES.map((placeOf) => placeOf(id))));
  const files = await Promise.all([...places].map(filesBelow));
  return files
    .flat()
    .map(({ name }) => name)
    .filter((name) => sent.some(({ id }) => name.includes(id)));
}

async function send({
  what,
  named = (id) => `${FOLDER}/${id}`,
  content,
  notes,
  headers,
}: Upload): Promise<Sent> {
  const id = mintId();
  const name = named(id);
  const type = 'image/png';
  const described = JSON.stringify({ name, contentType: type, ...notes });
  const parts = [
    `--part\r\nContent-Type: application/json\r\n\r\n${described}\r\n`,
    `--part\r\nContent-Type: ${type}\r\n\r\n`,
    content,
    '\r\n--part--',
  ];
  const body = Buffer.concat((notes ? parts : [content]).map((part) => Buffer.from(part)));
  const asParts = {
    'X-Goog-Upload-Protocol': 'multipart',
    'Content-Type': 'multipart/related; boundary=part',
  };
  const reply = await fetch(`${FILES}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { ...(notes ? asParts : { 'Content-Type': type }), ...headers },
    body,
  });
  const text = await reply.text();
  if (reply.status >= 500) throw new Error(`${name}: ${reply.status} ${text}`);
  return { what, id, reply: reply.ok ? (JSON.parse(text) as Sent['reply']) : null };
}

async function isReadable({ reply }: Sent): Promise<boolean> {
  if (!reply) return false;
  const address = fileAddress(reply.name);
  const link = `${address}&token=${reply.downloadTokens}`;
  const answers = await Promise.all([address, link].map((it) => fetch(it)));
  return answers.some(({ ok }) => ok);
}
