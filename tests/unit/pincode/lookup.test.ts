// Where a pincode lies, asked with and without a network: the table first, then the post.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  lookUpPlace,
  type PlaceAnswer,
  prepareTable,
} from '../../../src/services/pincode/pincode.ts';

const JAIPUR = { city: 'Jaipur', district: 'Jaipur', state: 'Rajasthan' } as const;
const UNKNOWN: PlaceAnswer = { outcome: 'unknown' };
/** Read at once by a phone that has no network at all: nothing listens there. */
const NOWHERE = 'http://127.0.0.1:9';
/** A pincode that the table does not know. */
const NEW = '199999';

let server: Server;
let shop: string;
let reply: { status: number; type: string; body: string };
let asked: string[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(reply.status, { 'Content-Type': reply.type }).end(reply.body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await prepareTable();
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

function postSays(body: unknown, status = 200) {
  reply = { status, type: 'application/json', body: JSON.stringify(body) };
}

function postFound(District: string, State: string) {
  postSays({
    Status: 'Success',
    PostOffice: [
      { District, State },
      { District: 'Other', State },
    ],
  });
}

async function answersFor(zipcode: string, from = shop): Promise<PlaceAnswer[]> {
  const answers: PlaceAnswer[] = [];
  const { signal } = new AbortController();
  await lookUpPlace(zipcode, { onPlace: (answer) => answers.push(answer), signal, shop: from });
  return answers;
}

const listed = { outcome: 'found', place: JAIPUR, source: 'table' } as const;

describe('a pincode that the table knows', () => {
  test('is answered from the table where there is no network', async () => {
    expect(await answersFor('302001', NOWHERE)).toEqual([listed]);
  });

  test('is answered once when the post says the same', async () => {
    postFound('JAIPUR', 'Rajasthan');
    expect(await answersFor('302001')).toEqual([listed]);
    expect(asked).toEqual(['/pincode/302001']);
  });

  test('keeps its town when the post names the district, also by a former name; not when it names another state', async () => {
    const bengaluru = { city: 'Bengaluru', district: 'Bengaluru Urban', state: 'Karnataka' };
    const listed = { outcome: 'found', place: bengaluru, source: 'table' };
    postFound('Bangalore', 'Karnataka');
    expect(await answersFor('560038')).toEqual([listed]);
    postFound('Krishnagiri', 'Tamil Nadu');
    const place = { city: 'Krishnagiri', district: 'Krishnagiri', state: 'Tamil Nadu' };
    expect(await answersFor('560034')).toEqual([
      listed,
      { outcome: 'found', place, source: 'post' },
    ]);
  });

  test('is answered by the post as well when it says otherwise', async () => {
    postFound('New Jaipur', 'RAJASTHAN');
    const place = { city: 'New Jaipur', district: 'New Jaipur', state: 'Rajasthan' };
    expect(await answersFor('302002')).toEqual([
      listed,
      { outcome: 'found', place, source: 'post' },
    ]);
  });

  test.each([
    ['a login page', 200, 'text/html', '<html>Please sign in</html>'],
    ['an empty object', 200, 'application/json', '{}'],
    ['success without an office', 200, 'application/json', '{"Status":"Success","PostOffice":[]}'],
    ['no such pincode', 200, 'application/json', '{"Status":"Error","PostOffice":null}'],
    ['a failure', 502, 'application/json', '{"Status":"Error","PostOffice":null}'],
    [
      'an office abroad',
      200,
      'application/json',
      '{"Status":"Success","PostOffice":[{"District":"Larkana","State":"Sindh"}]}',
    ],
    [
      'an office without a district',
      200,
      'application/json',
      '{"Status":"Success","PostOffice":[{"District":"NA","State":"Rajasthan"}]}',
    ],
    [
      'a failure with an answer in it',
      500,
      'application/json',
      '{"Status":"Success","PostOffice":[{"District":"Pune","State":"Maharashtra"}]}',
    ],
  ])('keeps the table’s answer when the reply is %s', async (_what, status, type, body) => {
    reply = { status, type, body };
    expect(await answersFor('302003')).toEqual([listed]);
    expect(asked).toEqual(['/pincode/302003']);
  });
});

describe('a pincode that the table does not know', () => {
  test('is answered by the post, which is asked once only', async () => {
    postFound('Leh', 'Ladakh');
    const place = { city: 'Leh', district: 'Leh', state: 'Ladakh' };
    const found = [{ outcome: 'found', place, source: 'post' }];
    expect(await answersFor('199998')).toEqual(found);
    expect(await answersFor('199998')).toEqual(found);
    expect(await answersFor('199998', NOWHERE)).toEqual(found);
    expect(asked).toEqual(['/pincode/199998']);
  });

  test('is unknown when the post does not know it either, and is asked again', async () => {
    postSays({ Status: 'Error', PostOffice: null });
    expect(await answersFor(NEW)).toEqual([UNKNOWN]);
    expect(await answersFor(NEW)).toEqual([UNKNOWN]);
    expect(asked).toHaveLength(2);
  });

  test('is unknown where there is no network', async () => {
    expect(await answersFor(NEW, NOWHERE)).toEqual([UNKNOWN]);
  });
});

test.each(['', '12345', '012345', '../../x', '3020011'])(
  '"%s" is unknown without asking',
  async (zipcode) => {
    postFound('Jaipur', 'Rajasthan');
    expect(await answersFor(zipcode)).toEqual([UNKNOWN]);
    expect(asked).toEqual([]);
  },
);

test('a shopper who typed on is told nothing more', async () => {
  postFound('Elsewhere', 'Rajasthan');
  const answers: PlaceAnswer[] = [];
  const typing = new AbortController();
  const looking = lookUpPlace('302004', {
    onPlace: (answer) => {
      answers.push(answer);
      typing.abort();
    },
    signal: typing.signal,
    shop,
  });
  await looking;
  expect(answers).toEqual([listed]);
});
