// Asks India Post's public service where a pincode is, and accepts only a valid reply.
import * as v from 'valibot';

/** The reply for the shop's page: of each post office only the fields that it reads. */
export interface PostalAnswer {
  readonly Status: 'Success' | 'Error';
  readonly PostOffice: readonly Readonly<Record<'Name' | 'District' | 'State', string>>[] | null;
}

/** Also the post's reply for a pincode that does not exist. */
export const NO_SUCH_PINCODE: PostalAnswer = { Status: 'Error', PostOffice: null };

const SERVICE = 'https://api.postalpincode.in/pincode';
const TIMEOUT_MS = 4_000;

const NAME = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

const FOUND = v.object({
  Status: v.literal('Success'),
  PostOffice: v.pipe(
    // A place counts without the name of its office.
    v.array(v.object({ Name: v.fallback(NAME, ''), District: NAME, State: NAME })),
    v.minLength(1),
    v.maxLength(500),
  ),
});
const NONE = v.object({ Status: v.picklist(['Error', '404']), PostOffice: v.null() });

const REPLY = v.pipe(
  v.tuple([v.union([FOUND, NONE])]),
  // The first office's place counts, so the order stays.
  v.transform(
    ([{ PostOffice }]): PostalAnswer =>
      PostOffice ? { Status: 'Success', PostOffice } : NO_SUCH_PINCODE,
  ),
);

/**
 * @param service base URL: PINCODE_SERVICE, which a merchant may set in backend/functions/.env, else the post's
 * @throws if the service is down, slower than four seconds, or answers with something else
 */
export async function fetchFromPostOffice(
  zipcode: string,
  service = process.env.PINCODE_SERVICE || SERVICE,
): Promise<PostalAnswer> {
  const reply = await fetch(`${service}/${zipcode}`, {
    headers: { Accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`The post's service answered ${reply.status}.`);
  return v.parse(REPLY, await reply.json());
}
