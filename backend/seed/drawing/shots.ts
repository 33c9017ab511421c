// How each shot of a product is arranged, and the picture as an SVG text.
import { mix } from './colour.ts';
import type { Look, Shot } from './look.ts';
import { closeUpOf, crumbsOf, heapOf, stuffColour } from './material.ts';
import { packScene } from './pack.ts';
import { plantScene } from './plant.ts';
import { type Random, randomFrom } from './random.ts';
import { bowlOf, bowlOfStuff, dipper, flatbreads, laddus, salad, spoon } from './serving.ts';
import { linen, studio, wood } from './surface.ts';
import { picture } from './svg.ts';
import { cupOf, glassOf, plateAslant } from './vessel.ts';

const clays = ['#b9653a', '#8a5a3a', '#e4dac4', '#7f8a6a'];

function servingScene(look: Look, random: Random): string {
  const { as, colour } = look.serving;
  switch (as) {
    case 'cup':
      return linen(colour, random) + cupOf(colour);
    case 'glass':
      return studio(colour) + glassOf(colour);
    case 'bowl':
      return (
        linen(colour, random) +
        bowlOf(colour, look.beside ?? look.stuff, random.pick(clays), random)
      );
    case 'laddu':
      return linen(colour, random) + laddus(colour, look.stuff, random);
    case 'bread':
      return wood(random) + flatbreads(colour, random);
    case 'salad':
      return wood(random) + salad(look.stuff, random);
    case 'dipper':
      return studio(colour) + dipper(colour);
  }
}

function heapScene(look: Look, random: Random): string {
  const plate = mix('#e9e2d2', random.pick(clays), random.between(0.04, 0.3));
  const heap = heapOf(look.stuff, { x: 400, y: 556, width: 470, height: 215 }, random);
  return `${studio(stuffColour(look.stuff))}${plateAslant(400, 560, 345, plate)}${heap}`;
}

/** Flour is paler than the grain that it comes from; the label has the grain's colour then. */
const plantColour = (look: Look) =>
  look.stuff.kind === 'powder' ? look.accent : stuffColour(look.stuff);

function draw(shot: Shot, look: Look, random: Random): string {
  switch (shot) {
    case 'pack':
      return packScene(look, random);
    case 'heap':
      return heapScene(look, random);
    case 'close':
      return closeUpOf(look.stuff, random);
    case 'plant':
      return plantScene(look.plant, plantColour(look), random);
    case 'bowl':
      return wood(random) + bowlOfStuff(look.stuff, random.pick(clays), random);
    case 'spoon':
      return (
        linen(stuffColour(look.stuff), random) +
        spoon(look.stuff, 300, 330, 35, 1.35, random) +
        crumbsOf(look.stuff, { x: 290, y: 620, rx: 150, ry: 70 }, 14, random)
      );
    case 'serving':
      return servingScene(look, random);
  }
}

/** One picture of the product `id` as an SVG text; the same id always gives the same picture. */
export const pictureOf = (id: string, look: Look, shot: Shot): string =>
  picture(draw(shot, look, randomFrom(`${id} ${shot}`)));
