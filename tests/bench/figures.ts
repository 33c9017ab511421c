// Figures as the bench prints them: bytes on the wire, medians, and one row after another.
import { brotliDecompressSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import type { SeenRequest } from '../support/fault-proxy-log.ts';

/** By the name of a row, unit included. */
export type Figures = Map<string, number>;

export const typeOf = ({ reply }: SeenRequest) => String(reply?.headers['content-type'] ?? '');

/** The bodies of replies in bytes, gzipped where production hosting would gzip them; headers do not count. */
export function bytesOnTheWire(seen: readonly SeenRequest[]): number {
  return seen.reduce((sum, it) => {
    if (!it.reply || it.reply.status === 304) return sum;
    const plain = decoded(it.reply.body, String(it.reply.headers['content-encoding'] ?? ''));
    const isText = /javascript|css|html|json|svg|text|manifest/.test(typeOf(it));
    return sum + (isText ? gzipSync(plain) : plain).byteLength;
  }, 0);
}

function decoded(body: Buffer, encoding: string): Buffer {
  if (body.byteLength === 0) return body;
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'deflate' ? inflateSync(body) : body;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Prints one row: a name, then aligned columns. */
export function tell(name: string, ...columns: (string | number)[]): void {
  console.log(`  ${name.padEnd(44)}${columns.map((it) => String(it).padStart(19)).join('')}`);
}
