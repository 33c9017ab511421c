/** Leaves out of the shop's metadata of phone numbers how they are written: it only reads them. */
import type { MetadataJson } from 'libphonenumber-js/core';
import type { Plugin } from 'vite';

/** Where a country's list has its formats. */
const FORMATS = 4;

export function phoneMetadata(): Plugin {
  return {
    name: 'haat-phone-metadata',
    transform: {
      filter: { id: /\/libphonenumber-js\/metadata\.mobile\.json\.js$/ },
      handler(code) {
        const metadata = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1));
        return { code: `export default ${JSON.stringify(withoutFormats(metadata))};`, map: null };
      },
    },
  };
}

/** The same metadata without any country's formats; more than a third smaller. */
export function withoutFormats({ countries, ...rest }: MetadataJson): MetadataJson {
  const short = Object.entries(countries).map(([country, plan]) => [
    country,
    plan.with(FORMATS, 0),
  ]);
  return { ...rest, countries: Object.fromEntries(short) };
}
