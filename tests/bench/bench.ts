// `npm run bench`: the cost of visits and how fast the shop opens, in a real browser; with an option, that alone. It judges nothing.
import { parseArgs } from 'node:util';
import { inForeground } from '../../backend/stack/foreground.ts';
import { Problem } from '../../backend/stack/problem.ts';
import { startStack } from '../../backend/stack/stack.ts';
import { emulatorAddresses, projectId } from '../../backend/stack/suite.ts';
import { seededProducts } from '../support/demo-products.ts';
import { SHOP, withBench } from './bench-browser.ts';
import { type Figures, tell } from './figures.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    orders: { type: 'string' },
    import: { type: 'string' },
    labels: { type: 'string' },
    seed: { type: 'string', default: '1' },
    scale: { type: 'boolean' },
    visits: { type: 'boolean' },
    languages: { type: 'boolean' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
  },
});

inForeground(async ({ say }) => {
  const isRunning = await fetch(SHOP).then(
    (reply) => reply.ok,
    () => false,
  );
  if (values.against) {
    if (isRunning) throw new Problem('Both builds are started here: stop the shop that runs.');
    Object.assign(process.env, emulatorAddresses);
    const { measureAgainst } = await import('./against.ts');
    await measureAgainst(values.against, figuresToCompare(), say);
    return 0;
  }
  if (values.scale) {
    if (isRunning) {
      throw new Problem('Functions are counted from their start: stop the shop that runs here.');
    }
    await (await import('./cost-of.ts')).noteBilledAnswers();
  }
  say(isRunning ? 'Measuring the shop that runs already.' : 'Starting the shop …');
  if (!isRunning) await startStack({ shop: true }, say);
  Object.assign(process.env, emulatorAddresses);
  await measure(say);
  return 0;
});

async function measure(say: (line: string) => void): Promise<void> {
  const { products, orders, seed, scale } = values;
  if (values.import) {
    await (await import('./import-rows.ts')).measureImport(Number(values.import));
  } else if (values.labels) {
    await (await import('./labels.ts')).measureLabels(Number(values.labels));
  } else if (orders) {
    await (await import('./orders-under-faults.ts')).measureOrders(Number(orders), Number(seed));
  } else if (scale) {
    await withBench((await import('./scale.ts')).measureScale);
  } else if (values.visits || values.languages) {
    for (const [name, value] of await figuresToCompare()()) tell(name, value.toFixed(0));
  } else if (products) {
    await measureProducts(Number(products), say);
  } else {
    await (await import('./first-visit.ts')).measureFirstVisits();
    await (await import('./page-speed.ts')).measurePageSpeed();
  }
}

function figuresToCompare(): () => Promise<Figures> {
  return async () =>
    values.languages
      ? (await import('./language-bytes.ts')).measureLanguages()
      : (await import('./visit-work.ts')).measureVisitWork(Number(values.rounds));
}

async function measureProducts(wanted: number, say: (line: string) => void): Promise<void> {
  if (wanted > (await seededProducts()).length) {
    say(`\nSeeding ${wanted} products without pictures …`);
    const { seed } = await import('../../backend/seed/seed.ts');
    await seed({ projectId, products: wanted, pictures: 'none' });
  }
  const { measureLargeCatalogue } = await import('./large-catalogue.ts');
  await withBench((bench) => measureLargeCatalogue(bench, wanted));
}
