// The faults that a schedule may find in the shop.

export const FAILINGS = [
  'lost',
  'doubled',
  'falsely confirmed',
  'under another’s name',
  'above the accepted total',
  'out of order',
  'given up and yet alive',
  'seen by somebody else',
  'stuck',
] as const;
export type Failing = (typeof FAILINGS)[number];

export class Broken extends Error {
  readonly failing: Failing;
  constructor(failing: Failing, detail: string) {
    super(`${failing}: ${detail}`);
    this.failing = failing;
  }
}
