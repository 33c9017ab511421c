// A session in which hardly any reply comes back: each write meets its own network faults, and is one document with one effect.
import type { Page } from 'playwright/test';
import {
  type DemoProduct,
  makeProduct,
  piecesLeft,
  unmakeProduct,
} from '../../support/demo-products.ts';
import { everythingOnDevice } from '../../support/device-storage.ts';
import type { FaultProxy } from '../../support/fault-proxy.ts';
import { noteTally } from '../../support/note-tally.ts';
import { documentOf, isCommit } from '../../support/sent-requests.ts';
import { enquiriesAbout } from '../../support/shop-server.ts';
import { add, addressesOf, HOME, openAddresses } from '../steps/address-journey.ts';
import {
  addToCart,
  choose,
  heading,
  ordersOf,
  placeButton,
  RECEIVED,
  test,
  UNPLACED,
} from '../steps/checkout-journey.ts';
import { untrue, watchConfirmations } from '../steps/confirmations.ts';
import { messagesWith, newMark, pressSend, writeMessage } from '../steps/contact-journey.ts';
import { countOff } from '../steps/count-off.ts';
import { raiseEnquiry } from '../steps/enquiry-journey.ts';
import { expect } from '../steps/journey.ts';
import { Chance, seedOfRun } from '../steps/seeded.ts';

const FAULTS = {
  lost: { do: 'drop-reply' },
  reset: { do: 'drop-request' },
  twice: { do: 'twice' },
  /** The app has given up by then. Source: SEND_TIMEOUT_MS. */
  late: { do: 'late-reply', ms: 20_000 },
} as const;
type Kind = keyof typeof FAULTS;

/** For each of twelve writes what happens to its first attempts; every later one goes well. */
const PACK: readonly (readonly Kind[])[] = [
  ['lost'],
  ['lost', 'lost'],
  ['lost', 'lost'],
  ['lost', 'reset'],
  ['reset', 'lost'],
  ['reset', 'lost'],
  ['reset', 'twice'],
  ['twice'],
  ['twice'],
  ['lost', 'twice'],
  ['late'],
  ['late', 'lost'],
];

/** Deals the shuffled pack to the documents that are written from now on, each on its first attempt; returns who met what. */
function dealNetworkFaults(network: FaultProxy, chance: Chance): Map<string, Kind[]> {
  const left = chance.shuffled(PACK).map((hand) => [...hand]);
  const hands = new Map<string, Kind[]>();
  const met = new Map<string, Kind[]>();
  for (const kind of ['lost', 'reset', 'twice', 'late'] as const) {
    network.fault((seen) => {
      const name = isCommit(seen) ? documentOf(seen) : '';
      if (!name) return false;
      const hand = hands.get(name) ?? left.shift() ?? [];
      hands.set(name, hand);
      if (hand[0] !== kind) return false;
      hand.shift();
      met.set(name, [...(met.get(name) ?? []), kind]);
      return true;
    }, FAULTS[kind]);
  }
  return met;
}

type Round = { addressee: string; mark: string; soldOut: DemoProduct };

const ADDRESSEES = [HOME.name, 'Ravi Rao', 'Mira Rao'];
/** Every round writes an address, an order, a message and an enquiry. */
const WRITES = ADDRESSEES.length * 4;

test('twelve writes whose replies are lost, late, reset or doubled are twelve documents, and three orders take three pieces', async ({
  page,
  network,
  product,
  complaints,
}) => {
  test.slow(true, 'three rounds of four writes, each with faults and backoffs');
  complaints.expectFailedRequests();
  const seed = seedOfRun();
  test.info().annotations.push({ type: 'seed', description: `HAAT_SEED=${seed}` });
  const rounds = await Promise.all(
    ADDRESSEES.map(async (addressee) => {
      return { addressee, mark: newMark(), soldOut: await makeProduct(0) };
    }),
  );
  try {
    const uid = await openAddresses(page);
    const sightings = await watchConfirmations(page);
    const met = dealNetworkFaults(network, new Chance(seed));
    for (const round of rounds) await writeEverything(page, product, round);
    await expect
      .poll(async () => (await everythingOnDevice(page)).outbox, {
        timeout: 90_000,
        message: `${seed}`,
      })
      .toEqual([]);
    await page.goto('/orders');
    await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(3);

    const found = [
      (await addressesOf(uid)).length,
      (await ordersOf(uid)).length,
      ...(await Promise.all(
        rounds.flatMap(({ mark, soldOut }) => [
          messagesWith(mark).then(({ length }) => length),
          enquiriesAbout(soldOut.id).then(({ length }) => length),
        ]),
      )),
    ];
    const wanted = [3, 3, ...rounds.flatMap(() => [1, 1])];
    const taken = async () => product.quantity - (await piecesLeft(product));
    await expect.poll(taken, { message: 'pieces put aside' }).toBeGreaterThanOrEqual(3);
    const tally = {
      repetitions: WRITES,
      ...countOff([...found, await taken()], [...wanted, 3]),
      falselyConfirmed: untrue(await sightings(), network).length,
    };
    noteTally({ promise: 'lost-reply', ...tally });
    const hands = [...met].map(([name, faults]) => `${name}:${faults}`).join('\n');
    expect(tally, `seed ${seed}\n${hands}`).toEqual({
      repetitions: WRITES,
      lost: 0,
      doubled: 0,
      falselyConfirmed: 0,
    });
    expect(met.size, 'writes that met a fault').toBe(PACK.length);
  } finally {
    await Promise.all(rounds.map(({ soldOut }) => unmakeProduct(soldOut)));
  }
});

async function writeEverything(page: Page, product: DemoProduct, round: Round): Promise<void> {
  await page.goto('/profile/addresses');
  await add(page, { ...HOME, name: round.addressee });
  await addToCart(page, product);
  await page.goto('/place-order');
  await choose(page, 'Cash on delivery');
  await placeButton(page).click();
  await expect(heading(page, RECEIVED).or(heading(page, UNPLACED))).toBeVisible();
  await page.goto('/contact-us');
  await writeMessage(page, round.mark);
  await pressSend(page);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  await raiseEnquiry(page, round.soldOut);
}
