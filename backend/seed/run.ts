// The command line of the seeder: tsx backend/seed/run.ts --project demo-haat --products 5000 --pictures small
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { seed } from './seed.ts';

const Arguments = v.object({
  project: v.string(),
  products: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  pictures: v.picklist(['all', 'small', 'none']),
});

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: 'demo-haat' },
    products: { type: 'string', default: '0' },
    pictures: { type: 'string', default: 'all' },
  },
});

const started = Date.now();
try {
  const { project, products, pictures } = v.parse(Arguments, values);
  await seed({ projectId: project, products, pictures, log: (line) => console.log(line) });
  console.log(`Seeded ${project} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
