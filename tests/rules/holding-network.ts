// A phone whose network holds requests back, against the real Firestore and the shop's rules.
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { readOutbox, readOutboxRow } from '#core/device/outbox/outbox-rows.ts';
import type { Address } from '#core/model/account/address.ts';
import { decodeFields, type PlainFields } from '#core/remote/firestore-values.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { discard } from '#core/sync/outbox/retry-and-discard.ts';
import { writeKinds } from '#core/sync/writes/registry.ts';
import { ASHA } from '../sync/support/account-writes.ts';
import { MORINGA, signInToOrder } from '../sync/support/orders.ts';
import { freshPhone, letTimePass } from '../sync/support/phone.ts';
import { askEmulator, clearDocuments, emulatorHost, openRulesProject } from './rules-emulator.ts';
import { tokenOf } from './token-of.ts';
import { documentName, writeOf } from './whole-write.ts';

export const PROJECT = 'demo-haat-held-back';
const network = globalThis.fetch;
export const phone = freshPhone();

let isHolding = false;
let held: (() => Promise<number>)[] = [];

/** A request as the phone makes it, to this test's own project at the emulator. */
async function send(url: string, init: RequestInit = {}): Promise<Response> {
  const own = (text: string) => text.replaceAll('projects/demo-haat/', `projects/${PROJECT}/`);
  const address = own(url).replace('http://localhost:8080', `http://${emulatorHost()}`);
  const body = typeof init.body === 'string' ? own(init.body) : null;
  const reply = await network(address, { ...init, signal: null, body });
  const text = (await reply.text()).replaceAll(`projects/${PROJECT}/`, 'projects/demo-haat/');
  return new Response(text, { status: reply.status });
}

beforeEach(async () => {
  isHolding = false;
  held = [];
  await openRulesProject(PROJECT);
  await clearDocuments(PROJECT);
  const products = [writeOf(PROJECT, `products/${MORINGA.id}`, { name: 'Moringa', price: 249.5 })];
  await askEmulator(PROJECT, ':commit', { writes: products }, 'owner');
  await signInToOrder(phone());
  const token = tokenOf('asha', PROJECT) ?? '';
  phone().credential = async () => ({ outcome: 'token', token });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!isHolding || !url.endsWith(':commit')) return send(url, init);
    held.push(async () => (await send(url, init)).status);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What is under way is held back; the phone hears nothing of it. `inAll`: requests that are held back by then. */
export async function drainIntoNowhere(inAll = 1): Promise<void> {
  isHolding = true;
  expect(await drain(phone().setup())).toMatchObject({ synced: 0 });
  isHolding = false;
  expect(held).toHaveLength(inAll);
}

/** All that waits arrives, and nothing is refused. */
export async function drainAll(writes: number): Promise<void> {
  letTimePass(phone());
  expect(await drain(phone().setup())).toMatchObject({ synced: writes, sendable: 0 });
  expect(await readOutbox(phone().database)).toEqual([]);
}

/** What was held back comes now; the shop refuses it. */
export async function deliver(): Promise<void> {
  const statuses = await Promise.all(held.map((arrive) => arrive()));
  for (const status of statuses) expect([400, 403, 404, 409]).toContain(status);
}

export async function stored(path: string): Promise<PlainFields | null> {
  const body = { documents: [documentName(PROJECT, path)] };
  const reply = await askEmulator(PROJECT, ':batchGet', body, 'owner');
  const [{ found }] = (await reply.json()) as [{ found?: { fields: unknown } }];
  return found ? decodeFields(found.fields) : null;
}

export async function giveUp(id: string): Promise<void> {
  const seq = (await readOutboxRow(phone().database, id))?.seq ?? -1;
  await discard(phone().database, writeKinds, seq, phone().now);
}

export const pathOf = ({ id }: Address) => `users/asha/addresses/${id}`;
export const profile = (first_name: string) => ({ ...ASHA, first_name });
