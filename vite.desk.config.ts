// The build of the merchant's desk: a separate app from the same sources, so that no shopper downloads a byte of it.
// Built after the shop, into the same folder.
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { pincodeTable } from './backend/pincodes/vite-plugin.ts';
import { phoneMetadata } from './backend/stack/phone-metadata.ts';
import { textsBeside } from './backend/texts/catalog-plugin.ts';
import { textsOfLanguage } from './backend/texts/vite-plugin.ts';
import { deskManifest } from './src/desk/web-manifest.ts';
import { constants, isInlined, shopInShell, withoutFontkit } from './vite.config.ts';

export default defineConfig(({ mode }) => ({
  define: constants(mode),
  plugins: [
    textsOfLanguage(),
    textsBeside('desk', 'addressed', deskManifest),
    react(),
    shopInShell(),
    pincodeTable(),
    phoneMetadata(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'desk-worker.ts',
      injectRegister: false,
      manifest: deskManifest,
      manifestFilename: 'desk.webmanifest',
      // The browser fetches them when it installs the desk.
      includeManifestIcons: false,
      injectManifest: {
        buildPlugins: { vite: [textsBeside('desk', null)] },
        rollupFormat: 'iife',
        globPatterns: [
          'desk.html',
          'assets/desk/**/*.{js,css}',
          'assets/desk/{Hind,NotoSansDevanagari}_*.ttf',
          'icons/{favicon.svg,desk-192.png}',
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  resolve: { alias: withoutFontkit },
  // The import worker loads the spreadsheet code with its first spreadsheet.
  // HarfBuzz imports Node's module only in Node; as a chunk of its own, the worker would have to fetch it.
  worker: {
    format: 'es',
    plugins: () => [textsOfLanguage(), textsBeside('desk', null)],
    rolldownOptions: { external: ['module'] },
  },
  build: {
    target: 'es2022',
    // The shop is already there.
    emptyOutDir: false,
    copyPublicDir: false,
    assetsDir: 'assets/desk',
    assetsInlineLimit: isInlined,
    // Rules of several screens depend on their order, which one sheet preserves.
    cssCodeSplit: false,
    rolldownOptions: {
      input: 'desk.html',
      // Inline each text where it is shown, instead of all texts of its feature.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Each file costs a trip through the service worker: one for the first script, one for code that several
        // screens share.
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
