/** Builds the shell under a name that no page has, with the scripts that pages load next. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';
import { splitStyles } from '../../src/engine/drawing/critical-styles.ts';

/** Chunks that a product's page and the home page need right after the first script; fetched along with it. */
const NEXT_OF_PRODUCT = 'product';
const NEXT_OF_HOME = 'home';

const EARLY_PRESSES = 'early-presses.js';
const SHEET = /<link rel="stylesheet"[^>]*>/;

/**
 * Names the shell shell.html, so that every page's address, also `/`, goes to the drawing function. Puts the scripts
 * that follow the first one into it, for public/early-presses.js, and links the style sheet in two parts
 * (src/engine/drawing/critical-styles.ts).
 */
export function shellBesideThePages(): Plugin {
  return {
    name: 'haat-shell-beside-the-pages',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') return;
      const all = Object.values(bundle);
      const built = (name: string) => {
        const files = all.filter((it) => it.type === 'chunk' && it.name === name);
        if (files.length !== 1) throw new Error(`${name} was built ${files.length} times`);
        return `/${files[0]?.fileName}`;
      };
      const sheet = all.find((it) => it.type === 'asset' && it.fileName.endsWith('.css'));
      if (sheet?.type !== 'asset') throw new Error('no style sheet was built');
      const links = Object.entries(splitStyles(String(sheet.source))).map(([name, source]) => {
        const file = this.emitFile({ type: 'asset', name: `${name}.css`, source });
        return `<link rel="stylesheet" crossorigin href="/${this.getFileName(file)}">`;
      });
      delete bundle[sheet.fileName];
      shell.fileName = 'shell.html';
      shell.source = String(shell.source)
        .replace(
          '<script async src="/early-presses.js"',
          `$& data-product="${built(NEXT_OF_PRODUCT)}" data-home="${built(NEXT_OF_HOME)}"`,
        )
        .replace(SHEET, links.join(''));
    },
    // Files of public/ are copied unminified, and every first visit loads this one.
    async writeBundle({ dir = '' }) {
      const file = join(dir, EARLY_PRESSES);
      const { code, errors } = await minify(file, await readFile(file, 'utf8'));
      if (errors[0]) throw new Error(`${EARLY_PRESSES}: ${errors[0].message}`);
      await writeFile(file, code);
    },
  };
}
