/** `npm run dev`: the local Firebase emulators under Vite with hot reload. */
import { shop } from '../src/config/shop.ts';
import { demoSettings } from './stack/build.ts';
import { mustSucceed, startNode } from './stack/children.ts';
import { inForeground } from './stack/foreground.ts';
import { packageFile } from './stack/paths.ts';
import { ports, requireFreePorts } from './stack/ports.ts';
import { startStack } from './stack/stack.ts';
import { endedByThemselves } from './stack/suite.ts';

inForeground(async ({ say, ready }) => {
  await requireFreePorts(['vite', 'functions', 'firestore', 'auth', 'storage']);
  say('Starting the emulators …');
  const emulators = await startStack({ shop: false }, say);
  const vite = startNode(
    'vite',
    [
      packageFile('vite/bin/vite.js'),
      '--port',
      String(ports.vite),
      '--strictPort',
      '--host',
      'localhost',
    ],
    { env: demoSettings, heard: (text) => process.stdout.write(text) },
  );
  say(`${shop.name} with hot reload: http://localhost:${ports.vite}`);
  ready();
  await Promise.race([mustSucceed(vite), endedByThemselves(emulators)]);
  return 0;
});
