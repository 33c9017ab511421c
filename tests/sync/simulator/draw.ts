// Draws schedules by chance. Each has a subject, so that related acts meet often: few kinds of presses, many faults.
import fc from 'fast-check';
import type { Act, Schedule, Small, SmallAct } from './acts.ts';
import { ODD_ROWS } from './later-version.ts';
import { FAULTS, type Fault } from './network.ts';
import { PRESSES, type PressKind } from './presses.ts';
import { ACCOUNTS, type Account, type Page, PRICES, type ProductName } from './world.ts';

type Weighted<T> = { weight: number; arbitrary: fc.Arbitrary<T> };
type Of<Name extends Act['act']> = Extract<Act, { act: Name }>;

const pick = fc.nat(7);
const one = <T>(...of: readonly T[]) => fc.constantFrom(...of);
const often = <T>(weight: number, arbitrary: fc.Arbitrary<T>): Weighted<T> => ({
  weight,
  arbitrary,
});

/** An act of this name, with its other fields drawn from these. */
function does<Name extends Act['act']>(
  act: Name,
  rest: { [Field in Exclude<keyof Of<Name>, 'act'>]: fc.Arbitrary<Of<Name>[Field]> },
): fc.Arbitrary<Of<Name>> {
  return fc.record({ act: fc.constant(act), ...rest }) as fc.Arbitrary<unknown> as fc.Arbitrary<
    Of<Name>
  >;
}

const settling: fc.Arbitrary<SmallAct> = fc.record({
  act: one('discard', 'retry', 'accept', 'accept'),
  pick,
});
const clock = does('clock', { hours: one(0, 1, 24, -24, 25, -1, -48) });
const price: fc.Arbitrary<SmallAct> = fc
  .record({ of: one(...(Object.keys(PRICES) as ProductName[])), by: one(20, 20, -20, null) })
  .map(({ of, by }) => ({ act: 'price', of, rupees: by === null ? null : PRICES[of] + by }));
const enter = does('sign-in', { who: one(...ACCOUNTS) });
const late = does('late ones arrive', {});
const restart = does('restart', {});
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

const pressing = (kinds: readonly PressKind[]) =>
  does('press', {
    kind: one(...kinds),
    pick,
    twice: fc.boolean(),
    killAfter: fc.oneof(often(9, fc.constant(null)), often(1, fc.nat(12))),
  });

/** Several faults in a row, as when a network dies after the shop has heard: the outcome is then unknown. */
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
  return does('drain', {
    pages,
    ignoreBackoff: fc.boolean(),
    faults,
    meanwhile: fc.oneof(
      often(3, fc.constant<Small[]>([])),
      often(2, fc.array(during, { minLength: 1, maxLength: 3 })),
    ),
  });
}

const signOut = does('sign-out', { choice: one('send now', 'keep', 'discard') });
const passing = does('time passes', { minutes: one(1, 5, 20, 60, 1500) });
const tokens = does('tokens', {
  service: one('good', 'unreachable', 'over', 'other-account', 'portal'),
  revoked: fc.boolean(),
});
/** Collections that the rules may refuse. */
const CLOSABLE = 'queries contact-us services reviews addresses orders users lists'.split(' ');
const refusing: fc.Arbitrary<Act> = fc.oneof(
  does('rules refuse', { what: one(...CLOSABLE) }),
  does('rules rolled back', {}),
);
const shops = one<Act>(
  { act: 'shop takes orders' },
  { act: 'shop packs orders' },
  { act: 'look at prices' },
);
const network = does('network', { isOnline: fc.boolean() });
const rows: fc.Arbitrary<Act> = fc.oneof(
  does('old row', { version: one(1, 2) }),
  does('odd row', { which: one(...ODD_ROWS) }),
);

const ALSO = { clock, price, enter, signOut, tokens, refusing, shops, network, rows };
type Also = { [name in keyof typeof ALSO]?: number };

/** A schedule about these kinds of presses; `also`: other acts besides pressing, draining and settling, and how often. */
function about(kinds: readonly PressKind[], also: Also): fc.Arbitrary<Schedule> {
  const others = Object.entries(also).map(([name, weight]) =>
    often<Act>(weight, ALSO[name as keyof Also]),
  );
  const act: fc.Arbitrary<Act> = fc.oneof(
    often(12, pressing(kinds)),
    often(16, draining(kinds)),
    often(6, settling),
    often(2, late),
    often(1, restart),
    often(2, passing),
    ...others,
  );
  return fc
    .record({
      who: one<Account | null>('asha', 'asha', 'asha', null),
      first: fc.array(pressing(kinds), { minLength: 1, maxLength: 3, size: 'max' }),
      rest: fc.array(act, { minLength: 2, maxLength: 14, size: 'max' }),
    })
    .map(({ who, first, rest }) => ({ who, acts: [...first, ...rest] }));
}

/** A change that the network delays while others of the same entity go, and delivers in the end. */
function heldBack(
  made: readonly PressKind[],
  changed: readonly PressKind[],
): fc.Arbitrary<Schedule> {
  const sameOne = (kinds: readonly PressKind[]): fc.Arbitrary<Act> =>
    pressing(kinds).map((press) => ({ ...press, pick: 0, killAfter: null }));
  const going = does('drain', {
    pages,
    ignoreBackoff: fc.constant(true),
    faults: fc.oneof(often(4, fc.constant<Fault[]>([])), often(1, faults)),
    meanwhile: fc.constant<Small[]>([]),
  });
  // Questions before the change get through.
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

const CHANGES: PressKind[] = ['address of an order', 'transaction id', 'cancelled order'];
const ORDERS: PressKind[] = ['order', 'order', 'order paid by transfer', ...CHANGES];
const OF_ADDRESS: PressKind[] = ['new address', 'edited address', 'removed address'];
const ADDRESSES: PressKind[] = [...OF_ADDRESS, 'profile', 'wish'];
const MESSAGES: PressKind[] = ['enquiry', 'contact', 'feedback', 'review'];
const EVERYTHING = [...ORDERS, ...ADDRESSES, ...MESSAGES];
const TWICE = { clock: 2, enter: 2, signOut: 2, refusing: 2, tokens: 2, rows: 2 };

export const schedule: fc.Arbitrary<Schedule> = fc.oneof(
  often(5, about(ORDERS, { price: 5, shops: 2, clock: 1, refusing: 1 })),
  often(1, heldBack(['profile'], ['profile'])),
  often(1, heldBack(['wish'], ['wish'])),
  often(2, heldBack(['new address'], ['edited address', 'edited address', 'removed address'])),
  often(1, heldBack(['order', 'order paid by transfer'], ['address of an order'])),
  often(3, about(ADDRESSES, { clock: 1, refusing: 1, enter: 1 })),
  often(2, about(MESSAGES, { enter: 2, rows: 2, tokens: 1, refusing: 1 })),
  often(3, about(EVERYTHING, { enter: 4, signOut: 3, tokens: 3, clock: 1 })),
  often(3, about(PRESSES, { ...TWICE, price: 3, shops: 1, network: 1 })),
);
