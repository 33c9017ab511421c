// The postal service's answer for a pincode, through the shop's own server. Needs the network.
import * as v from 'valibot';
import type { Place } from '#domain/pincode/pincode-table.ts';
import { toStateOfIndia } from '#domain/pincode/state-names.ts';
import { MAX_NAME_LENGTH } from '#domain/shared/limits.ts';

const TIMEOUT_MS = 5_000;

const FOUND = v.object({
  Status: v.literal('Success'),
  PostOffice: v.pipe(
    v.array(
      v.object({
        // A place counts without the name of its office.
        Name: v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(MAX_NAME_LENGTH)), ''),
        District: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_NAME_LENGTH)),
        State: v.string(),
      }),
    ),
    v.nonEmpty(),
  ),
});

/**
 * The place of the first post office; `isOnBorder`: others lie in another state; `offices`: their names, which are those of
 * villages and quarters.
 */
export type PostedPlace = { place: Place; isOnBorder: boolean; offices: readonly string[] };

/** The kind of office, after its name: head, sub or branch office. */
const KIND = /\s*\(.*\)$|\s+[BHSG]\.?\s?(P\.?\s?)?O\.?$/i;

/** One request per pincode while a page is open; only answers are kept. */
const kept = new Map<string, Promise<PostedPlace | undefined>>();

/**
 * The post's place of a pincode; undefined when it does not know it, did not answer within five seconds, or somebody
 * else answered in its place. Never throws.
 * @param shop origin of the shop; default the page's own.
 */
export async function fetchPlace(zipcode: string, shop = ''): Promise<PostedPlace | undefined> {
  const asked = kept.get(zipcode) ?? fetchFrom(`${shop}/pincode/${zipcode}`);
  kept.set(zipcode, asked);
  const place = await asked;
  if (!place) kept.delete(zipcode);
  return place;
}

async function fetchFrom(address: string): Promise<PostedPlace | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await fetch(address, { redirect: 'error', credentials: 'omit', signal });
    return reply.ok ? placeIn(await reply.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** The first post office counts, and only its district. Source: specification, postal-code lookup. */
function placeIn(reply: unknown): PostedPlace | undefined {
  const parsed = v.safeParse(FOUND, reply);
  const [office, ...others] = parsed.success ? parsed.output.PostOffice : [];
  const state = office && toStateOfIndia(office.State);
  if (!office || !state || /^na$/i.test(office.District)) return undefined;
  const isOnBorder = others.some((it) => (toStateOfIndia(it.State) ?? state) !== state);
  const offices = [...new Set([office, ...others].map(({ Name }) => Name.replace(KIND, '')))];
  return {
    offices: offices.filter(Boolean),
    place: { city: office.District, district: office.District, state },
    isOnBorder,
  };
}
