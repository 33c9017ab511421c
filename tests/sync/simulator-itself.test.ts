// Tries the simulator on shops broken on purpose: it has to find each of them out.
import { expect, test } from 'vitest';
import { mintId } from '#engine/lib/identifiers.ts';
import type { DrainSetup } from '#engine/outbox/drain.ts';
import type { Failing } from './simulator/judge.ts';
import { laterKinds } from './simulator/later-version.ts';
import { simulate } from './simulator/simulate.ts';
import type { Spoiling } from './simulator/world.ts';

const SEED = 21;
const TIMEOUT_MS = 10 * 60_000;

type Commit = DrainSetup['remote']['commit'];

function withCommit(
  commit: (...asked: [...Parameters<Commit>, DrainSetup]) => ReturnType<Commit>,
): Spoiling {
  const remote = (setup: DrainSetup) => ({
    ...setup.remote,
    commit: (...asked: Parameters<Commit>) => commit(...asked, setup),
  });
  return { spoil: (setup) => ({ ...setup, remote: remote(setup) }) };
}

/** Takes any 200 for the shop's own word. */
const credulous = withCommit(async (write, token, setup) => {
  const real = globalThis.fetch;
  let isOk = false;
  globalThis.fetch = async (input, init) => {
    const reply = await real(input, init);
    isOk = reply.status === 200;
    return reply;
  };
  const answer = await setup.remote.commit(write, token).finally(() => {
    globalThis.fetch = real;
  });
  return isOk ? { kind: 'ok', value: null } : answer;
});
/** Makes a new document of every attempt. */
const forgetful = withCommit((write, token, setup) =>
  setup.remote.commit({ ...write, path: write.path.replace(/[^/]+$/, mintId()) }, token),
);
/** Takes a row out of the outbox before sending it. */
const hasty = withCommit(async (write, token, setup) => {
  const id = write.path.slice(write.path.lastIndexOf('/') + 1);
  await setup.database.outbox.where('id').equals(id).delete();
  return setup.remote.commit(write, token);
});
/** Sends signed-out shoppers' writes with the token of the account that is signed in. */
const careless = withCommit(async (write, token, setup) => {
  const key = token === null && setup.account ? await setup.credential(setup.account, false) : null;
  return setup.remote.commit(write, key?.outcome === 'token' ? key.token : token);
});
/** Sends changes without their fence, so that a delayed one overwrites a newer one. */
const fenceless = withCommit(({ fence: _, ...write }, token, setup) =>
  setup.remote.commit(write, token),
);
/** Takes back nothing that the shopper gives up. */
const stubborn: Spoiling = {
  kinds: Object.fromEntries(
    Object.entries(laterKinds).map(([kind, it]) => [kind, { ...it, cancellation: () => null }]),
  ),
};

const NAMED = 'under another’s name';
const ALIVE = 'given up and yet alive';

// One lie shows in several ways; chance decides which a schedule meets first.
test.for<[string, Spoiling, Failing[]]>([
  ['takes every 200 for proof', credulous, ['falsely confirmed']],
  ['mints a new id for every attempt', forgetful, ['doubled', NAMED, 'falsely confirmed']],
  ['takes rows out before they are sent', hasty, ['lost', 'falsely confirmed']],
  ['sends a visitor’s words under a name', careless, [NAMED]],
  ['sends changes without a fence', fenceless, ['out of order', ALIVE, 'falsely confirmed']],
  ['never takes back what was given up', stubborn, [ALIVE, 'out of order']],
])(
  'a shop that %s is found out, with a schedule that does the honest shop no harm',
  { timeout: TIMEOUT_MS },
  async ([, spoiling, failings]) => {
    const wanted = { schedules: 600, seed: SEED, shrinkMs: 0 };
    const { failure } = await simulate({ ...wanted, spoiling });
    expect(failings).toContain(failure?.failing);
    expect(failure?.schedule).toContain('press');
    expect(failure?.replay).toContain(`--seed ${SEED} --path`);
    const path = failure?.path ?? '';
    expect((await simulate({ ...wanted, path })).failure).toBeNull();
  },
);

test(
  'a schedule that showed a fault shows it again when its path is played',
  async () => {
    const wanted = { schedules: 600, seed: SEED, spoiling: forgetful, shrinkMs: 2_000 };
    const { failure } = await simulate(wanted);
    const again = await simulate({ ...wanted, path: failure?.path ?? '' });
    expect(again.failure?.schedule).toBe(failure?.schedule);
  },
  TIMEOUT_MS,
);
