// Figures as the bench prints them: bytes on the wire, medians, and one table row after another.
import { brotliDecompressSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import type { SeenRequest } from '../support/fault-proxy-log.ts';

export const KINDS = ['script', 'styles', 'HTML', 'pictures', 'data', 'other'] as const;

/** By the name of a row, unit included. */
export type Figures = Map<string, number>;

const typeOf = ({ reply }: SeenRequest) => String(reply?.headers['content-type'] ?? '');

/** A reply's kind in the shopper's data use. */
export function kindOf(seen: SeenRequest): (typeof KINDS)[number] {
  const type = typeOf(seen);
  if (/javascript/.test(type)) return 'script';
  if (/css/.test(type)) return 'styles';
  if (/html/.test(type)) return 'HTML';
  if (/^image\//.test(type)) return 'pictures';
  return /json/.test(type) ? 'data' : 'other';
}

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

/** The median of some measurements. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which this many of a hundred measurements stay. */
function percentile(values: readonly number[], percent: number): number {
  const at = Math.min(values.length - 1, Math.floor((values.length * percent) / 100));
  return values.toSorted((a, b) => a - b)[at] ?? Number.NaN;
}

/** Bytes as KB with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Prints one row: a name, then aligned columns. */
export function tell(name: string, ...columns: (string | number)[]): void {
  console.log(`  ${name.padEnd(44)}${columns.map((it) => String(it).padStart(19)).join('')}`);
}
