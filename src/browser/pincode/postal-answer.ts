// What the post itself says of a pincode, asked through the shop's own server. Needs the network.
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
        District: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_NAME_LENGTH)),
        State: v.string(),
      }),
    ),
    v.nonEmpty(),
  ),
});

/** Asked once while a page is open; only answers are kept. */
const kept = new Map<string, Promise<Place | undefined>>();

/**
 * Where the post says that a pincode lies; undefined when it does not know it, did not answer within five seconds, or
 * somebody else answered in its place. Never throws.
 * @param shop origin of the shop; the page's own unless told otherwise.
 */
export async function fetchPlace(zipcode: string, shop = ''): Promise<Place | undefined> {
  const asked = kept.get(zipcode) ?? fetchFrom(`${shop}/pincode/${zipcode}`);
  kept.set(zipcode, asked);
  const place = await asked;
  if (!place) kept.delete(zipcode);
  return place;
}

async function fetchFrom(address: string): Promise<Place | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const reply = await fetch(address, { redirect: 'error', credentials: 'omit', signal });
    return reply.ok ? placeIn(await reply.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** The first post office counts; it says its district only. Source: specification, postal-code lookup. */
function placeIn(reply: unknown): Place | undefined {
  const parsed = v.safeParse(FOUND, reply);
  const office = parsed.success ? parsed.output.PostOffice[0] : undefined;
  const state = office && toStateOfIndia(office.State);
  return office && state && !/^na$/i.test(office.District)
    ? { city: office.District, district: office.District, state }
    : undefined;
}
