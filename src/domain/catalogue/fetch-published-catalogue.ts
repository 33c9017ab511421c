// Reads the published catalogue from the shop's own origin. Accepts a reply only if it parses.
import * as v from 'valibot';
import type { Result } from '#engine/firestore/firestore-request.ts';
import { READ_TIMEOUT_MS } from '#engine/limits.ts';
import { PUBLISHED_HEAD_TIMEOUT_MS } from '../shared/limits.ts';
import {
  PUBLISHED_HEAD,
  PUBLISHED_PARTS,
  PublishedHead,
  PublishedPart,
} from './published-catalogue.ts';

/** The head; costs one conditional request when nothing has changed. */
export function readPublishedHead(): Promise<Result<PublishedHead>> {
  return fetchPublished(PUBLISHED_HEAD, PublishedHead, 'no-cache', PUBLISHED_HEAD_TIMEOUT_MS);
}

/** A part by name; refused as NOT_FOUND some days after it was replaced. */
export function readPublishedPart(name: string): Promise<Result<PublishedPart>> {
  return fetchPublished(PUBLISHED_PARTS + name, PublishedPart, 'default', READ_TIMEOUT_MS);
}

async function fetchPublished<T>(
  address: string,
  schema: v.GenericSchema<unknown, T>,
  cache: RequestCache,
  timeoutMs: number,
): Promise<Result<T>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await fetch(address, {
      redirect: 'error',
      cache,
      credentials: 'omit',
      signal: timeout,
    });
    if (reply.status === 404) return { kind: 'refused', status: 'NOT_FOUND', message: address };
    const body = reply.status === 200 ? v.safeParse(schema, await reply.json()) : null;
    if (body?.success) return { kind: 'ok', value: body.output };
    return { kind: 'indeterminate', reason: 'server', retryAfterMs: null };
  } catch {
    return {
      kind: 'indeterminate',
      reason: timeout.aborted ? 'timeout' : 'network',
      retryAfterMs: null,
    };
  }
}
