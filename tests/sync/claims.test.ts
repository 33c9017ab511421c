// Steps of a drain that come at the same moment go to the disk together, and none of them suffers from another one's fault.
import { expect, test } from 'vitest';
import { changeClaimed, claimRow, removeSettled } from '#core/device/outbox/claims.ts';
import { readOutbox } from '#core/device/outbox/outbox-rows.ts';
import { isProven, noteProven } from '#core/device/outbox/proven-writes.ts';
import { drain } from '#core/sync/outbox/drain.ts';
import { saveAddress, someAddress } from './support/account-writes.ts';
import { freshPhone } from './support/phone.ts';

const phone = freshPhone();

/** Rows that wait, and a lease for whoever takes them. */
async function waiting(count: number) {
  for (let at = 0; at < count; at++) await phone().raiseEnquiry(`product-${at}`);
  const lease = { holder: 'a drain', until: phone().now + 30_000 };
  const claim = { lease, now: phone().now, abandoned: null };
  const rows = (await readOutbox(phone().database)).flatMap(({ row }) => row ?? []);
  return { rows, claim };
}

/** How often the disk was waited for during `work`. */
async function waitsOf(work: () => Promise<unknown>): Promise<number> {
  const { database } = phone();
  let waits = 0;
  database.close({ disableAutoOpen: false });
  database.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      transaction(...asked) {
        if (asked[1] === 'readwrite') waits++;
        return core.transaction(...asked);
      },
    }),
  });
  await work();
  return waits;
}

test('sixty things that are claimed and settled at once wait for the disk twice, not 120 times', async () => {
  const { rows, claim } = await waiting(60);
  const { database } = phone();
  const waits = await waitsOf(async () => {
    const claimed = await Promise.all(rows.map(({ seq }) => claimRow(database, seq, claim)));
    expect(claimed.map((row) => row?.seq)).toEqual(rows.map(({ seq }) => seq));
    const settled = claimed.map((row) => row && removeSettled(database, row, [], async () => {}));
    expect(await Promise.all(settled)).toEqual(rows.map(() => true));
  });
  expect(waits).toBe(2);
  expect(await readOutbox(database)).toEqual([]);
});

test('what cannot be settled stays as it was, and takes nothing with it that was settled at the same moment', async () => {
  const { rows, claim } = await waiting(3);
  const { database } = phone();
  const claimed = await Promise.all(rows.map(({ seq }) => claimRow(database, seq, claim)));
  const settled = claimed.flatMap((row, at) =>
    row
      ? removeSettled(database, row, [database.deviceState], async () => {
          await database.deviceState.put({ key: `note ${at}`, value: at });
          if (at === 1) throw new Error('a note that cannot be made');
        })
      : [],
  );
  const told = await Promise.allSettled(settled);
  expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await readOutbox(database)).map(({ seq }) => seq)).toEqual([rows[1]?.seq]);
  expect(await database.deviceState.where('key').startsWith('note').primaryKeys()).toEqual([
    'note 0',
    'note 2',
  ]);
});

test('of two that claim the same thing at the same moment one gets it, and the other changes nothing of it', async () => {
  const { rows, claim } = await waiting(1);
  const { database } = phone();
  const seq = rows[0]?.seq ?? 0;
  const other = { ...claim, lease: { ...claim.lease, holder: 'another drain' } };
  const [first, second] = await Promise.all([
    claimRow(database, seq, claim),
    claimRow(database, seq, other),
  ]);
  expect(first?.lease?.holder).toBe('a drain');
  expect(second).toBeNull();
  const foreign = { ...Object(first), lease: other.lease };
  expect(await changeClaimed(database, foreign, { state: 'refused' })).toBe(false);
});

test('what is sent side by side is all proven, also after a restart; only the latest are remembered', async () => {
  const { database } = phone();
  await phone().enter();
  const saved = [1, 2, 3].map(() => saveAddress(database, 'asha', someAddress()));
  const ids = await Promise.all(saved);
  await drain(phone().setup());
  phone().reload();
  for (const id of ids) expect(await isProven(phone().database, id)).toBe(true);
  for (let at = 0; at < 60; at++)
    await noteProven(phone().database, { id: `later-${at}`, uid: null });
  expect(await isProven(phone().database, ids[0] ?? '')).toBe(false);
  expect(await isProven(phone().database, 'later-59')).toBe(true);
});
