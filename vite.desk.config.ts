// The build of the merchant's desk: an app of its own beside the shop, from the same sources, so that no shopper downloads a byte of it. It is
// built after the shop, into the same folder.
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { pincodeTable } from './backend/pincodes/vite-plugin.ts';
import { constants, shopInShell } from './vite.config.ts';

export default defineConfig(({ mode }) => ({
  define: constants(mode),
  plugins: [
    react(),
    shopInShell(),
    pincodeTable(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'desk-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['desk.html', 'assets/desk/**/*.{js,css,ttf}', 'icons/favicon.svg'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  // The worker of an import loads what reads and writes spreadsheets with its first one.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The shop lies there already.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'assets/desk',
    assetsInlineLimit: 0,
    // The rules of several screens count by their order, which one sheet keeps.
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'desk.html',
      // A text goes to where it is shown, not with all texts of its feature to the first script.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Each file costs a way through the worker: the first script is one, and so is what several screens share.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              test: /src\/(ui|forms|desk)\/(?!edits\/rich-text)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
}));
