/**
 * Lets one process of the functions emulator serve all functions, with several requests at a time, as a cloud instance
 * does for its own function. The emulator alone starts a process for each function, and another for each request that
 * finds the others busy: on a busy machine hundreds, each taking a second.
 */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Two, so that races between instances happen here too. */
const mostProcesses = 2;

type Trigger = { id: string; entryPoint: string };

type Worker = { state: string; stateEvents: NodeJS.EventEmitter; triggerKey: string };

type Pool = {
  getKey(triggerId: string | undefined, runtime: string): string;
  /** A process for a request; undefined to start another one first. */
  getIdleWorker(triggerId: string | undefined, runtime: string): Worker | undefined;
  getTriggerWorkers(triggerId: string | undefined, runtime: string): Worker[];
};

type Backend = { codebase: string; runtime: string };

type Request = {
  params: { trigger_name: string; region?: string };
  headers: Record<string, string | undefined>;
};

type Emulator = {
  triggers: Record<string, { def: Trigger } | undefined>;
  workerPools: Record<string, Pool>;
  handleHttpsTrigger(request: Request, response: unknown): Promise<void>;
  getSystemEnvs(trigger?: Trigger): Record<string, string>;
  startRuntime(backend: Backend, trigger?: Trigger): Promise<unknown>;
};

/** Ids of functions called over HTTP, where each request names its function; the others keep their own processes. */
const together = new Set<string | undefined>();

/** Makes this process's functions emulator start at most two processes for all functions called over HTTP. */
export function shareFunctionProcesses(): void {
  // The lock file pins firebase-tools; the types above name the parts of these modules in use.
  const load = createRequire(import.meta.url);
  const workers = 'firebase-tools/lib/emulator/functionsRuntimeWorker.js';
  const emulator = 'firebase-tools/lib/emulator/functionsEmulator.js';
  const shared = 'firebase-tools/lib/emulator/functionsEmulatorShared.js';
  const { RuntimeWorkerPool } = load(workers) as { RuntimeWorkerPool: { prototype: Pool } };
  const { FunctionsEmulator } = load(emulator) as { FunctionsEmulator: { prototype: Emulator } };
  const { getSignatureType } = load(shared) as { getSignatureType(trigger: Trigger): string };

  const byRequest = fileURLToPath(new URL('function-by-request.cjs', import.meta.url));
  const { FUNCTION_HEADER } = load(byRequest) as { FUNCTION_HEADER: string };

  const { getKey, getIdleWorker } = RuntimeWorkerPool.prototype;
  RuntimeWorkerPool.prototype.getKey = function (triggerId, runtime) {
    return together.has(triggerId) || triggerId === TOGETHER
      ? TOGETHER
      : getKey.call(this, triggerId, runtime);
  };
  let turn = 0;
  RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
    const found = getIdleWorker.call(this, triggerId, runtime) ?? busyOne(this, triggerId, runtime);
    // The log names the function that begins.
    if (found && triggerId) found.triggerKey = triggerId;
    return found;
  };
  function busyOne(pool: Pool, triggerId: string | undefined, runtime: string) {
    const all = usable(pool, triggerId, runtime);
    if (all.length < mostProcesses) return undefined;
    const up = all.filter(({ state }) => state !== 'CREATED');
    return up[turn++ % up.length];
  }

  const { handleHttpsTrigger, getSystemEnvs, startRuntime } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.handleHttpsTrigger = function (request, response) {
    const { region, trigger_name: name } = request.params;
    const trigger = this.triggers[region ? `${region}-${name}` : name]?.def;
    if (trigger) {
      together.add(trigger.id);
      const called = `${trigger.entryPoint} ${getSignatureType(trigger)}`;
      request.headers[FUNCTION_HEADER] = called;
    }
    return handleHttpsTrigger.call(this, request, response);
  };

  FunctionsEmulator.prototype.getSystemEnvs = function (trigger) {
    const environment = getSystemEnvs.call(this, trigger);
    if (!together.has(trigger?.id)) return environment;
    return {
      ...environment,
      FUNCTION_DEBUG_MODE: 'true',
      NODE_OPTIONS: `--require ${JSON.stringify(byRequest)}`,
    };
  };

  FunctionsEmulator.prototype.startRuntime = async function (backend, trigger) {
    const pool = this.workerPools[backend.codebase];
    const starting = pool && trigger ? usable(pool, trigger.id, backend.runtime) : [];
    const [first] = starting;
    if (!first || starting.length < mostProcesses) return startRuntime.call(this, backend, trigger);
    const { stateEvents } = first;
    return Promise.race([once(stateEvents, 'IDLE'), once(stateEvents, 'FINISHED')]);
  };
}

/** The key of the processes that serve all functions. */
const TOGETHER = '~together~';

function usable(pool: Pool, triggerId: string | undefined, runtime: string): Worker[] {
  const isUsable = ({ state }: Worker) => ['CREATED', 'IDLE', 'BUSY'].includes(state);
  return pool.getTriggerWorkers(triggerId, runtime).filter(isUsable);
}
