import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { shellBesideThePages } from './backend/draw/shell-plugin.ts';
import { drawnWithoutBrowser } from './backend/draw/vite-plugin.ts';
import { workerTasks } from './backend/draw/worker-tasks-plugin.ts';
import { pincodeTable } from './backend/pincodes/vite-plugin.ts';
import { chunkGroups } from './backend/stack/chunk-groups.ts';
import { builtManifest } from './backend/stack/own-shop.ts';
import { phoneMetadata } from './backend/stack/phone-metadata.ts';
import { textsBeside } from './backend/texts/catalog-plugin.ts';
import { textsOfLanguage } from './backend/texts/vite-plugin.ts';
import { isDemo, shop } from './src/config/shop.ts';
import { parsePushSettings } from './src/domain/settings/push-settings.ts';
import {
  type FirebaseProject,
  parseFirebaseProject,
} from './src/engine/firestore/firebase-project.ts';

/** Thousands of schedules: a core is busy for a minute or two. */
const SIMULATOR = ['tests/sync/simulator.test.ts'];
/** Tries the simulator on shops broken on purpose: at night. */
const SIMULATOR_ITSELF = ['tests/sync/simulator-itself.test.ts'];
/** Mutation tests of the rules compile and query some 1,600 slips: at night. */
const SLIPS = ['tests/rules/mutants.test.ts'];
/** Tests of the functions' own code have a Firestore project per file, so these files run in parallel. */
const HANDLERS = ['tests/functions/handlers/**/*.test.ts'];

