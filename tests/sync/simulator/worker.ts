// One process of the simulator: runs what its argument says and sends its report to the process that started it.
import { type Simulation, simulate } from './simulate.ts';

const wanted: Simulation = JSON.parse(process.argv[2] ?? '{}');
process.send?.(await simulate(wanted));
process.disconnect?.();
