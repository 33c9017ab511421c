/** Builds the service worker's larger part as its own script beside the worker, and tells the worker its address. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { textsBeside } from '../texts/catalog-plugin.ts';
import { textsOfLanguage } from '../texts/vite-plugin.ts';
import { drawnWithoutBrowser } from './vite-plugin.ts';

const ENTRY = 'sw/worker-tasks.ts';

/** `define`: the constants of the shop's build. For the build of sw/service-worker.ts. */
export function workerTasks(define: Record<string, string>): Plugin {
  return {
    name: 'haat-worker-tasks',
    async config({ root, mode, build: worker }) {
      const outDir = worker?.outDir;
      if (!root || !mode || !outDir) throw new Error('the worker is built to no folder');
      const built = await build({
        configFile: false,
        root,
        mode,
        publicDir: false,
        logLevel: 'warn',
        define: { ...define, 'process.env.NODE_ENV': '"production"' },
        plugins: [drawnWithoutBrowser(), textsOfLanguage(), textsBeside('shop', null)],
        build: {
          write: false,
          target: 'es2022',
          modulePreload: false,
          // A classic worker script cannot load chunks later.
          lib: { entry: ENTRY, name: 'haatWorkerTasks', formats: ['iife'] },
          rolldownOptions: { output: { entryFileNames: 'assets/worker-tasks-[hash].js' } },
        },
      });
      const [file] = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
      if (file?.type !== 'chunk') throw new Error(`${ENTRY} was not built`);
      const path = join(outDir, file.fileName);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, file.code);
      return {
        define: { 'import.meta.env.HAAT_WORKER_TASKS': JSON.stringify(`/${file.fileName}`) },
      };
    },
  };
}
