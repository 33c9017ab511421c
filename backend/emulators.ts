/** The local Firebase emulators with the demo catalogue, without building or serving the shop. */
import { inForeground } from './stack/foreground.ts';
import { requireFreePorts } from './stack/ports.ts';
import { startStack } from './stack/stack.ts';
import { endedByThemselves } from './stack/suite.ts';

inForeground(async ({ say, ready }) => {
  await requireFreePorts(['functions', 'firestore', 'auth', 'storage']);
  say('Starting the emulators …');
  const emulators = await startStack({ shop: false }, say);
  say('The emulators are ready, with the demo catalogue.');
  ready();
  return await endedByThemselves(emulators);
});
