// The moments of the order flow at which an app is killed: each leads there, and names the states allowed afterwards.
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoProduct } from '../../support/demo-products.ts';
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
import type { Held, Outcome } from './order-ledger.ts';
import type { Chance } from './seeded.ts';

type Scene = {
  phone: KillablePhone;
  uid: string;
  product: DemoProduct;
  chance: Chance;
  before: Held;
};

/** The state before the last press, its allowed outcome, and whether the shopper has read a confirmation. */
type Due = { before: Held; outcome: Outcome; wasTold: boolean; note: string };

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

async function adding(scene: Scene): Promise<Due> {
  const { phone, product, chance, before } = scene;
  setLine(scene, chance.next() < 0.5);
  await phone.page.goto(before.inCart ? '/cart' : `/product/${product.id}`);
  const more = phone.page.getByRole('button', { name: before.inCart ? /^Plus/ : 'Add to Cart' });
  await expect(more).toBeVisible();
  press(more.click({ noWaitAfter: true }));
  return due(before, 'one more piece', await later(chance, 250));
}

async function openingCheckout(scene: Scene): Promise<Due> {
  setLine(scene, scene.chance.next() < 0.5);
  press(scene.phone.page.goto('/place-order', { waitUntil: 'commit' }));
  return due(scene.before, 'the same', await later(scene.chance, 1_000));
}

async function pressed(scene: Scene): Promise<Due> {
  const isConnected = scene.chance.next() < 0.5;
  const { before, hasPressed } = await pressPlaceOrder(scene, isConnected);
  // Some at any time around the press; the others just as the page saves.
  if (scene.chance.next() < 0.4) {
    return due(before, 'cart or order', await later(scene.chance, 400));
  }
  await hasPressed;
  return due(before, 'cart or order', `${await later(scene.chance, 60)}, once the page had it`);
}

async function sending(scene: Scene): Promise<Due> {
  const { phone, chance } = scene;
  const isNew = isNewOrder(scene);
  // Either the shop hears of it after the app's death, or it has the order and its reply trickles.
  const isLate = chance.next() < 0.5;
  const fault = isLate
    ? ({ do: 'delay', ms: 500 } as const)
    : ({ do: 'throttle', bytesPerSecond: 20 } as const);
  phone.network.fault(isNew, fault);
  const { before } = await pressPlaceOrder(scene, true);
  await seen(phone, isNew);
  return due(before, 'the order', await later(chance, 150));
}

async function confirming(scene: Scene): Promise<Due> {
  const { phone, chance } = scene;
  const isNew = isNewOrder(scene);
  const isReadBack = (it: SeenRequest) =>
    it.method === 'GET' && it.url.port === '8080' && isNamedNew(scene, it.url.pathname);
  phone.network.fault(isNew, { do: 'drop-reply' }, 1);
  phone.network.fault(isReadBack, { do: 'delay', ms: 400 });
  const { before } = await pressPlaceOrder(scene, true);
  await seen(phone, isReadBack);
  return due(before, 'the order', await later(chance, 200));
}

async function toldSaved(scene: Scene): Promise<Due> {
  const { before } = await pressPlaceOrder(scene, false);
  await expect(heading(scene.phone.page, UNPLACED)).toBeVisible();
  return { before, outcome: 'the order', wasTold: true, note: 'at once' };
}

async function toldPlaced(scene: Scene): Promise<Due> {
  const { before } = await pressPlaceOrder(scene, true);
  await expect(heading(scene.phone.page, RECEIVED)).toBeVisible({ timeout: 45_000 });
  return { before, outcome: 'the order', wasTold: true, note: 'at once' };
}

type Press = {
  /** The state before the press. */
  before: Held;
  /** Resolves when the page has received the press. */
  hasPressed: Promise<void>;
};

/** Everything up to the press, and the press, without waiting for its effect. */
async function pressPlaceOrder(scene: Scene, isConnected: boolean): Promise<Press> {
  const { page } = scene.phone;
  setLine(scene, isConnected);
  if (scene.before.inCart === 0) await addToCart(page, scene.product);
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
  return { before: { ...scene.before, inCart: scene.before.inCart || 1 }, hasPressed };
}

function setLine({ phone }: Scene, isConnected: boolean): void {
  if (isConnected) phone.network.join();
  else phone.network.cut();
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

function due(before: Held, outcome: Outcome, note: string): Due {
  return { before, outcome, wasTold: false, note };
}

/** Matches writes of an order that was not on the phone before. */
function isNewOrder(scene: Scene): (request: SeenRequest) => boolean {
  const isOrder = isOrderWriteOf(scene.uid);
  return (request) => isOrder(request) && isNamedNew(scene, request.body.toString());
}

function isNamedNew({ uid, before }: Scene, text: string): boolean {
  const [, id] = new RegExp(`users/${uid}/orders/([0-9a-f]{32})`).exec(text) ?? [];
  return id !== undefined && !before.orders.has(id);
}

async function seen({ network }: KillablePhone, isIt: (it: SeenRequest) => boolean) {
  const by = Date.now() + 45_000;
  while (network.seen(isIt).length === 0) {
    if (Date.now() > by) throw new Error('the order was not sent within 45 s');
    await sleep(5);
  }
}
