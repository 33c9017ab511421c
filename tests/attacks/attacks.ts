/** `npx tsx tests/attacks/attacks.ts`: plays known attacks against this machine's shop, starting one if needed; fails unless none got through. */
import { inForeground } from '../../backend/stack/foreground.ts';
import { startStack } from '../../backend/stack/stack.ts';
import { emulatorAddresses } from '../../backend/stack/suite.ts';
import { HOSTING } from '../functions/paying.ts';
import { attacksTable, playAttacks, succeededAttacks } from './attack.ts';

inForeground(async ({ say }) => {
  const isRunning = await fetch(HOSTING).then(
    (reply) => reply.ok,
    () => false,
  );
  say(isRunning ? 'Attacking the shop that runs already.' : 'Starting the shop …');
  if (!isRunning) await startStack({ shop: true }, say);
  Object.assign(process.env, emulatorAddresses);
  const results = await playAttacks(say);
  say(`\n${attacksTable(results)}\n`);
  const wrong = succeededAttacks(results);
  for (const line of wrong) say(`✗ ${line}`);
  say(wrong.length === 0 ? 'No attack got through.' : `${wrong.length} things to look at.`);
  return wrong.length === 0 ? 0 : 1;
});
