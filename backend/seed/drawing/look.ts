// How a product looks: what it is made of, its pack, and which shots are taken of it. Data only.
import type { GrainShape } from './grain-shapes.ts';
import type { Grain } from './grains.ts';
import type { Emblem } from './label.ts';
import type { Stuff } from './material.ts';

export type Pack = 'pouch' | 'white-pouch' | 'jar' | 'bottle' | 'sack' | 'tube';

export type Plant =
  | 'moringa'
  | 'herb'
  | 'curry'
  | 'palm'
  | 'drumstick'
  | 'pods'
  | 'turmeric'
  | 'ginger'
  | 'pale-root'
  | 'beetroot'
  | 'amla'
  | 'pepper'
  | 'chilli'
  | 'coconut'
  | 'groundnut'
  | 'honeycomb'
  | 'pumpkin'
  | 'sunflower'
  | 'blue-blossom'
  | 'white-blossom'
  | 'yellow-blossom'
  | 'violet-blossom'
  | 'ears'
  | 'cane';

/** What is made with it at home; the colour is that of the food or drink. */
export type Serving = {
  as: 'cup' | 'glass' | 'bowl' | 'laddu' | 'bread' | 'salad' | 'dipper';
  colour: string;
};

export type Shot = 'pack' | 'heap' | 'close' | 'plant' | 'bowl' | 'spoon' | 'serving';

export type Look = {
  stuff: Stuff;
  pack: Pack;
  /** Title and second line of the label. */
  label: readonly [title: string, line: string];
  accent: string;
  emblem: Emblem;
  plant: Plant;
  serving: Serving;
  /** In the order of the gallery; the first is the cover. */
  shots: readonly Shot[];
  /** What lies beside a bottle or jar of liquid. */
  beside?: Stuff;
};

export const powder = (colour: string): Stuff => ({ kind: 'powder', colour });
export const liquid = (colour: string): Stuff => ({ kind: 'liquid', colour });

/** Grains of one shape; `length` is that of one grain in a heap, in pixels of the 800 px frame. */
export const grain = (
  shape: GrainShape,
  length: number,
  colours: readonly string[],
  mark?: Grain['mark'],
): Stuff => ({
  kind: 'grain',
  grain: mark ? { shape, length, colours, mark } : { shape, length, colours },
});
