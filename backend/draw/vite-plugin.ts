/** For builds that draw pages without a browser: leaves out the code that only a page needs. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NOTHING = '\0not-drawn';

/** Modules that need a page, and their replacements. */
const INSTEAD: { file: RegExp; code: string }[] = [
  // Texts were sanitised when they entered the catalogue.
  {
    file: /\/src\/ui\/media\/trusted-html\.ts$/,
    code: "export { fitIntoPage as trustedNow } from '#domain/shared/html-text.ts'; export const loadTrust = async () => {};",
  },
];

/** These files load parts of the page on use, which never happens while drawing. */
const LOADS_LATER = /\/src\/(shop\/(?!draw\/)|forms\/|ui\/|browser\/)/;

/** Leaves out style sheets, lazy parts and modules that need a page; picks the router's server build. */
export function drawnWithoutBrowser(): Plugin {
  return {
    name: 'haat-drawn-without-browser',
    enforce: 'pre',
    config: () => ({ define: { 'import.meta.env.HAAT_DRAWS': 'true' } }),
    resolveId(id) {
      if (id.endsWith('.css')) return NOTHING;
      if (id !== '@tanstack/router-core/isServer') return undefined;
      const router = import.meta.resolve('@tanstack/router-core');
      return fileURLToPath(new URL('./isServer/server.js', router));
    },
    resolveDynamicImport: (_id, importer = '') =>
      LOADS_LATER.test(importer) ? NOTHING : undefined,
    load(id) {
      if (id === NOTHING) return 'export default undefined;';
      return INSTEAD.find(({ file }) => file.test(id))?.code;
    },
  };
}
