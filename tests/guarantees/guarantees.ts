/** `npm run guarantees`: tries the shop's promises for bad days, and plays known attacks; docs/guarantees.md explains how, and has both tables. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inForeground } from '../../backend/stack/foreground.ts';
import { root } from '../../backend/stack/paths.ts';
import { requireFreePorts } from '../../backend/stack/ports.ts';
import { startStack } from '../../backend/stack/stack.ts';
import { emulatorAddresses } from '../../backend/stack/suite.ts';
import { attacksTable, playAttacks, succeededAttacks } from '../attacks/attack.ts';
import { measureOrders } from '../bench/orders-under-faults.ts';
import { ALL_ENGINES, OTHER_ENGINES } from '../engines/chosen-engines.ts';
import { provideChromium } from '../support/stack-chromium.ts';
import { provideEngines } from '../support/stack-engines.ts';
import { lastReport, runJourneys, runVitest } from '../support/stack-runners.ts';
import { runStage, type Stage } from '../support/stack-stage.ts';
import { failureLines } from '../sync/simulator/simulate.ts';
import { simulateInWorkers } from '../sync/simulator/simulate-in-workers.ts';
import { newSchedules } from '../sync/support/drawn-schedules.ts';
import { type Counted, countedByPlaywright, countedByVitest } from './counted.ts';
import { countingFiles } from './counting-files.ts';
import { guaranteesTable, shortcomings } from './table.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '20000' },
    orders: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
if (values.only !== undefined && values.only !== 'engines') {
  throw new Error('--only knows nothing but engines');
}
const isOnlyEngines = values.only === 'engines';
if (isOnlyEngines && values.write) throw new Error('A part of the table is not written.');
/** How often browser or page are killed; `npm test` does it four times. */
const KILLS = 58;
const seed = Number(values.seed);
const page = join(root, 'docs/guarantees.md');

type Say = (line: string) => void;

inForeground(async ({ say }) => {
  await requireFreePorts(['hosting', 'functions', 'firestore', 'auth', 'storage']);
  const { counted, stages, attacks } = isOnlyEngines
    ? await startShop(say).then(() => inOtherEngines(say))
    : await everything(say);
  const table = guaranteesTable(counted);
  const head = `Run of ${new Date().toISOString().slice(0, 10)}, seed ${seed}, Node ${process.version}, ${cpus().length} processors.`;
  say(`\n${head}\n\n${table}\n\n${isOnlyEngines ? '' : attacksTable(attacks)}\n`);
  if (values.write) {
    await writeTable('table', `${head}\n\n${table}`);
    await writeTable('attacks', attacksTable(attacks));
  }
  const engines = isOnlyEngines ? OTHER_ENGINES : ALL_ENGINES;
  const wrong = [
    ...stages.flatMap(({ failures }) => failures.map(({ title }) => `failed: ${title}`)),
    ...shortcomings(counted, engines, !isOnlyEngines),
    ...(isOnlyEngines ? [] : succeededAttacks(attacks)),
  ];
  for (const line of wrong) say(`✗ ${line}`);
  say(wrong.length === 0 ? 'Every promise held.' : `${wrong.length} things to look at.`);
  return wrong.length === 0 ? 0 : 1;
});

type Attacks = Parameters<typeof attacksTable>[0];
type Tried = { counted: Counted[]; stages: Stage[]; attacks: Attacks };

async function everything(say: Say): Promise<Tried> {
  const counted = await simulatedSchedules(say);
  const stages = [
    await runStage('sync', say, () =>
      runVitest('sync', newSchedules({ schedules: Number(values.schedules), seed }), {
        files: countingFiles('sync'),
      }),
    ),
  ];
  counted.push(...countedByVitest(await lastReport('sync')));
  await startShop(say);
  stages.push(await runStage('slips in the rules', say, () => runVitest('slips')));
  stages.push(await runStage('tax papers', say, taxPapers));
  counted.push(...countedByVitest(await lastReport('handlers')));
  counted.push(...(await ordersUnderFaults()));
  const attacks = await playAttacks(say);
  await provideChromium(say);
  const files = countingFiles('journeys');
  for (const projects of ['parallel', 'serial'] as const) {
    const run = () => runJourneys(projects, { HAAT_KILLS: String(KILLS) }, { files });
    stages.push(await runStage(`journeys, ${projects}`, say, run));
    counted.push(...countedByPlaywright(await lastReport(`journeys-${projects}`)));
  }
  const engines = await inOtherEngines(say);
  return {
    counted: [...counted, ...engines.counted],
    stages: [...stages, ...engines.stages],
    attacks,
  };
}

/** Five hundred orders packed at once; `npm test` packs fewer. */
function taxPapers() {
  const files = countingFiles('functions');
  return runVitest('handlers', { ...emulatorAddresses, HAAT_PAPERS: '500' }, { files });
}

async function startShop(say: Say): Promise<void> {
  await startStack({ shop: true }, say);
  Object.assign(process.env, emulatorAddresses);
}

async function simulatedSchedules(say: Say): Promise<Counted[]> {
  const schedules = Number(values.schedules);
  say(`Simulating ${schedules} schedules, seed ${seed} …`);
  const { tallies, failure } = await simulateInWorkers({ schedules, seed });
  if (failure) say(failureLines(failure));
  const by = `npm run simulate -- --schedules ${schedules} --seed ${seed}`;
  return tallies.map((tally) => ({ ...tally, by }));
}

/** The two promises that orders against the real emulators test. */
async function ordersUnderFaults(): Promise<Counted[]> {
  const { orders, lost, doubled, overcharged } = await measureOrders(Number(values.orders), seed);
  const by = `npm run bench -- --orders ${values.orders} --seed ${seed}`;
  const some = { repetitions: orders, lost, doubled, by };
  return [
    { ...some, promise: 'lost-reply', falselyConfirmed: null },
    { ...some, promise: 'price-changed', falselyConfirmed: overcharged },
  ];
}

/** Firefox and WebKit in parallel: most of the time they wait. A missing engine is a failure. */
async function inOtherEngines(say: Say): Promise<Tried> {
  const provided = provideEngines(OTHER_ENGINES, say);
  const tried = OTHER_ENGINES.map(async (engine) => {
    const name = `guarantees-${engine}`;
    const stage = await runStage(name, say, async () => {
      await provided;
      return runVitest('engine-guarantees', { HAAT_ENGINES: engine }, { name });
    });
    const report = await lastReport(name).catch(() => null);
    return { stage, counted: report === null ? [] : countedByVitest(report) };
  });
  const all = await Promise.all(tried);
  return {
    stages: all.map(({ stage }) => stage),
    counted: all.flatMap(({ counted }) => counted),
    attacks: [],
  };
}

/** Puts a table between its two marks in the page. */
async function writeTable(name: 'table' | 'attacks', table: string): Promise<void> {
  const text = await readFile(page, 'utf8');
  const marks = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*(\\n<!-- end of ${name} -->)`);
  await writeFile(
    page,
    text.replace(marks, (_, before, after) => `${before}\n${table}\n${after}`),
  );
}
