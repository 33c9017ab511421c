// The whole demo catalogue, in the order of writing.
import type { DemoCategory, DemoProduct } from './demo-product.ts';
import { beetroot } from './products/beetroot.ts';
import { honeyAndJaggery } from './products/honey-and-jaggery.ts';
import { moringa } from './products/moringa.ts';
import { oils } from './products/oils.ts';
import { powders } from './products/powders.ts';
import { pulsesAndMillets } from './products/pulses-and-millets.ts';
import { seeds } from './products/seeds.ts';
import { turmeric } from './products/turmeric.ts';

export const categories: readonly DemoCategory[] = [
  moringa,
  turmeric,
  beetroot,
  powders,
  seeds,
  oils,
  honeyAndJaggery,
  pulsesAndMillets,
];

export type CataloguedProduct = { category: DemoCategory; product: DemoProduct };

export const demoProducts: readonly CataloguedProduct[] = categories.flatMap((category) =>
  category.products.map((product) => ({ category, product })),
);
