/** `npm run simulate`: random schedules of faults, far more than `npm test` runs; prints how many it tried and the faults it found. */
import { parseArgs } from 'node:util';
import { FAILINGS } from './simulator/judge.ts';
import { failureLines } from './simulator/simulate.ts';
import { simulateInWorkers } from './simulator/simulate-in-workers.ts';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    path: { type: 'string' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const wanted = { schedules: Number(values.schedules), seed: Number(values.seed) };

say(`Seed ${wanted.seed}, ${wanted.schedules} schedules …`);
const report = await simulateInWorkers(values.path ? { ...wanted, path: values.path } : wanted);
say(`\n${report.schedules} schedules went well. What happened in them:`);
for (const [what, times] of Object.entries(report.happened).sort()) say(row(what, times));
say('\nSchedules that tried each promise:');
for (const { promise, repetitions } of report.tallies) say(row(promise, repetitions));
say('\nFound:');
for (const failing of FAILINGS) say(row(failing, report.failure?.failing === failing ? 1 : 0));
if (report.failure) {
  say(`\n${failureLines(report.failure)}`);
  process.exitCode = 1;
}

function row(name: string, count: number): string {
  return `  ${name.padEnd(34)} ${String(count).padStart(8)}`;
}
