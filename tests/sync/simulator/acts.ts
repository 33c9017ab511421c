// The acts of a schedule, as plain data that can be drawn by chance, shrunk, printed and replayed.
import type { Fault } from './network.ts';
import type { PressKind } from './presses.ts';
import type { Account, Page, ProductName } from './world.ts';

export const ODD_ROWS = [
  'unknown kind',
  'newer version',
  'too old',
  'broken payload',
  'broken row',
] as const;
export type OddRow = (typeof ODD_ROWS)[number];
export const CLOSABLE = [
  'queries',
  'contact-us',
  'services',
  'reviews',
  'addresses',
  'orders',
  'users',
  'lists',
] as const;
export const TOKEN_TROUBLES = ['good', 'unreachable', 'over', 'other-account', 'portal'] as const;

/** The shopper's act on the `pick`th waiting write. */
type Settling = { act: 'discard' | 'retry' | 'accept'; pick: number };

/** Acts that may also happen during a drain. */
export type SmallAct =
  | Settling
  | { act: 'press'; kind: PressKind; pick: number; twice: boolean; killAfter: number | null }
  | { act: 'clock'; hours: number }
  | { act: 'restart' }
  | { act: 'sign-in'; who: Account }
  | { act: 'late ones arrive' }
  | { act: 'price'; of: ProductName; rupees: number | null };

export type Small = { after: number; small: SmallAct };

export type Act =
  | SmallAct
  | {
      act: 'drain';
      pages: Page[];
      ignoreBackoff: boolean;
      faults: Fault[];
      meanwhile: Small[];
    }
  | { act: 'sign-out'; choice: 'send now' | 'keep' | 'discard' }
  | { act: 'look at prices' }
  | { act: 'rules refuse'; what: (typeof CLOSABLE)[number] }
  | { act: 'rules rolled back' }
  | { act: 'shop takes orders' }
  | { act: 'shop packs orders' }
  | { act: 'time passes'; minutes: number }
  | { act: 'tokens'; service: (typeof TOKEN_TROUBLES)[number]; revoked: boolean }
  | { act: 'network'; isOnline: boolean }
  | { act: 'old row'; version: 1 | 2 }
  | { act: 'odd row'; which: OddRow };

/** A schedule: the account signed in at first, then the acts. */
export type Schedule = { who: Account | null; acts: Act[] };

export function readable({ who, acts }: Schedule): string {
  const lines = acts.map((it) => {
    const { act: name, ...rest } = it;
    return `${name} ${JSON.stringify(rest).slice(1, -1).replaceAll('"', '')}`;
  });
  return [`${who ?? 'nobody'} is signed in`, ...lines]
    .map((line, at) => `${at}. ${line}`)
    .join('\n');
}
