import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { manifest } from './src/web-manifest.ts';

/** What every list and product page needs of the phone's database; the search index is loaded by who searches. */
const DEVICE =
  /node_modules\/dexie|src\/core\/(device|model)\/(?!search)|src\/features\/catalogue\/use-(shelf|product|names)/;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        // Wide and narrow banners, of which a phone needs one kind: the worker keeps those that were seen.
        globIgnores: ['banners/**', 'videos/**'],
        globPatterns: ['**/*.{js,css,html,svg,webp,png,woff2,webmanifest}'],
        // Bigger files would be left out silently; the build is checked for that instead.
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  server: { port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Each file costs a way through the worker: what is needed together comes together.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            { name: 'device', test: DEVICE, priority: 2 },
            { name: 'sync', test: /src\/(page-sync|core\/(sync|remote))\//, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    projects: ['unit', 'sync', 'walls', 'rules', 'functions'].map((name) => ({
      extends: true as const,
      test: {
        name,
        include: [`tests/${name}/**/*.test.{ts,tsx}`],
        environment: 'node',
        ...(name === 'rules' || name === 'functions'
          ? { testTimeout: 60_000, hookTimeout: 60_000, fileParallelism: false }
          : {}),
      },
    })),
  },
});