const TEST_PROJECTS: { name: string; include: string[]; exclude?: string[] }[] = [
  { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
  {
    name: 'sync',
    include: ['tests/sync/**/*.test.{ts,tsx}'],
    exclude: [...SIMULATOR, ...SIMULATOR_ITSELF],
  },
  { name: 'simulator', include: SIMULATOR },
  { name: 'simulator-itself', include: SIMULATOR_ITSELF },
  { name: 'walls', include: ['tests/walls/**/*.test.ts'] },
  { name: 'rules', include: ['tests/rules/**/*.test.ts'], exclude: SLIPS },
  { name: 'slips', include: SLIPS },
  { name: 'functions', include: ['tests/functions/**/*.test.ts'], exclude: HANDLERS },
  { name: 'handlers', include: HANDLERS },
  { name: 'engines', include: ['tests/engines/**/*.test.ts'] },
  // Some engine tests count as guarantees too.
  { name: 'engine-guarantees', include: ['tests/engines/**/*.{guarantee,test}.ts'] },
];

/** Whether the shop offers notifications. A bad setting ends the build with one line that names it. */
function sendsNotifications(mode: string): boolean {
  const settings = parsePushSettings(loadEnv(mode, process.cwd()));
  return projectOf(mode).isLocal || settings !== null;
}

/** The Firebase project. A bad setting ends the build with one line that names it. */
function projectOf(mode: string): FirebaseProject {
  return parseFirebaseProject(loadEnv(mode, process.cwd()));
}

/** The local stack's functions, under `npm run dev`. */
const FUNCTIONS = 'http://127.0.0.1:5001/demo-haat/us-central1';

/** The first script includes the code of lists: nearly every visit shows one. */
const LISTS = ['/products', '/category/$categoryId', '/brand/$brandId'];

/** Constants, so that a build for a real project leaves out the local stack's code. */
export function constants(mode: string): Record<string, string> {
  const project = projectOf(mode);
  return {
    FIREBASE_PROJECT: JSON.stringify(project),
    'import.meta.env.HAAT_IS_LOCAL': JSON.stringify(project.isLocal),
    'import.meta.env.HAAT_HAS_APP_CHECK': JSON.stringify(project.appCheckSiteKey !== ''),
    'import.meta.env.HAAT_SENDS_NOTIFICATIONS': JSON.stringify(sendsNotifications(mode)),
    // backend/draw/vite-plugin.ts overrides it.
    'import.meta.env.HAAT_DRAWS': 'false',
  };
}

/** For workers that make PDFs: pdfkit opens fonts with fontkit; ours come opened (decision 60). */
export const withoutFontkit = { fontkit: 'data:text/javascript,export const create = undefined;' };

/** Its main entry is built for browsers that have no classes. */
const MODERN = { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' };

/** Such a worker fetches nothing: HarfBuzz is inside its file. */
export function isInlined(file: string): boolean {
  return file.endsWith('harfbuzz.wasm');
}

/** In the dev server, serves the desk's page at its addresses, as Hosting does. */
function deskBesideTheShop(): Plugin {
  return {
    name: 'haat-desk-beside-the-shop',
    configureServer({ middlewares }) {
      middlewares.use((request, _reply, next) => {
        if (/^\/desk([/?]|$)/.test(request.url ?? '')) request.url = '/desk.html';
        next();
      });
    },
  };
}

/** Puts the shop's name and motto into the built pages. */
export function shopInShell(): Plugin {
  const inHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    name: 'haat-shop-in-shell',
    transformIndexHtml: (html) =>
      html
        .replaceAll('%SHOP_NAME%', () => inHtml(shop.name))
        .replaceAll('%SHOP_MOTTO%', () => inHtml(shop.motto)),
  };
}

export default defineConfig(({ mode, isSsrBuild }) => ({
  define: constants(mode),
  plugins: isSsrBuild
    ? [drawnWithoutBrowser(), textsOfLanguage(), textsBeside('shop', 'plain')]
    : [
        textsOfLanguage(),
        textsBeside('shop', 'addressed'),
        tanstackRouter({
          target: 'react',
          autoCodeSplitting: true,
          codeSplittingOptions: {
            splitBehavior: ({ routeId }) => (LISTS.includes(routeId) ? [] : undefined),
          },
          routesDirectory: 'src/shop/routes',
          generatedRouteTree: 'src/shop/routeTree.gen.ts',
          quoteStyle: 'single',
        }),
        react(),
        pincodeTable(),
        phoneMetadata(),
        shopInShell(),
        deskBesideTheShop(),
        shellBesideThePages(),
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'service-worker.ts',
          registerType: 'prompt',
          injectRegister: false,
          manifest: builtManifest(isDemo),
          // The patterns below match them too, and would list each twice.
          includeManifestIcons: false,
          injectManifest: {
            buildPlugins: {
              vite: [workerTasks(constants(mode)), textsBeside('shop', null)],
            },
            rollupFormat: 'iife',
            // Banners come in two shapes, and a phone needs one: the worker caches those it has shown. The Firestore
            // listener, App Check and the push SDK are large, and useless offline.
            globIgnores: [
              'banners/**',
              'videos/**',
              // The browser shows them only before it installs the shop.
              'screenshots/**',
              // Shoppers do not need the merchant's desk.
              'desk.html',
              'assets/desk/**',
              'icons/desk-*.png',
              // Fetched when the shop is installed.
              'icons/monochrome-*.png',
              // The browser stores it with its worker.
              'assets/worker-tasks-*.js',
              // Fetched with the first invoice or receipt, which the phone then keeps.
              'assets/paper-worker-*.js',
              'assets/follow-order-*.js',
              'assets/voice-*.js',
              'assets/app-check-sdk-*.js',
              'assets/push-sdk-*.js',
            ],
            globPatterns: ['**/*.{js,css,html,svg,webp,png,woff2}'],
            // Larger files would be left out silently; a check of the build catches them instead.
            maximumFileSizeToCacheInBytes: 4_000_000,
          },
        }),
      ],
  ...(!isSsrBuild && { resolve: { alias: { ...withoutFontkit, ...MODERN } } }),
  // Each worker is one file. HarfBuzz awaits WebAssembly as it loads, and imports Node's module only in Node.
  worker: {
    format: 'es' as const,
    rolldownOptions: { external: ['module'], output: { codeSplitting: false } },
  },
  // One file with all its packages draws pages on the server.
  ...(isSsrBuild && { ssr: { noExternal: true as const } }),
  server: {
    port: 5173,
    strictPort: true,
    // As Hosting does in production; see firebase.json.
    proxy: {
      '/api': { target: FUNCTIONS, rewrite: (path) => path.replace('/api', '') },
      '/catalogue': { target: FUNCTIONS, rewrite: (path) => `/catalogue${path}` },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: isInlined,
    copyPublicDir: !isSsrBuild,
    // Almost all of what an import() needs is there by then, and its links cost a page's start dozens of ms.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed),
    },
    // One sheet, which backend/draw/shell-plugin.ts splits: drawn pages inline parts of it.
    cssCodeSplit: false,
    rolldownOptions: {
      // Inline each text where it is shown, instead of all texts of its feature.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Each file costs a trip through the service worker.
        codeSplitting: !isSsrBuild && {
          groups: [
            // Unchanged in most versions, so that an update does not fetch it again.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 100 },
            ...chunkGroups(),
          ],
        },
      },
    },
  },
  test: {
    projects: TEST_PROJECTS.map(({ name, include, exclude = [] }) => ({
      extends: true as const,
      test: {
        name,
        include,
        exclude,
        environment: 'node',
        // Generous for busy machines; no test depends on speed.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: 30_000 } },
        ...(name === 'rules' || name === 'functions' ? { fileParallelism: false } : {}),
        // Otherwise these tests would spend most of their time loading the same modules for each file.
        ...(name === 'unit' || name === 'sync' ? { isolate: false, unstubGlobals: true } : {}),
        // First of all: jsdom expects in each window what it has found in Node, and a PDF reader adds Iterator to Node.
        ...(name === 'unit' ? { setupFiles: ['jsdom'] } : {}),
      },
    })),
  },
}));
