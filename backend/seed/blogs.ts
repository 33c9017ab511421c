// The blog posts of the demo catalogue, newest first.
import { beetPink } from './blogs/beet-pink.ts';
import { millets } from './blogs/millets.ts';
import { monsoonStore } from './blogs/monsoon-store.ts';
import { moringaGarden } from './blogs/moringa-garden.ts';
import { oilChoice } from './blogs/oil-choice.ts';
import { readingHoney } from './blogs/reading-honey.ts';
import { soaking } from './blogs/soaking.ts';
import { turmericTest } from './blogs/turmeric-test.ts';

export type DemoBlog = { id: string; fields: { heading: string; content: string } };

export const blogs: readonly DemoBlog[] = [
  turmericTest,
  monsoonStore,
  moringaGarden,
  oilChoice,
  soaking,
  readingHoney,
  millets,
  beetPink,
];
