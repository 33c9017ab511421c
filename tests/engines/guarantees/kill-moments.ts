// The moments of the order flow at which a browser is killed: each leads there, and says what may be on the phone afterwards. The same as
// tests/journeys/steps/kill-moments.ts has for Chromium, but for the page alone, which no driver kills.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Held, Outcome } from '../../journeys/steps/order-ledger.ts';
import type { Chance } from '../../journeys/steps/seeded.ts';
import type { DemoProduct } from '../../support/demo-products.ts';
import type { SeenRequest } from '../../support/fault-proxy-log.ts';
import { isCommit } from '../../support/sent-requests.ts';
import type { Phone } from '../phone.ts';
import { addToCart, NOT_PLACED, openPayment, RECEIVED, type Shopper } from '../shopper.ts';

export type Scene = {
  phone: Phone;
  shopper: Shopper;
  product: DemoProduct;
  chance: Chance;
  before: Held;
};

/** When the kill is due: what was there before the last press, what may have become of it, and whether the shopper has read that it is there. */
export type Due = { before: Held; outcome: Outcome; wasTold: boolean; note: string };

/** How often each moment comes among twenty kills. In which order, chance says. */
const MOMENTS = {
  'while a piece goes into the cart': { times: 3, lead: adding },
  'while the checkout opens': { times: 2, lead: openingCheckout },
  'after the press of Place Order': { times: 8, lead: pressed },
  'while the order is being sent': { times: 3, lead: sending },
  'while it is being confirmed': { times: 1, lead: confirming },
  'once “Saved on this phone” was read': { times: 2, lead: toldSaved },
  'once “We received your order!” was read': { times: 1, lead: toldPlaced },
} as const;

export type Moment = keyof typeof MOMENTS;

export function dealMoments(chance: Chance): Moment[] {
  const names = Object.keys(MOMENTS) as Moment[];
  return chance.shuffled(names.flatMap((name) => Array<Moment>(MOMENTS[name].times).fill(name)));
}

export function leadTo(moment: Moment, scene: Scene): Promise<Due> {
  return MOMENTS[moment].lead(scene);
}

async function adding(scene: Scene): Promise<Due> {
  const { phone, product, chance, before } = scene;
  setLine(scene, chance.next() < 0.5);
  await phone.tab.goto(before.inCart ? '/cart' : `/product/${product.id}`);
  await phone.tab.sees(product.name);
  cutOff(phone.tab.press(before.inCart ? 'Plus one' : 'Add to Cart'));
  return due(before, 'one more piece', await later(chance, 500));
}

async function openingCheckout(scene: Scene): Promise<Due> {
  setLine(scene, scene.chance.next() < 0.5);
  cutOff(scene.phone.tab.goto('/place-order'));
  return due(scene.before, 'the same', await later(scene.chance, 1_000));
}

async function pressed(scene: Scene): Promise<Due> {
  const { chance } = scene;
  const { before, press } = await leadToPress(scene, chance.next() < 0.5);
  // Some at any time around the press; the others in the very moments in which the page saves.
  if (chance.next() < 0.4) return due(before, 'cart or order', await later(chance, 600));
  await press;
  return due(before, 'cart or order', `${await later(chance, 60)}, once the page had it`);
}

async function sending(scene: Scene): Promise<Due> {
  const { phone, chance } = scene;
  const isNew = isNewOrder(scene);
  // The shop hears of it when the browser is dead already, or has it and its reply trickles.
  const isLate = chance.next() < 0.5;
  const fault = isLate
    ? ({ do: 'delay', ms: 500 } as const)
    : ({ do: 'throttle', bytesPerSecond: 20 } as const);
  phone.network.fault(isNew, fault);
  const { before } = await leadToPress(scene, true);
  await seen(phone, isNew);
  return due(before, 'the order', await later(chance, 150));
}

async function confirming(scene: Scene): Promise<Due> {
  const { phone, chance } = scene;
  const isReadBack = (it: SeenRequest) =>
    it.method === 'GET' && it.url.port === '8080' && isNamedNew(scene, it.url.pathname);
  phone.network.fault(isNewOrder(scene), { do: 'drop-reply' }, 1);
  phone.network.fault(isReadBack, { do: 'delay', ms: 400 });
  const { before } = await leadToPress(scene, true);
  await seen(phone, isReadBack);
  return due(before, 'the order', await later(chance, 200));
}

async function toldSaved(scene: Scene): Promise<Due> {
  const { before } = await leadToPress(scene, false);
  await scene.phone.tab.sees(NOT_PLACED);
  return { before, outcome: 'the order', wasTold: true, note: 'at once' };
}

async function toldPlaced(scene: Scene): Promise<Due> {
  const { before } = await leadToPress(scene, true);
  await scene.phone.tab.sees(RECEIVED, 45_000);
  return { before, outcome: 'the order', wasTold: true, note: 'at once' };
}

/** Everything up to the press; `press` is over when the page has it. */
async function leadToPress(
  scene: Scene,
  isConnected: boolean,
): Promise<{ before: Held; press: Promise<void> }> {
  const { tab } = scene.phone;
  setLine(scene, isConnected);
  if (scene.before.inCart === 0) await addToCart(tab, scene.product);
  else await tab.goto('/cart');
  await openPayment(tab);
  const press = cutOff(tab.press('Place Order'));
  return { before: { ...scene.before, inCart: scene.before.inCart || 1 }, press };
}

function setLine({ phone }: Scene, isConnected: boolean): void {
  if (isConnected) phone.network.join();
  else phone.network.cut();
}

/** What the kill cuts off is not a failure. */
function cutOff(act: Promise<void>): Promise<void> {
  return act.catch(() => undefined);
}

async function later(chance: Chance, mostMs: number): Promise<string> {
  const ms = chance.upTo(mostMs);
  await sleep(ms);
  return `${ms} ms later`;
}

function due(before: Held, outcome: Outcome, note: string): Due {
  return { before, outcome, wasTold: false, note };
}

/** Writes of an order that was not on the phone before. */
function isNewOrder(scene: Scene): (request: SeenRequest) => boolean {
  return (request) => isCommit(request) && isNamedNew(scene, request.body.toString());
}

function isNamedNew({ shopper, before }: Scene, text: string): boolean {
  const [, id] = new RegExp(`users/${shopper.uid}/orders/([0-9a-f]{32})`).exec(text) ?? [];
  return id !== undefined && !before.orders.has(id);
}

async function seen({ network }: Phone, isIt: (it: SeenRequest) => boolean): Promise<void> {
  const by = Date.now() + 45_000;
  while (network.seen(isIt).length === 0) {
    if (Date.now() > by) throw new Error('the order was not sent within 45 s');
    await sleep(5);
  }
}
