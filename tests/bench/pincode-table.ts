// What knowing every pincode costs: the table beside the same places as plain JSON, in the same run of Node.
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { pincodeTable, pincodeTableText } from '../../backend/pincodes/vite-plugin.ts';
import { decodePincodeTable, findInTable } from '../../src/core/model/india/pincode-table.ts';
import { kilobytes, median, percentile, row } from './figures.ts';

const ROUNDS = 31;
const LOOKUPS = 2_000;
/** The clock is coarse beside one lookup: each figure is that of so many. */
const AT_ONCE = 50;

type PlainPlace = { city: string; district: string; state: string };

/** Prints bytes, the time until the table can be asked, and the time of a lookup; with ratios. */
export async function measurePincodes(): Promise<void> {
  const text = await pincodeTableText();
  const table = decodePincodeTable(text);
  const zipcodes = Array.from(table.zipcodes, String);
  const json = JSON.stringify(
    Object.fromEntries(zipcodes.map((zipcode) => [zipcode, findInTable(table, zipcode)])),
  );
  const plain = JSON.parse(json) as Record<string, PlainPlace>;
  const asked = Array.from(
    { length: LOOKUPS },
    () => zipcodes[Math.floor(Math.random() * zipcodes.length)] ?? '',
  );
  const decode = {
    table: times(() => decodePincodeTable(text)),
    json: times(() => JSON.parse(json)),
  };
  const lookup = {
    table: lookups(asked, (zipcode) => findInTable(table, zipcode)),
    json: lookups(asked, (zipcode) => plain[zipcode]),
  };
  const chunk = gzipSync(await chunkOf()).byteLength;
  const plainBytes = gzipSync(json).byteLength;

  console.log(`\n${zipcodes.length} pincodes, as a table and as plain JSON`);
  console.log(row('', 'table', 'JSON', 'table ÷ JSON'));
  console.log(
    row('gzip', kilobytes(chunk), kilobytes(plainBytes), (chunk / plainBytes).toFixed(2)),
  );
  console.log(compared('read, p50 / p95 ms', decode.table, decode.json));
  console.log(compared('lookup, p50 / p95 µs', lookup.table, lookup.json));
}

function compared(name: string, ours: number[], theirs: number[]): string {
  const both = [ours, theirs].map(
    (it) => `${median(it).toFixed(2)} / ${percentile(it, 95).toFixed(2)}`,
  );
  return row(name, ...both, (median(ours) / median(theirs)).toFixed(1));
}

/** Milliseconds of each round. */
function times(work: () => unknown): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
}

/** Microseconds of one lookup, as the mean of each batch. */
function lookups(asked: readonly string[], find: (zipcode: string) => unknown): number[] {
  let found = 0;
  const batches = Array.from({ length: asked.length / AT_ONCE }, (_, at) => {
    const batch = asked.slice(at * AT_ONCE, (at + 1) * AT_ONCE);
    const began = performance.now();
    for (const zipcode of batch) if (find(zipcode)) found++;
    return ((performance.now() - began) * 1000) / AT_ONCE;
  });
  if (found !== asked.length) throw new Error('A pincode of the table was not found.');
  return batches;
}

/** The chunk as the shop's build makes it. */
async function chunkOf(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [pincodeTable()],
    build: {
      write: false,
      rolldownOptions: { input: 'virtual:pincode-table', preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}
