/** Provides the pincode table to the shop as `virtual:pincode-table`, built from the data package each time. */
import type { Plugin } from 'vite';
import { encodePincodeTable } from './encode.ts';
import { placePincodes } from './place-pincodes.ts';
import { readPostOffices } from './read-package.ts';

const NAME = 'virtual:pincode-table';
// The null character keeps other plugins away; the rest becomes the chunk's name.
const RESOLVED = '\0pincode-table';

/** The module's default export is the text that src/domain/pincode/pincode-table.ts reads. */
export function pincodeTable(): Plugin {
  return {
    name: 'haat-pincode-table',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: async (id) =>
      id === RESOLVED ? `export default ${JSON.stringify(await pincodeTableText())};` : undefined,
  };
}

/** The table from the installed package. */
export async function pincodeTableText(): Promise<string> {
  return encodePincodeTable(placePincodes(await readPostOffices()));
}
