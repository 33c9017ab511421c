// One process of the simulator: runs the simulation in its argument and sends the report to its parent process.
import { type Simulation, simulate } from './simulate.ts';

const wanted: Simulation = JSON.parse(process.argv[2] ?? '{}');
process.send?.(await simulate(wanted));
process.disconnect?.();
