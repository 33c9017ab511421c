// Which drawing shows which plant, and on what it lies.
import { blossoms, ears, sugarcane, sunflower } from './field-crops.ts';
import { chillies, coconut, groundnuts, honeycomb, pods, pumpkin, roundFruits } from './fruits.ts';
import { herbBunch, moringaBranch } from './leaves.ts';
import type { Plant } from './look.ts';
import type { Random } from './random.ts';
import { beetroots, rhizomes } from './roots.ts';
import { linen, wood } from './surface.ts';

const drawings: Record<Plant, (random: Random, colour: string) => string> = {
  moringa: (random) => moringaBranch('#5a9440', random),
  herb: (random) => herbBunch('herb', '#4f8a3e', random),
  curry: (random) => herbBunch('curry', '#3f7636', random),
  palm: (random) => herbBunch('palm', '#4f8040', random),
  drumstick: () => pods('#5d8a3f', 14, 40, 0),
  pods: () => pods('#76a043', 30, 84, 6),
  turmeric: (random) => rhizomes('#c98a35', '#f0a020', random),
  ginger: (random) => rhizomes('#cfa877', '#f1dc98', random),
  'pale-root': (random) => rhizomes('#b99b70', '#efe2c2', random),
  beetroot: (random) => beetroots('#7d1b42', random),
  amla: (random) => roundFruits('#b9c25a', 58, random),
  pepper: (random) => roundFruits('#34271e', 24, random),
  chilli: () => chillies('#b3201a'),
  coconut: () => coconut(),
  groundnut: (random) => groundnuts(random),
  honeycomb: (random, colour) => honeycomb(colour, random),
  pumpkin: (random) => pumpkin(random),
  sunflower: (random) => sunflower(random),
  'blue-blossom': (random) => blossoms('#6f8fd6', 5, random),
  'white-blossom': (random) => blossoms('#f3ecdf', 5, random),
  'yellow-blossom': (random) => blossoms('#efc62b', 4, random),
  'violet-blossom': (random) => blossoms('#9a78c4', 5, random),
  ears: (random, colour) => ears(colour, random),
  cane: () => sugarcane(),
};

const onWood: ReadonlySet<Plant> = new Set([
  'turmeric',
  'ginger',
  'beetroot',
  'coconut',
  'chilli',
  'honeycomb',
  'pumpkin',
  'cane',
]);

/** The plant that a product comes from, lying on linen or wood. */
export function plantScene(plant: Plant, colour: string, random: Random): string {
  const ground = onWood.has(plant) ? wood(random) : linen('#d9c79a', random);
  // Turned a little, so that two products of one plant do not show the same picture.
  const turn = Math.round(random.between(-13, 13));
  return `${ground}<g transform="rotate(${turn} 400 410)">${drawings[plant](random, colour)}</g>`;
}
