// The place of a pincode, with and without a network: the table first, then the post.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  lookUpPlace,
  type PlaceAnswer,
  prepareTable,
} from '../../../src/browser/pincode/pincode.ts';

const UNKNOWN = { outcome: 'unknown' };
/** Nothing listens there: fails at once, as on a phone without any network. */
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
const post = (...offices: [District: string, State: string][]) => ({
  Status: 'Success',
  PostOffice: offices.map(([District, State]) => ({ District, State })),
});

async function answersFor(zipcode: string, from = shop) {
  const answers: PlaceAnswer[] = [];
  const onPlace = (answer: PlaceAnswer) => answers.push(answer);
  await lookUpPlace(zipcode, { onPlace, signal: new AbortController().signal, shop: from });
  return answers;
}
const found = (source: 'table' | 'post', city: string, state: string, district = city) => {
  return { outcome: 'found', place: { city, district, state }, source };
};
const JAIPUR = found('table', 'Jaipur', 'Rajasthan');
const BENGALURU = found('table', 'Bengaluru', 'Karnataka', 'Bengaluru Urban');

test.each([
  ['302002', 'New Jaipur', 'RAJASTHAN', [JAIPUR, found('post', 'New Jaipur', 'Rajasthan')]],
  // By a former name of its district.
  ['560038', 'Bangalore', 'Karnataka', [BENGALURU]],
  ['560034', 'Krishnagiri', 'Tamil Nadu', [BENGALURU, found('post', 'Krishnagiri', 'Tamil Nadu')]],
])('%s is answered at once; the post says %s, %s', async (zipcode, district, state, answers) => {
  postSays(post([district, state], ['Other', state]));
  expect(await answersFor(zipcode)).toEqual(answers);
  expect(asked).toEqual([`/pincode/${zipcode}`]);
  expect(await answersFor('302005', NOWHERE), 'without a network').toEqual([JAIPUR]);
});

const FAILURE = { Status: 'Error', PostOffice: null };

test.each([
  ['an empty object', 200, {}],
  ['no such pincode', 200, FAILURE],
  ['an office abroad', 200, post(['Larkana', 'Sindh'])],
  ['a failure with an answer in it', 500, post(['Pune', 'Maharashtra'])],
  ['a login page', 200, null],
])('the table’s answer stays when the reply is %s', async (_what, status, body) => {
  postSays(body, status);
  if (body === null) reply = { status, type: 'text/html', body: '<html>Please sign in</html>' };
  expect(await answersFor('302003')).toEqual([JAIPUR]);
  expect(asked).toEqual(['/pincode/302003']);
});

test('a pincode that the table does not know is answered by the post, which is asked once only', async () => {
  postSays(post(['Leh', 'Ladakh']));
  for (const from of [shop, shop, NOWHERE])
    expect(await answersFor('199998', from)).toEqual([found('post', 'Leh', 'Ladakh')]);
  expect(asked).toEqual(['/pincode/199998']);
});

test('a pincode that the post does not know either is unknown, as without a network, and is asked again', async () => {
  postSays(FAILURE);
  for (const from of [shop, NOWHERE, shop]) expect(await answersFor(NEW, from)).toEqual([UNKNOWN]);
  expect(asked).toHaveLength(2);
});

test.each(['', '12345', '012345', '../../x', '3020011'])(
  '"%s" is unknown without asking',
  async (zipcode) => {
    expect(await answersFor(zipcode)).toEqual([UNKNOWN]);
    expect(asked).toEqual([]);
  },
);

test('a shopper who typed on is told nothing more', async () => {
  postSays(post(['Elsewhere', 'Rajasthan']));
  const answers: PlaceAnswer[] = [];
  const typing = new AbortController();
  const onPlace = (answer: PlaceAnswer) => {
    answers.push(answer);
    typing.abort();
  };
  await lookUpPlace('302004', { onPlace, signal: typing.signal, shop });
  expect(answers).toEqual([JAIPUR]);
});
