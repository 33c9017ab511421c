/** For builds that draw pages without a browser: what only a page needs is left out of them. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NOTHING = '\0not-drawn';

/** Modules that need a page, and what stands for them where there is none. */
const INSTEAD: { file: RegExp; code: string }[] = [
  // Catalogues hand out what was sanitised when it entered them.
  {
    file: /\/src\/ui\/media\/trusted-html\.ts$/,
    code: "export { fitIntoPage as trustedNow } from '#domain/shared/html-text.ts'; export const loadTrust = async () => {};",
  },
];

/** Parts of the page that are loaded when they are used are never used while it is drawn. */
const LOADS_LATER = /\/src\/(shop\/(?!draw\/)|forms\/|ui\/|browser\/)/;

/** Leaves out style sheets, lazy parts and what needs a page; the router is the one for servers. */
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
