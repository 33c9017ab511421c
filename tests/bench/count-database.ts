// Loaded into every process of the functions: records the billed operations as the Admin SDK sends them, because no proxy of ours reads its gRPC.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';

/** One answer of Firestore: who asked, and the operations billed for it. */
export type BilledAnswer = { by: string; reads: number; writes: number; deletes: number };

type Asked = { writes?: object[] };
type Unary = (method: string, asked: Asked, ...rest: unknown[]) => Promise<object>;
type Streaming = (method: string, ...rest: unknown[]) => Promise<Readable>;
type Methods = { request: Unary; requestStream: Streaming };

/** From now on records requests by clients of this class in this process in `file` under the name `by`. */
export function countDatabase(Firestore: { prototype: object }, file: string, by: string): void {
  // Internal to the SDK, which the lock file pins: every call goes through one of these two.
  const methods = Firestore.prototype as Methods;
  const { request, requestStream } = methods;
  const note = (billed: Partial<BilledAnswer>) =>
    appendFileSync(file, `${JSON.stringify({ by, reads: 0, writes: 0, deletes: 0, ...billed })}\n`);

  methods.request = async function (method, asked, ...rest) {
    const answer = await request.call(this, method, asked, ...rest);
    // An overtaken transaction throws above: Firestore bills its reads and no writes.
    if (method === 'commit' || method === 'batchWrite') {
      const all = asked.writes ?? [];
      const deletes = all.filter((it) => Reflect.get(it, 'delete')).length;
      const changes = all.filter((it) => Reflect.get(it, 'update') || Reflect.get(it, 'transform'));
      note({ writes: changes.length, deletes });
    }
    return answer;
  };

  methods.requestStream = async function (method, ...rest) {
    const answers = await requestStream.call(this, method, ...rest);
    let reads = 0;
    // It is paused until the SDK reads it, so nothing is missed and nothing is taken from it.
    answers.on('data', (answer: object) => {
      if (['document', 'found', 'missing'].some((part) => Reflect.get(answer, part))) reads += 1;
    });
    answers.once('end', () => note({ reads: method === 'runQuery' ? Math.max(1, reads) : reads }));
    return answers;
  };
}

const { FUNCTION_TARGET, HAAT_BILLED_FILE } = process.env;
if (FUNCTION_TARGET && HAAT_BILLED_FILE) {
  const { Firestore } = createRequire(`${process.cwd()}/`)('@google-cloud/firestore');
  countDatabase(Firestore, HAAT_BILLED_FILE, FUNCTION_TARGET);
}
