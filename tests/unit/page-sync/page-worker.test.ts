// A call of a worker always ends: with its answer, its error, or the loss of the worker, which the next call restarts.
import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageWorker } from '#browser/sync/page-worker.ts';

const tasks = {
  double: async (of: number) => 2 * of,
  fail: () => Promise.reject(new RangeError('too far')),
  hang: () => new Promise<never>(() => undefined),
};

/** A browser's worker; `isMute`: its script does not load. */
let isMute = false;
let started: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly address: string;
  isEnded = false;
  readonly #channel = new MessageChannel();
  constructor(address: string) {
    super();
    this.address = address;
    started.push(this);
    const { port1, port2 } = this.#channel;
    port1.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent('message', { data }));
    if (isMute) return;
    expose(tasks, port2);
    port2.postMessage('started');
  }
  postMessage(message: unknown) {
    if (!this.isEnded) this.#channel.port1.postMessage(message);
  }
  terminate() {
    this.isEnded = true;
    this.#channel.port1.close();
  }
}

beforeEach(() => {
  isMute = false;
  started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', new URL('http://localhost:5000/'));
});
afterEach(() => {
  for (const worker of started) worker.terminate();
  vi.unstubAllGlobals();
});

const newWorker = (lifetime = {}) => pageWorker<typeof tasks>('/assets/worker.js', lifetime);

test('one worker answers all calls, with a function’s result or error; a browser without workers, and a script of somebody else’s, are errors of the call', async () => {
  const call = newWorker();
  const answers = await Promise.all([call((it) => it.double(2)), call((it) => it.double(21))]);
  expect(answers).toEqual([4, 42]);
  await expect(call((it) => it.fail())).rejects.toThrow('too far');
  expect(await call((it) => it.double(3))).toBe(6);
  expect(started.map(({ address }) => address)).toEqual(['/assets/worker.js']);
  const foreign = pageWorker<typeof tasks>('https://example.com/worker.js');
  await expect(foreign((it) => it.double(1))).rejects.toThrow('is no script of the shop');
  vi.stubGlobal('Worker', undefined);
  await expect(newWorker()((it) => it.double(1))).rejects.toThrow();
});

test('a worker that breaks leaves nobody waiting, and the next call starts another', async () => {
  const call = newWorker();
  const waiting = [call((it) => it.hang()), call((it) => it.hang())];
  const ends = Promise.allSettled(waiting);
  await call((it) => it.double(1));
  started[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  const rejected = { status: 'rejected', reason: { message: 'out of memory' } };
  expect(await ends).toMatchObject([rejected, rejected]);
  expect(started[0]?.isEnded).toBe(true);
  expect(await call((it) => it.double(4))).toBe(8);
  expect(started).toHaveLength(2);
});

test('a worker that does not say in time that it has started is given up; one that has may take its time', async () => {
  isMute = true;
  const call = newWorker({ startsWithinMs: 200 });
  await expect(call((it) => it.double(1))).rejects.toThrow('the worker did not start');
  isMute = false;
  const slow = vi.fn();
  call((it) => it.hang()).catch(slow);
  await call((it) => it.double(1));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(slow).not.toHaveBeenCalled();
});

test('an idle worker is ended where that is asked for, and not while a caller waits', async () => {
  const call = newWorker({ idleMs: 50 });
  await call((it) => it.double(1));
  await vi.waitFor(() => expect(started[0]?.isEnded).toBe(true));
  void call((it) => it.hang());
  await call((it) => it.double(1));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(started).toHaveLength(2);
  expect(started[1]?.isEnded).toBe(false);
});
