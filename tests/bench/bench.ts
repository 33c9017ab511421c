// `npm run bench`: what visits cost and how fast the shop opens, measured in a real browser on the built shop.
// It prints figures and ratios and judges nothing. `-- --products 5000` measures a large catalogue instead;
// `-- --outbox 300` sends so many waiting messages from one tab, from four and from a slow phone, beside what the machine sends without the
// shop; `-- --orders 200 --seed 7` places orders under faults instead, `-- --head-moves 1000` counts of how many orders phones hear, `-- --scale`
// multiplies what events cost, `-- --crowds` has many orders decided at once, `-- --import 5000` imports so many products, `-- --desk-orders 2000`
// lists and searches so many orders at the desk.
import { parseArgs } from 'node:util';
import { inForeground } from '../../backend/stack/foreground.ts';
import { Problem } from '../../backend/stack/problem.ts';
import { startStack } from '../../backend/stack/stack.ts';
import { emulatorAddresses, projectId } from '../../backend/stack/suite.ts';
import { seededProducts } from '../support/demo-products.ts';
import { openBench, SHOP } from './bench-browser.ts';
import { measureFirstVisit } from './first-visit.ts';
import { measureLargeCatalogue } from './large-catalogue.ts';
import { measureLogin } from './login-cost.ts';
import { measureOrders } from './orders-under-faults.ts';
import { measurePageSpeed } from './page-speed.ts';
import { measurePincodes } from './pincode-table.ts';
import { measureQueries } from './query-latency.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '0' },
    orders: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    'head-moves': { type: 'string', default: '0' },
    outbox: { type: 'string', default: '0' },
    crowds: { type: 'boolean', default: false },
    import: { type: 'string', default: '0' },
    'desk-orders': { type: 'string', default: '0' },
    scale: { type: 'boolean', default: false },
  },
});
const wanted = Number(values.products);

inForeground(async ({ say }) => {
  const isRunning = await fetch(SHOP).then(
    (reply) => reply.ok,
    () => false,
  );
  if (values.scale) {
    if (isRunning)
      throw new Problem(
        'The functions are counted from their start: stop the shop that runs here.',
      );
    const { noteBilledAnswers } = await import('./cost-of.ts');
    await noteBilledAnswers();
  }
  say(isRunning ? 'Measuring the shop that runs already.' : 'Starting the shop …');
  if (!isRunning) await startStack({ shop: true }, say);
  Object.assign(process.env, emulatorAddresses);
  if (Number(values.orders) > 0) {
    await measureOrders(Number(values.orders), Number(values.seed));
    return 0;
  }
  if (Number(values['head-moves']) > 0) {
    const { measureHeadMoves } = await import('./head-moves.ts');
    await measureHeadMoves(Number(values['head-moves']));
    return 0;
  }
  if (Number(values.import) > 0) {
    const { measureImport } = await import('./import-rows.ts');
    await measureImport(Number(values.import));
    return 0;
  }
  if (Number(values['desk-orders']) > 0) {
    const { measureDeskOrders } = await import('./desk-orders.ts');
    await measureDeskOrders(Number(values['desk-orders']));
    return 0;
  }
  if (values.crowds) {
    const { measureCrowds } = await import('./order-crowds.ts');
    await measureCrowds();
    return 0;
  }

  const bench = await openBench();
  try {
    if (values.scale) {
      const { measureScale } = await import('./scale.ts');
      await measureScale(bench);
      return 0;
    }
    if (Number(values.outbox) > 0) {
      const { measureLongOutbox } = await import('./long-outbox.ts');
      await measureLongOutbox(bench, Number(values.outbox));
      return 0;
    }
    const products = await seededProducts();
    if (wanted > 0) {
      if (wanted > products.length) {
        say(`\nSeeding ${wanted} products without pictures …`);
        const { seed } = await import('../../backend/seed/seed.ts');
        await seed({ projectId, products: wanted, pictures: 'none' });
      }
      await measureLargeCatalogue(bench, wanted);
      return 0;
    }
    const inStock = products.find(({ quantity }) => quantity > 0);
    say(
      `\n${products.length} products. Bodies only; texts gzipped by the bench, as production hosting sends them.`,
    );
    say(
      '"Before a tap": asked for until React held the page; "before a product": until one stood on it.',
    );
    await measureFirstVisit(bench, '/products', 'main a[href^="/product/"] .price');
    await measureFirstVisit(bench, `/product/${inStock?.id}`, 'main .add-to-cart button');
    await measureLogin(bench);
    await measurePageSpeed();
    await measureQueries();
    await measurePincodes();
  } finally {
    await bench.close();
  }
  return 0;
});
