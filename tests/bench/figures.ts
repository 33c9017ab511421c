// Figures as the bench prints them: bytes as they would travel, medians, and one table row after another.
import { brotliDecompressSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib';
import type { SeenRequest } from '../support/fault-proxy-log.ts';

export type Kind = 'script' | 'styles' | 'HTML' | 'pictures' | 'data' | 'other';
export const KINDS: readonly Kind[] = ['script', 'styles', 'HTML', 'pictures', 'data', 'other'];

/** What a reply is to the shopper's data allowance. */
export function kindOf({ reply }: SeenRequest): Kind {
  const type = String(reply?.headers['content-type'] ?? '');
  if (/javascript/.test(type)) return 'script';
  if (/css/.test(type)) return 'styles';
  if (/html/.test(type)) return 'HTML';
  if (/^image\//.test(type)) return 'pictures';
  return /json/.test(type) ? 'data' : 'other';
}

/** The reply's body in bytes, gzipped where production hosting would gzip it; headers do not count. */
export function bytesOnTheWire({ reply }: SeenRequest): number {
  if (!reply || reply.status === 304) return 0;
  const plain = decoded(reply.body, String(reply.headers['content-encoding'] ?? ''));
  const type = String(reply.headers['content-type'] ?? '');
  const isText = /javascript|css|html|json|svg|text|manifest/.test(type);
  return isText ? gzipSync(plain).byteLength : plain.byteLength;
}

function decoded(body: Buffer, encoding: string): Buffer {
  if (body.byteLength === 0) return body;
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'deflate' ? inflateSync(body) : body;
}

/** The middle one of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** What so many of a hundred measurements stay under. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
  );
}

/** Bytes as KB with one decimal. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** One row: a name, then columns that end under one another. */
export function row(name: string, ...columns: string[]): string {
  return `  ${name.padEnd(44)}${columns.map((column) => column.padStart(19)).join('')}`;
}
