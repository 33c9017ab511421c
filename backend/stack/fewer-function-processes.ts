/**
 * Lets a process of the functions emulator answer several requests at a time, as an instance in the cloud does. By itself it starts
 * another process for each request that finds the others busy: on a busy machine hundreds, each a second of work.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';

/** Two, so that what happens between instances happens here, too. */
const mostProcesses = 2;

type Worker = { state: string; stateEvents: NodeJS.EventEmitter };

type Pool = {
  /** A process that may be given a request; none where another one is to be started first. */
  getIdleWorker(triggerId: string | undefined, runtime: string): Worker | undefined;
  getTriggerWorkers(triggerId: string | undefined, runtime: string): Worker[];
};

type Backend = { codebase: string; runtime: string };

type Emulator = {
  workerPools: Record<string, Pool>;
  startRuntime(backend: Backend, trigger?: { id: string }): Promise<unknown>;
};

/** From now on the functions emulator of this process starts at most two processes for each function. */
export function shareFunctionProcesses(): void {
  // firebase-tools is pinned by the lock file; the parts of these modules that we use are named above.
  const load = createRequire(import.meta.url);
  const workers = 'firebase-tools/lib/emulator/functionsRuntimeWorker.js';
  const emulator = 'firebase-tools/lib/emulator/functionsEmulator.js';
  const { RuntimeWorkerPool } = load(workers) as { RuntimeWorkerPool: { prototype: Pool } };
  const { FunctionsEmulator } = load(emulator) as { FunctionsEmulator: { prototype: Emulator } };

  const { getIdleWorker } = RuntimeWorkerPool.prototype;
  let turn = 0;
  RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
    const idle = getIdleWorker.call(this, triggerId, runtime);
    if (idle) return idle;
    const all = usable(this, triggerId, runtime);
    if (all.length < mostProcesses) return undefined;
    const up = all.filter(({ state }) => state !== 'CREATED');
    return up[turn++ % up.length];
  };

  const { startRuntime } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.startRuntime = async function (backend, trigger) {
    const pool = this.workerPools[backend.codebase];
    const starting = pool && trigger ? usable(pool, trigger.id, backend.runtime) : [];
    const [first] = starting;
    if (!first || starting.length < mostProcesses) return startRuntime.call(this, backend, trigger);
    const { stateEvents } = first;
    return Promise.race([once(stateEvents, 'IDLE'), once(stateEvents, 'FINISHED')]);
  };
}

function usable(pool: Pool, triggerId: string | undefined, runtime: string): Worker[] {
  const isUsable = ({ state }: Worker) => ['CREATED', 'IDLE', 'BUSY'].includes(state);
  return pool.getTriggerWorkers(triggerId, runtime).filter(isUsable);
}
