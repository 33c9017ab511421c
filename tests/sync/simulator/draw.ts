// Draws schedules by chance. Each has a subject, so that what belongs together meets often: few kinds of presses, many faults.
import fc from 'fast-check';
import {
  type Act,
  CLOSABLE,
  ODD_ROWS,
  type Schedule,
  type Small,
  type SmallAct,
  TOKEN_TROUBLES,
} from './acts.ts';
import { FAULTS, type Fault } from './network.ts';
import { PRESSES, type PressKind } from './presses.ts';
import { ACCOUNTS, type Account, type Page, PRICES, type ProductName } from './world.ts';

type Weighted<T> = { weight: number; arbitrary: fc.Arbitrary<T> };

const pick = fc.nat(7);
const one = <T>(...of: readonly T[]) => fc.constantFrom(...of);
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>): Weighted<T> => ({
  weight,
  arbitrary,
});

const settling: fc.Arbitrary<SmallAct> = fc.record({
  act: one('discard', 'retry', 'accept', 'accept'),
  pick,
});
const clock: fc.Arbitrary<SmallAct> = fc.record({
  act: fc.constant('clock' as const),
  hours: one(0, 1, 24, -24, 25, -1, -48),
});
const price: fc.Arbitrary<SmallAct> = fc
  .record({ of: one(...(Object.keys(PRICES) as ProductName[])), by: one(20, 20, -20, null) })
  .map(({ of, by }) => ({ act: 'price', of, rupees: by === null ? null : PRICES[of] + by }));
const enter: fc.Arbitrary<SmallAct> = fc.record({
  act: fc.constant('sign-in' as const),
  who: one(...ACCOUNTS),
});
const late: fc.Arbitrary<SmallAct> = fc.constant({ act: 'late ones arrive' as const });
const restart: fc.Arbitrary<SmallAct> = fc.constant({ act: 'restart' as const });
const page: fc.Arbitrary<Page> = fc.record({
  locks: one('patient', 'patient', 'impatient', 'none'),
});
const fault: fc.Arbitrary<Fault> = fc.oneof(
  often(1, fc.constant<Fault>('none')),
  often(2, one(...FAULTS)),
);
const pages = fc.oneof(
  often(3, fc.array(page, { minLength: 1, maxLength: 1 })),
  often(2, fc.array(page, { minLength: 2, maxLength: 4 })),
);

function pressing(kinds: readonly PressKind[]): fc.Arbitrary<SmallAct> {
  return fc.record({
    act: fc.constant('press' as const),
    kind: one(...kinds),
    pick,
    twice: fc.boolean(),
    killAfter: fc.oneof(often(9, fc.constant(null)), often(1, fc.nat(12))),
  });
}

/** Several faults in a row, as they come where a network dies after the shop has heard: nothing is known afterwards. */
const BLIND: Fault[][] = [
  ['reply lost', 'never arrived'],
  ['none', 'reply lost', 'never arrived'],
  ['none', 'late', 'never arrived'],
  ['late', 'none'],
  ['never arrived'],
  ['none', 'false {}', 'captive portal'],
  ['slow way', 'slow way', 'slow way'],
  ['slow reply', 'slow way', 'reply lost', 'never arrived'],
];
const faults = fc.oneof(
  often(3, fc.array(fault, { minLength: 1, maxLength: 8, size: 'max' })),
  often(2, one(...BLIND)),
  often(1, fc.constant<Fault[]>([])),
);

function draining(kinds: readonly PressKind[]): fc.Arbitrary<Act> {
  const small: fc.Arbitrary<SmallAct> = fc.oneof(
    often(6, settling),
    often(2, pressing(kinds)),
    often(2, clock),
    often(3, restart),
    often(1, enter),
    often(2, late),
    often(3, price),
  );
  const during = fc.record({ after: fc.nat(40), small });
  return fc.record({
    act: fc.constant('drain' as const),
    pages,
    ignoreBackoff: fc.boolean(),
    faults,
    meanwhile: fc.oneof(
      often(3, fc.constant<Small[]>([])),
      often(2, fc.array(during, { minLength: 1, maxLength: 3 })),
    ),
  });
}

