/** The local Firebase emulators with the demo catalogue in them, without building or serving the shop. */
import { inForeground } from './stack/foreground.ts';
import { requireFreePorts } from './stack/ports.ts';
import { startStack } from './stack/stack.ts';
import { endedByThemselves } from './stack/suite.ts';

inForeground(async (ready) => {
  await requireFreePorts(['functions', 'firestore', 'auth', 'storage']);
  console.log('Starting the emulators …');
  const emulators = await startStack({ shop: false }, console.log);
  console.log('The emulators are ready, with the demo catalogue.');
  ready();
  return await endedByThemselves(emulators);
});
