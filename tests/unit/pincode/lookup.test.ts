// The place of a pincode, with and without a network: the table first, then the post.
import { beforeAll, expect, test } from 'vitest';
import type { PlaceAnswer } from '#browser/pincode/pincode.ts';
import { lookUpPlace, prepareTable, usualStatesOf } from '#browser/pincode/pincode.ts';
import { IMPOSSIBLE_PINCODES } from '../../support/known-pincodes.ts';
import { answeringServer, type Reply } from '../answering-server.ts';

/** Nothing listens there: fails at once, as on a phone without any network. */
const NOWHERE = 'http://127.0.0.1:9';
const NEW = '122100';
const GURUGRAM = { city: 'Gurugram', district: 'Gurugram', state: 'Haryana' };
const PLAUSIBLE = { outcome: 'plausible', place: GURUGRAM };

let reply: Reply;
const server = answeringServer(() => reply);
const asked = () => server.asked.map(({ what }) => what.replace('GET ', ''));
beforeAll(() => prepareTable());

function postSays(body: unknown, status = 200) {
  reply = { status, body };
}
const post = (...offices: [District: string, State: string][]) => ({
  Status: 'Success',
  PostOffice: offices.map(([District, State]) => ({ District, State })),
});

async function answersFor(zipcode: string, from = server.origin) {
  const answers: PlaceAnswer[] = [];
  const onPlace = (answer: PlaceAnswer) => answers.push(answer);
  await lookUpPlace(zipcode, { onPlace, signal: new AbortController().signal, shop: from });
  return answers;
}
const found = (source: 'table' | 'post', city: string, state: string, district = city) => {
  return { outcome: 'found', place: { city, district, state }, source, isOnBorder: false };
};
const JAIPUR = found('table', 'Jaipur', 'Rajasthan');
const KRISHNAGIRI = { ...found('post', 'Krishnagiri', 'Tamil Nadu'), isOnBorder: true };
const BENGALURU = found('table', 'Bengaluru', 'Karnataka', 'Bengaluru Urban');

test.each([
  ['302002', 'New Jaipur', 'RAJASTHAN', [JAIPUR, found('post', 'New Jaipur', 'Rajasthan')]],
  // By a former name of its district.
  ['560038', 'Bangalore', 'Karnataka', [BENGALURU]],
  ['560034', 'Krishnagiri', 'Tamil Nadu', [BENGALURU, KRISHNAGIRI]],
])('%s is answered at once; the post says %s, %s', async (zipcode, district, state, answers) => {
  postSays(post([district, state], ['Other', state]));
  expect(await answersFor(zipcode)).toEqual(answers);
  expect(asked()).toEqual([`/pincode/${zipcode}`]);
  expect(await answersFor('302005', NOWHERE), 'without a network').toEqual([JAIPUR]);
});

const FAILURE = { Status: 'Error', PostOffice: null };

test.each([
  ['an empty object', 200, {}],
  ['no such pincode', 200, FAILURE],
  ['an office abroad', 200, post(['Larkana', 'Sindh'])],
  ['a failure with an answer in it', 500, post(['Pune', 'Maharashtra'])],
  ['a login page', 200, '<html>Please sign in</html>'],
])('the table’s answer stays when the reply is %s', async (_what, status, body) => {
  postSays(body, status);
  expect(await answersFor('302003')).toEqual([JAIPUR]);
  expect(asked()).toEqual(['/pincode/302003']);
});

test('a pincode that the table does not know is placed beside its nearest one, until the post says where it is; what that does not know either is asked again', async () => {
  postSays(post(['Rewari', 'Haryana']));
  for (const from of [server.origin, server.origin, NOWHERE])
    expect(await answersFor(NEW, from)).toEqual([PLAUSIBLE, found('post', 'Rewari', 'Haryana')]);
  expect(asked()).toEqual([`/pincode/${NEW}`]);
  postSays(FAILURE);
  for (const from of [server.origin, NOWHERE, server.origin]) {
    expect(await answersFor('122101', from)).toHaveLength(1);
    expect(await answersFor('122199', from)).toMatchObject([{ outcome: 'plausible' }]);
  }
  expect(asked().filter((path) => path.endsWith('122199'))).toHaveLength(2);
});

test('an army pincode is plausible and lies nowhere; the usual states of another are those of its sorting district', async () => {
  expect(await answersFor('900056', NOWHERE)).toEqual([{ outcome: 'plausible', place: undefined }]);
  expect(await usualStatesOf('605000')).toEqual(['Puducherry', 'Tamil Nadu']);
  expect(await usualStatesOf('900056')).toEqual([]);
});

test.each([
  // Offline the table knows that its sorting district is divided.
  ['605102', post(['Villupuram', 'Tamil Nadu']), ['table', true]],
  // The table knows Assam alone, but the post has an office in Meghalaya.
  ['782410', post(['Karbi Anglong', 'Assam'], ['East Khasi Hills', 'Meghalaya']), ['post', true]],
  ['560035', post(['Krishnagiri', 'Tamil Nadu']), ['post', true]],
  ['560036', post(['Bengaluru', 'Karnataka'], ['Kolar', 'Karnataka']), ['table', false]],
])('whether %s is on a border is told with its place', async (zipcode, reply, last) => {
  postSays(reply);
  const told = (await answersFor(zipcode)).at(-1);
  expect(told?.outcome === 'found' && [told.source, told.isOnBorder]).toEqual(last);
});

const SHAPELESS = ['', '12345', '../../x', '3020011'];
test.each([...IMPOSSIBLE_PINCODES, ...SHAPELESS])('"%s" is impossible', async (zipcode) => {
  expect(await answersFor(zipcode)).toEqual([{ outcome: 'impossible' }]);
  expect(asked()).toEqual([]);
});

test('a shopper who typed on is told nothing more', async () => {
  postSays(post(['Elsewhere', 'Rajasthan']));
  const answers: PlaceAnswer[] = [];
  const typing = new AbortController();
  const onPlace = (answer: PlaceAnswer) => {
    answers.push(answer);
    typing.abort();
  };
  await lookUpPlace('302004', { onPlace, signal: typing.signal, shop: server.origin });
  expect(answers).toEqual([JAIPUR]);
});

test('the villages of a pincode are named once the post has answered, without the kind of their offices', async () => {
  const named = (Name: string) => ({ Name, District: 'Jaipur', State: 'Rajasthan' });
  const kinds = ['Jaipur G.P.O.', 'Sirsi B.O', 'Sirsi (Jaipur)', 'Bhankrota SO', 'Pacific'];
  const names = [...kinds, 'x'.repeat(999)];
  postSays({ Status: 'Success', PostOffice: names.map(named) });
  const offices = ['Jaipur', 'Sirsi', 'Bhankrota', 'Pacific'];
  expect(await answersFor('302001')).toEqual([JAIPUR, { ...JAIPUR, offices }]);
});
