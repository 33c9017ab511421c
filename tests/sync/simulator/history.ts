// The history of one document, in lines for finding a fault's cause.
import type { World } from './world.ts';

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
