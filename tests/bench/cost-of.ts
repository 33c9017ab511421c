// One event's cost to a merchant: Firestore requests by phones and functions, function runs, and bytes sent to phones.
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { Firestore } from 'firebase-admin/firestore';
import { cacheFolder } from '../../backend/stack/paths.ts';
import { ports } from '../../backend/stack/ports.ts';
import type { SeenRequest } from '../support/fault-proxy-log.ts';
import { type Runs, runsOf } from '../support/function-runs.ts';
import { isCommit, isFirestore, isLookup, isQuery } from '../support/sent-requests.ts';
import { type BilledAnswer, countDatabase } from './count-database.ts';
import { bytesOnTheWire } from './figures.ts';

const FILE = join(cacheFolder, 'billed-answers.jsonl');
const COUNTER = join(cacheFolder, 'count-database.cjs');
const MERCHANT = 'merchant';

/** Reads, writes and deletes that Firestore bills. */
type Billed = { reads: number; writes: number; deletes: number };

export type Cost = {
  phone: Billed;
  /** Writes only: the reads are the bench's own, which nobody else would make. */
  merchant: Billed;
  functions: Billed;
  runs: Runs;
  /** Bytes of replies to phones: bodies, gzipped as production sends them. */
  bytes: { hosting: number; firestore: number; storage: number };
};

/** Makes every function of a stack started from now on, and this process, record its requests. */
export async function noteBilledAnswers(): Promise<void> {
  await rm(FILE, { force: true });
  const entryPoints = [join(import.meta.dirname, 'count-database.ts')];
  await build({ entryPoints, outfile: COUNTER, bundle: true, platform: 'node', format: 'cjs' });
  process.env.HAAT_BILLED_FILE = FILE;
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(COUNTER)}`;
  countDatabase(Firestore, FILE, MERCHANT);
}

/** The cost of some work, until the functions are silent again. `seen`: the phones' requests meanwhile. */
export async function costOf(
  work: () => Promise<void>,
  seen: readonly SeenRequest[] = [],
): Promise<Cost> {
  const [asked, answered] = [seen.length, (await billedAnswers()).length];
  const runs = await runsOf(work);
  const replies = seen.slice(asked);
  const billed = (await billedAnswers()).slice(answered);
  const bytesOf = (port: number) =>
    bytesOnTheWire(replies.filter(({ url }) => url.port === String(port)));
  return {
    phone: { reads: countReads(replies), writes: countWrites(replies), deletes: 0 },
    merchant: { ...sumOf(billed.filter(({ by }) => by === MERCHANT)), reads: 0 },
    functions: sumOf(billed.filter(({ by }) => by !== MERCHANT)),
    runs,
    bytes: {
      hosting: bytesOf(ports.hosting),
      firestore: bytesOf(ports.firestore),
      storage: bytesOf(ports.storage),
    },
  };
}

/** The cost of a scheduled function, run in this process; functions that it wakes are included. */
export async function costOfScheduled(name: string, work: () => Promise<void>): Promise<Cost> {
  const before = (await billedAnswers()).length;
  const cost = await costOf(work);
  const functions = sumOf((await billedAnswers()).slice(before));
  const merchant = { reads: 0, writes: 0, deletes: 0 };
  return { ...cost, merchant, functions, runs: { [name]: 1, ...cost.runs } };
}

async function billedAnswers(): Promise<BilledAnswer[]> {
  const text = await readFile(FILE, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function sumOf(parts: readonly Billed[]): Billed {
  const sum = (name: keyof Billed) => parts.reduce((all, part) => all + part[name], 0);
  return { reads: sum('reads'), writes: sum('writes'), deletes: sum('deletes') };
}

/** As Firestore bills (its pricing, “minimum charge for queries”): each returned document, and one for a query without a result. */
function countReads(seen: readonly SeenRequest[]): number {
  return seen.filter(isFirestore).reduce((reads, it) => reads + readsOf(it), 0);
}

function readsOf(seen: SeenRequest): number {
  if (!seen.reply) return 0;
  if (isQuery(seen)) {
    const parts = JSON.parse(seen.reply.body.toString()) as { document?: unknown }[];
    return Math.max(1, parts.filter(({ document }) => document).length);
  }
  // Each requested document, whether it exists or not.
  if (isLookup(seen)) return (JSON.parse(seen.reply.body.toString()) as unknown[]).length;
  return seen.method === 'GET' ? 1 : 0;
}

/** Billed writes among the proxy's requests; each document of a commit is one. */
function countWrites(seen: readonly SeenRequest[]): number {
  const landed = seen.filter((it) => isCommit(it) && it.reply?.status === 200);
  return landed.reduce((sum, { body }) => {
    const { writes } = JSON.parse(body.toString()) as { writes: unknown[] };
    return sum + writes.length;
  }, 0);
}

/** From now on records the requests of Node's own fetch to `origin`, except those made as the shop's owner. */
export function noteFetch(origin: string): SeenRequest[] {
  const log: SeenRequest[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const reply = await real(input, init);
    const isOwner = new Headers(init?.headers).get('Authorization') === 'Bearer owner';
    if (!String(input).startsWith(origin) || isOwner) return reply;
    log.push({
      at: Date.now(),
      method: init?.method ?? 'GET',
      url: new URL(String(input)),
      headers: {},
      body: Buffer.from(String(init?.body ?? '')),
      fate: 'passed',
      reply: {
        status: reply.status,
        headers: { 'content-type': reply.headers.get('content-type') ?? '' },
        body: Buffer.from(await reply.clone().arrayBuffer()),
      },
      delivered: true,
    });
    return reply;
  };
  return log;
}
