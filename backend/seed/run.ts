// `npm run seed -- --products 5000 --pictures small`: adds products to the running local stack.
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { emulatorAddresses, projectId } from '../stack/suite.ts';
import { seed } from './seed.ts';

const Arguments = v.object({
  project: v.string(),
  products: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)),
  pictures: v.picklist(['all', 'small', 'none']),
});

const { values } = parseArgs({
  options: {
    project: { type: 'string', default: projectId },
    products: { type: 'string', default: '0' },
    pictures: { type: 'string', default: 'all' },
  },
});

// A demo project exists only in emulators, by default this computer's; the environment may name others.
process.env = { ...emulatorAddresses, ...process.env };
const started = Date.now();
try {
  const { project, products, pictures } = v.parse(Arguments, values);
  if (project.startsWith('demo-')) await demandStack();
  await seed({ projectId: project, products, pictures, log: (line) => console.log(line) });
  console.log(`Seeded ${project} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws Error with one line when the local stack is not running. */
async function demandStack(): Promise<void> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}`;
  await fetch(address).catch(() => {
    throw new Error(`Nothing answers at ${address}. Start the local stack first: npm start.`);
  });
}
