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
import { isDemo, shop } from './src/config/shop.ts';
import { parsePushSettings } from './src/domain/settings/push-settings.ts';

/** Thousands of schedules keep a core busy for a minute or two. */
const SIMULATOR = ['tests/sync/simulator*.test.ts'];
/** A slip in the rules is compiled and asked about, some 1,600 times: by night. */
const SLIPS = ['tests/rules/mutants.test.ts'];
/** What calls the functions' own code has a Firestore project for each file, so these files run side by side. */
const HANDLERS = ['tests/functions/handlers/**/*.test.ts'];

const TEST_PROJECTS: { name: string; include: string[]; exclude?: string[] }[] = [
  { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] },
  { name: 'sync', include: ['tests/sync/**/*.test.{ts,tsx}'], exclude: SIMULATOR },
  { name: 'simulator', include: SIMULATOR },
  { name: 'walls', include: ['tests/walls/**/*.test.ts'] },
  { name: 'rules', include: ['tests/rules/**/*.test.ts'], exclude: SLIPS },
  { name: 'slips', include: SLIPS },
  { name: 'functions', include: ['tests/functions/**/*.test.ts'], exclude: HANDLERS },
  { name: 'handlers', include: HANDLERS },
  { name: 'engines', include: ['tests/engines/**/*.test.ts'] },
  // What a shopper does there anyhow counts for some promises, too.
  { name: 'engine-guarantees', include: ['tests/engines/**/*.{guarantee,test}.ts'] },
];

/** As in src/engine/firestore/firebase-project.ts: no id, or one that begins with demo-, is this computer's own. */
function isLocal(mode: string): boolean {
  const { VITE_FIREBASE_PROJECT_ID: id } = loadEnv(mode, process.cwd());
  return !id || id.startsWith('demo-');
}

/** Whether the shop proves itself to Firebase; see .env.example. */
function hasAppCheck(mode: string): boolean {
  return Boolean(loadEnv(mode, process.cwd()).VITE_APP_CHECK_SITE_KEY?.trim());
}

/** Whether shoppers are offered notifications. A bad setting ends the build with one line that names it. */
function sendsNotifications(mode: string): boolean {
  const settings = parsePushSettings(loadEnv(mode, process.cwd()));
  return isLocal(mode) || settings !== null;
}

/** The local stack's functions, under `npm run dev`. */
const FUNCTIONS = 'http://127.0.0.1:5001/demo-haat/us-central1';

/** What a drawn list needs comes with the first script: nearly every visit comes by one. */
const LISTS = ['/products', '/category/$categoryId', '/brand/$brandId'];

/** Constants, so that what is for this computer only is left out of a build for a real project. */
export function constants(mode: string): Record<string, string> {
  return {
    'import.meta.env.HAAT_IS_LOCAL': JSON.stringify(isLocal(mode)),
    'import.meta.env.HAAT_HAS_APP_CHECK': JSON.stringify(!isLocal(mode) && hasAppCheck(mode)),
    'import.meta.env.HAAT_SENDS_NOTIFICATIONS': JSON.stringify(sendsNotifications(mode)),
    // backend/draw/vite-plugin.ts says otherwise.
    'import.meta.env.HAAT_DRAWS': 'false',
  };
}

/** While the shop is being worked on, the desk's addresses are its own page's, as Hosting has it. */
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
    ? [drawnWithoutBrowser()]
    : [
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
          // The patterns below find them, too, and would have each twice.
          includeManifestIcons: false,
          injectManifest: {
            buildPlugins: { vite: [workerTasks(constants(mode))] },
            rollupFormat: 'iife',
            // Wide and narrow banners, of which a phone needs one kind: the worker keeps those that were seen.
            // What follows a watched order, fetches the app's proof or asks the push service is large, and of no use without a network.
            globIgnores: [
              'banners/**',
              'videos/**',
              // The browser shows them before it installs the shop, and never again.
              'screenshots/**',
              // The merchant's desk is no shopper's.
              'desk.html',
              'assets/desk/**',
              // The browser keeps it with the worker that it belongs to.
              'assets/worker-tasks-*.js',
              'assets/follow-order-*.js',
              'assets/app-check-sdk-*.js',
              'assets/push-sdk-*.js',
            ],
            globPatterns: ['**/*.{js,css,html,svg,webp,png,woff2}'],
            // Bigger files would be left out silently; the build is checked for that instead.
            maximumFileSizeToCacheInBytes: 4_000_000,
          },
        }),
      ],
  // Pages are drawn on the server by one file with all its packages.
  ...(isSsrBuild && { ssr: { noExternal: true as const } }),
  server: {
    port: 5173,
    strictPort: true,
    // As Hosting does where it serves the shop; see firebase.json.
    proxy: {
      '/api': { target: FUNCTIONS, rewrite: (path) => path.replace('/api', '') },
      '/catalogue': { target: FUNCTIONS, rewrite: (path) => `/catalogue${path}` },
    },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    // One sheet, which backend/draw/shell-plugin.ts divides: drawn pages have parts of it inside them.
    cssCodeSplit: false,
    rolldownOptions: {
      // A text goes to where it is shown, not with all texts of its feature to whoever shows one of them.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Each file costs a way through the worker.
        codeSplitting: !isSsrBuild && {
          groups: [
            // The same in most versions of the shop, so that an update does not fetch it again.
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
        // A busy machine may take its time; nothing is told apart by how fast it is.
        testTimeout: 300_000,
        hookTimeout: 300_000,
        expect: { poll: { timeout: 30_000 } },
        ...(name === 'rules' || name === 'functions' ? { fileParallelism: false } : {}),
        // Most of the time of these tests would be loading the same modules for each file.
        ...(name === 'unit' || name === 'sync' ? { isolate: false, unstubGlobals: true } : {}),
      },
    })),
  },
}));
