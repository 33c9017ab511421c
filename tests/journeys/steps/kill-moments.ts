// The moments of the order flow at which an app is killed: each leads there, and names the states allowed afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoProduct } from '../../support/demo-products.ts';
import type { Fault } from '../../support/fault-proxy-faults.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import {
  addToCart,
  choose,
  heading,
  isOrderWriteOf,
  placeButton,
  RECEIVED,
  UNPLACED,
} from './checkout-journey.ts';
import { expect } from './journey.ts';
import type { KillablePhone } from './killable-phone.ts';
import { type Due, type Held, namesNewOrder, type Outcome } from './order-ledger.ts';
import type { Chance } from './seeded.ts';

type Scene = {
  phone: KillablePhone;
  uid: string;
  product: DemoProduct;
  chance: Chance;
  before: Held;
};

type NotedDue = Due & { note: string };

/** How often each moment comes among 58 kills; otherwise roughly in proportion. `dies`: the whole browser, or the page’s process. */
export const MOMENTS = {
  'while a piece goes into the cart': { times: 6, dies: 'browser', lead: adding },
  'while the checkout opens': { times: 4, dies: 'browser', lead: openingCheckout },
  'after the press of Place Order': { times: 24, dies: 'browser', lead: pressed },
  'after the press, the page alone': { times: 6, dies: 'page', lead: pressed },
  'while the order is being sent': { times: 6, dies: 'browser', lead: sending },
  'while it is being confirmed': { times: 4, dies: 'browser', lead: confirming },
  'once “Saved on this phone” was read': { times: 6, dies: 'browser', lead: toldSaved },
  'once “We received your order!” was read': { times: 2, dies: 'browser', lead: toldPlaced },
} as const;

export type Moment = keyof typeof MOMENTS;

/** Moments for about this many kills, shuffled by chance. */
export function dealMoments(kills: number, chance: Chance): Moment[] {
  const names = Object.keys(MOMENTS) as Moment[];
  const all = names.reduce((sum, name) => sum + MOMENTS[name].times, 0);
  const times = (name: Moment) => Math.max(1, Math.round((MOMENTS[name].times * kills) / all));
  const dealt = chance.shuffled(names.flatMap((name) => Array<Moment>(times(name)).fill(name)));
  return kills < names.length ? dealt.slice(0, kills) : dealt;
}

async function adding({ phone, product, chance, before }: Scene): Promise<NotedDue> {
  setLine(phone, chance.next() < 0.5);
  await phone.page.goto(before.inCart ? '/cart' : `/product/${product.id}`);
  const more = phone.page.getByRole('button', { name: before.inCart ? /^Plus/ : 'Add to Cart' });
  await expect(more).toBeVisible();
  press(more.click({ noWaitAfter: true }));
  return due(before, 'one more piece', await later(chance, 250));
}

async function openingCheckout({ phone, chance, before }: Scene): Promise<NotedDue> {
  setLine(phone, chance.next() < 0.5);
  press(phone.page.goto('/place-order', { waitUntil: 'commit' }));
  return due(before, 'the same', await later(chance, 1_000));
}

async function pressed(scene: Scene): Promise<NotedDue> {
  const { before, hasPressed } = await pressPlaceOrder(scene, scene.chance.next() < 0.5);
  // Some at any time around the press; the others just as the page saves.
  const isAnywhere = scene.chance.next() < 0.4;
  if (!isAnywhere) await hasPressed;
  return due(before, 'cart or order', await later(scene.chance, isAnywhere ? 400 : 60));
}

async function sending(scene: Scene): Promise<NotedDue> {
  const isNew = isNewOrder(scene);
  // Either the shop hears of it after the app's death, or it has the order and its reply trickles.
  const isLate = scene.chance.next() < 0.5;
  const fault: Fault = isLate ? { do: 'delay', ms: 500 } : { do: 'throttle', bytesPerSecond: 20 };
  scene.phone.network.fault(isNew, fault);
  return sent(scene, isNew, 150);
}

async function confirming(scene: Scene): Promise<NotedDue> {
  const isReadBack = (it: SeenRequest) =>
    it.method === 'GET' &&
    it.url.port === '8080' &&
    namesNewOrder(scene.uid, scene.before, it.url.pathname);
  scene.phone.network.fault(isNewOrder(scene), { do: 'drop-reply' }, 1);
  scene.phone.network.fault(isReadBack, { do: 'delay', ms: 400 });
  return sent(scene, isReadBack, 200);
}

/** Presses, and waits until such a request was seen, and up to `mostMs` more. */
async function sent(scene: Scene, isIt: (it: SeenRequest) => boolean, mostMs: number) {
  const { before } = await pressPlaceOrder(scene, true);
  const seen = () => scene.phone.network.seen(isIt).length;
  await expect.poll(seen, { intervals: [5] }).toBeGreaterThan(0);
  return due(before, 'the order', await later(scene.chance, mostMs));
}

async function toldSaved(scene: Scene): Promise<NotedDue> {
  const { before } = await pressPlaceOrder(scene, false);
  await expect(heading(scene.phone.page, UNPLACED)).toBeVisible();
  return { ...due(before, 'the order', 'at once'), wasTold: true };
}

async function toldPlaced(scene: Scene): Promise<NotedDue> {
  const { before } = await pressPlaceOrder(scene, true);
  await expect(heading(scene.phone.page, RECEIVED)).toBeVisible();
  return { ...due(before, 'the order', 'at once'), wasTold: true };
}

/** Everything up to the press, and the press, without waiting for its effect: `hasPressed` resolves when the page has received it. */
async function pressPlaceOrder({ phone, product, before }: Scene, isConnected: boolean) {
  const { page } = phone;
  setLine(phone, isConnected);
  if (before.inCart === 0) await addToCart(page, product);
  await page.goto('/place-order');
  await expect(placeButton(page)).toBeVisible();
  await choose(page, 'Cash on delivery');
  const told = 'tellOfPress';
  let tell = () => {};
  const hasPressed = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.exposeFunction(told, () => tell());
  await page.evaluate((name) => {
    addEventListener('click', () => Reflect.get(window, name)(), { once: true, capture: true });
  }, told);
  press(placeButton(page).click({ noWaitAfter: true }));
  return { before: { ...before, inCart: before.inCart || 1 }, hasPressed };
}

function setLine({ network }: KillablePhone, isConnected: boolean): void {
  if (isConnected) network.join();
  else network.cut();
}

/** An action cut off by the kill is not a failure. */
function press(act: Promise<unknown>): void {
  act.catch(() => undefined);
}

async function later(chance: Chance, mostMs: number): Promise<string> {
  const ms = chance.upTo(mostMs);
  await sleep(ms);
  return `${ms} ms later`;
}

function due(before: Held, outcome: Outcome, note: string): NotedDue {
  return { before, outcome, wasTold: false, note };
}

/** Matches writes of an order that was not on the phone before. */
function isNewOrder({ uid, before }: Scene): (request: SeenRequest) => boolean {
  const isOrder = isOrderWriteOf(uid);
  return (request) => isOrder(request) && namesNewOrder(uid, before, request.body.toString());
}