const signOut: fc.Arbitrary<Act> = fc.record({
  act: fc.constant('sign-out' as const),
  choice: one('send now' as const, 'keep' as const, 'discard' as const),
});
const passing: fc.Arbitrary<Act> = fc.record({
  act: fc.constant('time passes' as const),
  minutes: one(1, 5, 20, 60, 1500),
});
const tokens: fc.Arbitrary<Act> = fc.record({
  act: fc.constant('tokens' as const),
  service: one(...TOKEN_TROUBLES),
  revoked: fc.boolean(),
});
const refusing: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('rules refuse' as const), what: one(...CLOSABLE) }),
  fc.constant({ act: 'rules rolled back' as const }),
);
const shops: fc.Arbitrary<Act> = one<Act>(
  { act: 'shop takes orders' },
  { act: 'shop packs orders' },
  { act: 'look at prices' },
);
const network: fc.Arbitrary<Act> = fc.record({
  act: fc.constant('network' as const),
  isOnline: fc.boolean(),
});
const rows: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ act: fc.constant('old row' as const), version: one(1 as const, 2 as const) }),
  fc.record({ act: fc.constant('odd row' as const), which: one(...ODD_ROWS) }),
);

/** A schedule about these kinds of presses; `also`: what happens besides pressing, draining and settling. */
function about(kinds: readonly PressKind[], also: Weighted<Act>[]): fc.Arbitrary<Schedule> {
  const act: fc.Arbitrary<Act> = fc.oneof(
    often(12, pressing(kinds)),
    often(16, draining(kinds)),
    often(6, settling),
    often(2, late),
    often(1, restart),
    often(2, passing),
    ...also,
  );
  return fc
    .record({
      who: one<Account | null>('asha', 'asha', 'asha', null),
      first: fc.array(pressing(kinds), { minLength: 1, maxLength: 3, size: 'max' }),
      rest: fc.array(act, { minLength: 2, maxLength: 14, size: 'max' }),
    })
    .map(({ who, first, rest }) => ({ who, acts: [...first, ...rest] }));
}

/** A change that the network holds back while others of the same thing go, and delivers in the end. */
function heldBack(
  made: readonly PressKind[],
  changed: readonly PressKind[],
): fc.Arbitrary<Schedule> {
  const sameOne = (kinds: readonly PressKind[]): fc.Arbitrary<Act> =>
    pressing(kinds).map((press) => ({ ...press, pick: 0, killAfter: null }));
  const going = fc.record({
    act: fc.constant('drain' as const),
    pages,
    ignoreBackoff: fc.constant(true),
    faults: fc.oneof(often(4, fc.constant<Fault[]>([])), often(1, faults)),
    meanwhile: fc.constant<Small[]>([]),
  });
  // What is asked before a change is sent comes through.
  const hold = one<Fault[]>(['none', 'late', 'never arrived'], ['none', 'late']);
  const act = fc.oneof(
    often(3, sameOne(changed)),
    often(4, going),
    often(1, settling),
    often(1, late),
  );
  return fc
    .tuple(
      fc.array(going, { maxLength: 1 }),
      fc.array(sameOne(changed), { maxLength: 1 }),
      fc.tuple(going, hold).map(([drain, faults]): Act => ({ ...drain, faults })),
      fc.array(act, { minLength: 3, maxLength: 8, size: 'max' }),
      sameOne(made),
    )
    .map(([goes, changes, held, then, make]) => ({
      who: 'asha' as const,
      acts: [make, ...goes, ...changes, held, ...then, { act: 'late ones arrive' as const }],
    }));
}

const ORDERS: PressKind[] = [
  'order',
  'order',
  'order paid by transfer',
  'address of an order',
  'transaction id',
  'cancelled order',
];
const ADDRESSES: PressKind[] = [
  'new address',
  'edited address',
  'removed address',
  'profile',
  'wish',
];
const MESSAGES: PressKind[] = ['enquiry', 'contact', 'feedback', 'review'];

export const schedule: fc.Arbitrary<Schedule> = fc.oneof(
  often(5, about(ORDERS, [often(5, price), often(2, shops), often(1, clock), often(1, refusing)])),
  often(1, heldBack(['profile'], ['profile'])),
  often(1, heldBack(['wish'], ['wish'])),
  often(2, heldBack(['new address'], ['edited address', 'edited address', 'removed address'])),
  often(1, heldBack(['order', 'order paid by transfer'], ['address of an order'])),
  often(3, about(ADDRESSES, [often(1, clock), often(1, refusing), often(1, enter)])),
  often(
    2,
    about(MESSAGES, [often(2, enter), often(2, rows), often(1, tokens), often(1, refusing)]),
  ),
  often(
    3,
    about(
      [...ORDERS, ...ADDRESSES, ...MESSAGES],
      [often(4, enter), often(3, signOut), often(3, tokens), often(1, clock)],
    ),
  ),
  often(
    3,
    about(PRESSES, [
      often(2, clock),
      often(3, price),
      often(2, enter),
      often(2, signOut),
      often(2, refusing),
      often(1, shops),
      often(2, tokens),
      often(1, network),
      often(2, rows),
    ]),
  ),
);
