// The place of a pincode, asked of the running shop, with a fake server for the post's service.
import { randomInt } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { readPostOffices } from '../../backend/pincodes/read-package.ts';
import { ports } from '../../backend/stack/ports.ts';

const HOSTING = 'http://localhost:5000';
const FUNCTION = 'http://127.0.0.1:5001/demo-haat/us-central1/pincode';
const NO_SUCH_PINCODE = { Status: 'Error', PostOffice: null };

let post: Server | undefined;

/** Starts the post's service; returns the addresses that it gets asked for. */
async function startPost(answer: RequestListener): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  post = server;
  await new Promise<void>((listening) => server.listen(ports.postOffice, '127.0.0.1', listening));
  return asked;
}

const saying =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
      .end(JSON.stringify(body));

/** In the post service's format. */
function office(District: string, State: string) {
  return { Name: 'A B.O', BranchType: 'Sub Post Office', District, State, Pincode: '1' };
}

const found = (...offices: unknown[]) => [
  { Message: 'Number of pincode(s) found:1', Status: 'Success', PostOffice: offices },
];

const listed = [...new Set((await readPostOffices()).map(({ p }) => p))];

/** A pincode of the post's directory, which earlier runs on the same emulators have hardly asked for. */
function newPincode(): string {
  return listed[randomInt(listed.length)] ?? '';
}

async function ask(zipcode: string, from = `${HOSTING}/pincode`) {
  const reply = await fetch(`${from}/${zipcode}`);
  const caching = reply.headers.get('Cache-Control');
  return { status: reply.status, caching, body: await reply.json() };
}

afterEach(() => {
  post?.closeAllConnections();
  post?.close();
  post = undefined;
});

const PostOffice = [
  { Name: 'A B.O', District: 'Leh', State: 'Ladakh' },
  { Name: 'A B.O', District: 'Kargil', State: 'Ladakh' },
  { Name: '', District: 'Leh', State: 'Ladakh' },
];
const kept = (seconds: number, body: object) => {
  return { status: 200, caching: `public, max-age=86400, s-maxage=${seconds}`, body };
};
const KNOWN = kept(2_592_000, { Status: 'Success', PostOffice });
const NONE = kept(86_400, NO_SUCH_PINCODE);
const NAMELESS = { ...office('Leh', 'Ladakh'), Name: 7 };
const LEH = found(office('Leh', 'Ladakh'), office('Kargil', 'Ladakh'), NAMELESS);

test.each([
  ['that the post knows comes with names, districts and states of its offices alone', LEH, KNOWN],
  ['that the post does not know is none', [NO_SUCH_PINCODE], NONE],
])('a pincode %s, kept for its time', async (_what, said, answer) => {
  const zipcode = newPincode();
  const asked = await startPost(saying(said));
  for (const from of [undefined, undefined, FUNCTION]) {
    expect(await ask(zipcode, from)).toEqual(answer);
  }
  expect(asked).toEqual([`/pincode/${zipcode}`]);
});

describe('the post that does not answer', () => {
  const failure = { status: 502, caching: 'no-store', body: NO_SUCH_PINCODE };

  test('is a failure where nothing listens, and when it keeps silent, and is asked again the next time', async () => {
    const zipcode = newPincode();
    expect(await ask(newPincode()), 'nothing listens').toEqual(failure);
    const asked = await startPost((_request, response) => {
      if (asked.length > 1) saying(found(office('Diu', 'Daman & Diu')))(_request, response);
    });
    expect(await ask(zipcode)).toEqual(failure);
    expect((await ask(zipcode)).status).toBe(200);
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['a failure', saying(found(office('Diu', 'Daman & Diu')), 500)],
    ['an object', saying({})],
    ['an empty list', saying([])],
    ['success without offices', saying(found())],
    ['offices without a district', saying(found({ State: 'Goa' }))],
    ['a page', (_request, response) => response.end('<html>Busy</html>')],
    ['another address', (_request, response) => response.writeHead(302, { Location: '/' }).end()],
  ] satisfies [string, RequestListener][])(
    'is a failure when it says %s',
    async (_what, answer) => {
      await startPost(answer);
      expect(await ask(newPincode())).toEqual(failure);
    },
  );
});

test('a pincode that cannot be is none, and the post is not asked, so that nobody can have it asked of every number there is', async () => {
  const asked = await startPost(saying(LEH));
  for (const zipcode of ['100000', '199999', '290001']) expect(await ask(zipcode)).toEqual(NONE);
  expect(asked).toEqual([]);
});

test('the post is asked about a pincode that is newer than its directory, too', async () => {
  // Of the army's, so that earlier runs on the same emulators have hardly asked for it.
  const zipcode = String(randomInt(901_000, 1_000_000));
  const asked = await startPost(saying(LEH));
  for (const _ of ['once', 'again']) expect(await ask(zipcode)).toEqual(KNOWN);
  expect(asked).toEqual([`/pincode/${zipcode}`]);
});

test.each(['012345', '12345', '1234567', '12345a', 'x/302001', '%31', ''])(
  '"%s" is no pincode, and the post is not asked',
  async (zipcode) => {
    const asked = await startPost(saying(LEH));
    expect(await ask(zipcode)).toEqual({ status: 400, caching: 'no-store', body: NO_SUCH_PINCODE });
    expect(asked).toEqual([]);
  },
);
