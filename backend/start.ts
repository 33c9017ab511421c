/** `npm start`: the built shop, served by the local Firebase emulators with the demo catalogue. */
import { shop } from '../src/config/shop.ts';
import { merchant } from './seed/demo-customer.ts';
import { inForeground } from './stack/foreground.ts';
import { ports, requireFreePorts } from './stack/ports.ts';
import { startStack } from './stack/stack.ts';
import { endedByThemselves } from './stack/suite.ts';

inForeground(async ({ say, ready }) => {
  await requireFreePorts(['hosting', 'functions', 'firestore', 'auth', 'storage']);
  say('Building the shop and starting the emulators …');
  const emulators = await startStack({ shop: true }, say);
  const address = `http://localhost:${ports.hosting}`;
  say(
    `${shop.name} is ready: ${address} (the merchant's desk: ${address}/desk, log in as ${merchant.phone})`,
  );
  ready();
  return await endedByThemselves(emulators);
});
