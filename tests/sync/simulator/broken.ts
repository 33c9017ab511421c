// The faults that a schedule may find in the shop, and the history of a document in lines for finding a fault's cause.
import type { World } from './world.ts';

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

/** The presses about the document at this path and the writes that landed there, each with its place in the shop's log. */
export function history(world: World, path: string): string {
  const pressed = world.wishes
    .filter(({ write }) => write.path === path)
    .map(({ kind, from, givenUp, write, accepted }) => {
      const end = givenUp ? `given up (asked before: ${givenUp.askedBefore})` : 'wanted';
      return `  pressed when ${from} had landed: ${kind} ${end} ${accepted ?? ''} ${shown(write)}`;
    });
  const landed = world.shop.landed.flatMap(({ write, by }, at) =>
    write.path === path ? `  landed as no. ${at} from ${by}: ${shown(write)}` : [],
  );
  const stored = `  stored: ${JSON.stringify(world.shop.documents.get(path))}`;
  return [path, ...pressed, ...landed, stored].join('\n');
}

function shown(write: object): string {
  return JSON.stringify(write).slice(0, 300);
}
